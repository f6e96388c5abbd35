import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHostCookie } from '../../../cookies/host-cookie.ts';
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
  const session = createHostCookie(NAME, { secure });
  const knownDevice = createHostCookie(DEVICE_NAME, { secure });
  const readable = { path: '/', httpOnly: false, sameSite: 'lax', secure } as const;
  const setMark = (reply: FastifyReply) =>
    reply.setCookie(MARK_NAME, '1', { ...readable, maxAge: SESSION_DAYS * DAY_SECONDS });
  const clearMark = (reply: FastifyReply) => reply.clearCookie(MARK_NAME, readable);
  return {
    /** Makes the mark, which pages read, agree with the cookie, and answers whether there is one, of a session that exists or not. */
    syncMark(request: FastifyRequest, reply: FastifyReply): boolean {
      const isPresent = session.readValue(request) !== undefined;
      const isMarked = request.cookies[MARK_NAME] !== undefined;
      if (isPresent && !isMarked) setMark(reply);
      if (!isPresent && isMarked) clearMark(reply);
      return isPresent;
    },
    readToken: (request: FastifyRequest): SessionToken | undefined =>
      decodeToken(session.readValue(request)),
    readDevice: (request: FastifyRequest): string | undefined =>
      readDeviceSecret(knownDevice.readValue(request)),
    set(reply: FastifyReply, token: SessionToken): void {
      session.set(reply, encodeToken(token), { maxAge: SESSION_DAYS * DAY_SECONDS });
      if (token.deviceSecret !== undefined)
        knownDevice.set(reply, token.deviceSecret, { maxAge: DEVICE_DAYS * DAY_SECONDS });
      setMark(reply);
    },
    /** Clears what the browser still sends of a session that does not exist: with it, pages would go on being those of an account. */
    clearStale(request: FastifyRequest, reply: FastifyReply): void {
      if (session.readValue(request) !== undefined) session.clear(reply);
      if (request.cookies[MARK_NAME] !== undefined) clearMark(reply);
    },
    /** At signing out. Pages that the browser still has in memory go too, so that "back" shows none of them. */
    clear(reply: FastifyReply): void {
      session.clear(reply);
      clearMark(reply);
      // Not "storage", which has what is not sent yet, of every account of the device and what works without signal; nor
      // "cookies", which has the known device.
      reply.header('clear-site-data', '"cache"');
    },
  };
}
