import type { Endpoint } from '@forja/contract/http/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

/**
 * An address that nothing answers, or one that answers to another method: both refuse in our shape. Before the body is
 * read, as an administrator's address does with everybody else: a bad body must not tell one from the other.
 */
export function answerUnknownAddresses(app: FastifyInstance, endpoints: readonly Endpoint[]): void {
  const refuse = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const methods = endpoints
      // the method that is wrong would tell that the address exists
      .filter((endpoint) => endpoint.access !== 'admin' && pathPattern(endpoint).test(path))
      .map(({ method }) => method);
    if (methods.length === 0) throw new AppError('not_found');
    reply.header('allow', methods.join(', '));
    throw new AppError('method_not_allowed');
  };
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404) await refuse(request, reply);
  });
  app.setNotFoundHandler(refuse);
}

const pathPattern = ({ path }: Endpoint) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);
