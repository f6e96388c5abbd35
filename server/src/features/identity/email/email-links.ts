import { encodeToken, type SessionToken } from '../sessions/session-token.ts';

export type EmailLinks = { confirm: string; deny: string };

/** The key is in the fragment, which browsers do not send. */
export function createEmailLinks(origin: string, token: SessionToken): EmailLinks {
  const page = `${origin}/verificar-correo`;
  const key = encodeToken(token);
  return { confirm: `${page}#enlace=${key}`, deny: `${page}#no-fui-yo=${key}` };
}
