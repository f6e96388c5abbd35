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
 * HttpOnly and SameSite. The device cookie grants no access and outlives the session. The readable
 * mark only tells pages that a session exists.
 */
export function createSessionCookie({ secure }: { secure: boolean }) {
  const session = createHostCookie(NAME, { secure });
  const knownDevice = createHostCookie(DEVICE_NAME, { secure });
  const readable = { path: '/', httpOnly: false, sameSite: 'lax', secure } as const;
  const setMark = (reply: FastifyReply) =>
    reply.setCookie(MARK_NAME, '1', { ...readable, maxAge: SESSION_DAYS * DAY_SECONDS });
  const clearMark = (reply: FastifyReply) => reply.clearCookie(MARK_NAME, readable);
  return {
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
    /** Clears a stale cookie, with which documents would keep serving the app. */
    clearStale(request: FastifyRequest, reply: FastifyReply): void {
      if (session.readValue(request) !== undefined) session.clear(reply);
      if (request.cookies[MARK_NAME] !== undefined) clearMark(reply);
    },
    /** Drops in-memory pages too, so that "back" shows none. */
    clear(reply: FastifyReply): void {
      session.clear(reply);
      clearMark(reply);
      // Excludes "storage", which has unsent writes, and "cookies", which has the known device.
      reply.header('clear-site-data', '"cache"');
    },
  };
}
