import type { Device } from '@forja/contract/identity/account';
import type { FastifyRequest } from 'fastify';
import { parseDevice } from '../devices/parse-device.ts';
import type { SessionCookie } from './session-cookie.ts';
import type { SessionToken } from './session-token.ts';

export type RequestContext = {
  ip: string;
  device: Device;
  deviceSecret: string | undefined;
  presentedToken: SessionToken | undefined;
};

export const readRequestContext = (
  request: FastifyRequest,
  cookie: SessionCookie,
): RequestContext => ({
  ip: request.ip,
  device: parseDevice(request.headers['user-agent']),
  deviceSecret: cookie.readDevice(request),
  presentedToken: cookie.readToken(request),
});
