export type Email = { to: string; subject: string; text: string };

/** A mail server. Absent where none is configured. */
export type Mail = { send(email: Email): Promise<void> };
