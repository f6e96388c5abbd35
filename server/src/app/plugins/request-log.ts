import { createHmac } from 'node:crypto';
import { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import type { PurposeKeys } from '../../keys/keyring.ts';

declare module 'fastify' {
  interface FastifyRequest {
    callerId: string | undefined;
    refusal: string | undefined;
  }
}

export const disabledRequestLogging = new LogController({ disableRequestLogging: true });

const UNAUTHORIZED: ReadonlySet<number> = new Set([401, 402, 403]);
/** Administrator endpoints look nonexistent to other users, in the log too. */
const isRefusedAdmin = ({ routeOptions, refusal }: FastifyRequest) =>
  routeOptions.config.access === 'admin' && refusal === 'not_found';

/** Aborted requests are logged without a failure. */
export function logRequests(app: FastifyInstance, { present }: PurposeKeys): void {
  // a keyed hash groups the lines of one account without revealing it
  const markAccount = (id: string) =>
    createHmac('sha256', present).update(id).digest('base64url').slice(0, 16);

  app.decorateRequest('callerId', undefined);
  app.decorateRequest('refusal', undefined);
  app.addHook('onRequest', async (request, reply) => {
    // Node caches the address on first read and cannot read it after the connection closes
    void request.socket.remoteAddress;
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) request.log.debug({ req: request }, 'client left');
    });
  });
  app.addHook('onResponse', async (request, reply) => {
    const { callerId, refusal } = request;
    const line = {
      req: request,
      res: reply,
      ms: Math.round(reply.elapsedTime),
      ...(callerId !== undefined && { who: markAccount(callerId) }),
      ...(refusal !== undefined && { refusal }),
    };
    const isUnauthorized = isRefusedAdmin(request) || UNAUTHORIZED.has(reply.statusCode);
    request.log.info(line, isUnauthorized ? 'refused' : 'request');
  });
}
