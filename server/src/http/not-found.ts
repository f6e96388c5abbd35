import type { Endpoint } from '@forja/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';

/** An address that nothing answers, or one that answers to another method: both refuse in our shape. */
export function answerUnknownAddresses(app: FastifyInstance, endpoints: readonly Endpoint[]): void {
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const methods = endpoints.filter((endpoint) => patternOf(endpoint).test(path)).map(({ method }) => method);
    if (methods.length === 0) throw new AppError('not_found');
    reply.header('allow', methods.join(', '));
    throw new AppError('method_not_allowed');
  });
}

const patternOf = ({ path }: Endpoint) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);
