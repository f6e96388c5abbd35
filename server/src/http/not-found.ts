import type { Endpoint } from '@forja/contract/http/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

/**
 * Replies before the body is read, because a body error would reveal that an administrator's
 * address exists.
 */
export function answerUnknownAddresses(app: FastifyInstance, endpoints: readonly Endpoint[]): void {
  const refuse = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const methods = endpoints
      // method_not_allowed would reveal that the address exists
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
