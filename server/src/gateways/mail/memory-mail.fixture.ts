import type { Email, Mail } from './mail.ts';

export function createMemoryMail(): Mail & { sent: Email[] } {
  const sent: Email[] = [];
  return { sent, send: async (email) => void sent.push(email) };
}
