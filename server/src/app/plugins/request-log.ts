import { createHmac } from 'node:crypto';
import { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import type { PurposeKeys } from '../../keys/keyring.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Account of the session, also when the request is refused. */
    callerId: string | undefined;
    /** The code that it was refused with. */
    refusal: string | undefined;
  }
}

/** One line per request replaces the two of Fastify. */
export const disabledRequestLogging = new LogController({ disableRequestLogging: true });

const UNAUTHORIZED: ReadonlySet<number> = new Set([401, 402, 403]);
/** An administrator's address says to everybody else that it does not exist. */
const isRefusedAdmin = ({ routeOptions, refusal }: FastifyRequest) =>
  routeOptions.config.access === 'admin' && refusal === 'not_found';

/** One line per request that was answered. One that its client broke off has no answer and is nobody's failure. */
export function logRequests(app: FastifyInstance, { present }: PurposeKeys): void {
  // the lines of one account are told together, and lead to it only with the key
  const markAccount = (id: string) =>
    createHmac('sha256', present).update(id).digest('base64url').slice(0, 16);

  app.decorateRequest('callerId', undefined);
  app.decorateRequest('refusal', undefined);
  app.addHook('onRequest', async (request, reply) => {
    // Node remembers the address of a connection once read, and cannot read it after the connection is gone
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
