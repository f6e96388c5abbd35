import { type FastifyInstance, LogController } from 'fastify';

/** One line per request replaces the two of Fastify. */
export const disabledRequestLogging = new LogController({ disableRequestLogging: true });

/** One line per request that was answered. One that its client broke off has no answer and is nobody's failure. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    // Node remembers the address of a connection once read, and cannot read it after the connection is gone
    void request.socket.remoteAddress;
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) request.log.debug({ req: request }, 'client left');
    });
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'request');
  });
}
