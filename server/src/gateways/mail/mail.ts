export type Email = {
  to: string;
  subject: string;
  text: string;
  /** Unsubscribe address for one click in the mail program (RFC 8058). */
  unsubscribeUrl?: string;
};

export type Mail = { send(email: Email): Promise<void> };
