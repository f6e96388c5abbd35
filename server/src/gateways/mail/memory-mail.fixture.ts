import type { Letter, Mail } from './mail.ts';

/** A post office that keeps what it was given. */
export function createMemoryMail(): Mail & { sent: Letter[] } {
  const sent: Letter[] = [];
  return { sent, send: async (letter) => void sent.push(letter) };
}
