import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEVICE_DAYS, readDeviceSecret } from '../devices/device-secret.ts';
import { readToken, type SessionToken, written } from './session-token.ts';

const NAME = 'forja_session';
const DEVICE_NAME = 'forja_device';
export const SESSION_DAYS = 90;
const DAY_SECONDS = 86_400;

export type SessionCookie = ReturnType<typeof createSessionCookie>;

/**
 * The cookie of a signed-in device, unreadable to scripts and never sent from another site's form, and the one that
 * tells a device that signed in before from one that never did. The second opens nothing and outlives the session.
 */
export function createSessionCookie({ secure }: { secure: boolean }) {
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    read: (request: FastifyRequest): SessionToken | undefined => readToken(request.cookies[NAME]),
    readDevice: (request: FastifyRequest): string | undefined => readDeviceSecret(request.cookies[DEVICE_NAME]),
    set(reply: FastifyReply, token: SessionToken): void {
      reply.setCookie(NAME, written(token), { ...attributes, maxAge: SESSION_DAYS * DAY_SECONDS });
      if (token.deviceSecret !== undefined)
        reply.setCookie(DEVICE_NAME, token.deviceSecret, { ...attributes, maxAge: DEVICE_DAYS * DAY_SECONDS });
    },
    clear: (reply: FastifyReply) => reply.clearCookie(NAME, attributes),
  };
}
