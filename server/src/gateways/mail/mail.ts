export type Email = {
  to: string;
  subject: string;
  text: string;
  /** The address that ends letters of its kind with one press in the mail program, by RFC 8058. */
  unsubscribeUrl?: string;
};

/** A mail server. Absent where none is configured. */
export type Mail = { send(email: Email): Promise<void> };
