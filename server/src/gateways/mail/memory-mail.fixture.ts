import type { Email, Mail } from './mail.ts';

/** A mail gateway that keeps every email in memory. */
export function createMemoryMail(): Mail & { sent: Email[] } {
  const sent: Email[] = [];
  return { sent, send: async (email) => void sent.push(email) };
}
