import type { Email, Mail } from './mail.ts';

/** A post office that keeps what it was given. */
export function createMemoryMail(): Mail & { sent: Email[] } {
  const sent: Email[] = [];
  return { sent, send: async (letter) => void sent.push(letter) };
}
