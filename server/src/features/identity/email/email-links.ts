import { encodeToken, type SessionToken } from '../sessions/session-token.ts';

export type EmailLinks = { confirm: string; deny: string };

/** Browsers do not send the fragment, so the token stays out of logs. */
export function createEmailLinks(origin: string, token: SessionToken): EmailLinks {
  const page = `${origin}/verificar-correo`;
  const key = encodeToken(token);
  return { confirm: `${page}#enlace=${key}`, deny: `${page}#no-fui-yo=${key}` };
}
