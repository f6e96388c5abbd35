import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEVICE_DAYS, readDeviceSecret } from '../devices/device-secret.ts';
import { decodeToken, type SessionToken, encodeToken } from './session-token.ts';

const NAME = 'forja_session';
const DEVICE_NAME = 'forja_device';
const MARK_NAME = 'forja_mark';
export const SESSION_DAYS = 90;
const DAY_SECONDS = 86_400;

export type SessionCookie = ReturnType<typeof createSessionCookie>;

/**
 * The session cookie, and the cookie that identifies a known device. Both are unreadable to scripts and not sent by forms
 * of other sites. The device cookie grants no access and outlives the session. The mark says to the page that there is a
 * session, so that a visitor does not ask who is signed in; it has no secret and grants nothing.
 */
export function createSessionCookie({ secure }: { secure: boolean }) {
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  const readable = { ...attributes, httpOnly: false };
  const clearMark = (reply: FastifyReply) => reply.clearCookie(MARK_NAME, readable);
  return {
    /** The session that it speaks of has ended. */
    clearStaleMark(request: FastifyRequest, reply: FastifyReply): void {
      if (request.cookies[MARK_NAME] !== undefined) clearMark(reply);
    },
    readToken: (request: FastifyRequest): SessionToken | undefined =>
      decodeToken(request.cookies[NAME]),
    readDevice: (request: FastifyRequest): string | undefined =>
      readDeviceSecret(request.cookies[DEVICE_NAME]),
    set(reply: FastifyReply, token: SessionToken): void {
      reply.setCookie(NAME, encodeToken(token), {
        ...attributes,
        maxAge: SESSION_DAYS * DAY_SECONDS,
      });
      if (token.deviceSecret !== undefined)
        reply.setCookie(DEVICE_NAME, token.deviceSecret, {
          ...attributes,
          maxAge: DEVICE_DAYS * DAY_SECONDS,
        });
      reply.setCookie(MARK_NAME, '1', { ...readable, maxAge: SESSION_DAYS * DAY_SECONDS });
    },
    clear(reply: FastifyReply): void {
      reply.clearCookie(NAME, attributes);
      clearMark(reply);
    },
  };
}
