import type { Device } from '@forja/contract/account';
import type { FastifyRequest } from 'fastify';
import { deviceOf } from '../devices/parse-device.ts';
import type { SessionCookie } from './session-cookie.ts';
import type { SessionToken } from './session-token.ts';

/** Where a request comes from: the address it is counted against, the device, and the session it carries. */
export type From = {
  ip: string;
  device: Device;
  /** What the cookie of the device carries, if it signed in to any account before. */
  deviceSecret: string | undefined;
  presented: SessionToken | undefined;
};

export const fromOf = (request: FastifyRequest, cookie: SessionCookie): From => ({
  ip: request.ip,
  device: deviceOf(request.headers['user-agent']),
  deviceSecret: cookie.readDevice(request),
  presented: cookie.read(request),
});
