import type { FastifyReply, FastifyRequest } from 'fastify';
import { readToken, type SessionToken, written } from './session-token.ts';

const NAME = 'forja_session';
export const SESSION_DAYS = 90;
const DAY_SECONDS = 86_400;

export type SessionCookie = ReturnType<typeof createSessionCookie>;

/** The cookie of a signed-in device: unreadable to scripts, never sent from another site's form. */
export function createSessionCookie({ secure }: { secure: boolean }) {
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    read: (request: FastifyRequest): SessionToken | undefined => readToken(request.cookies[NAME]),
    set: (reply: FastifyReply, token: SessionToken) =>
      reply.setCookie(NAME, written(token), { ...attributes, maxAge: SESSION_DAYS * DAY_SECONDS }),
    clear: (reply: FastifyReply) => reply.clearCookie(NAME, attributes),
  };
}
