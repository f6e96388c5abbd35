import type { FastifyInstance } from 'fastify';
import { LogController } from 'fastify';

/** Fastify's two lines per request are ours in one. */
export const noLinesOfItsOwn = new LogController({ disableRequestLogging: true });

export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'request');
  });
}
