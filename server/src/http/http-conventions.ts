import type { Endpoint } from '@forja/contract/http/endpoint';
import type { FastifyInstance } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { answerErrors } from './answer-errors.ts';
import { acceptOnlyJson } from './json-body.ts';
import { answerUnknownAddresses } from './not-found.ts';
import { checkOrigin } from './origin-check.ts';
import { validateInput } from './validate-input.ts';

type Conventions = { endpoints: readonly Endpoint[]; appOrigin: string | undefined };

export function applyHttpConventions(
  app: FastifyInstance,
  { endpoints, appOrigin }: Conventions,
): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
  checkOrigin(app, appOrigin);
  acceptOnlyJson(app);
  app.setValidatorCompiler(validateInput);
  app.setSerializerCompiler(serializerCompiler);
  answerErrors(app);
  answerUnknownAddresses(app, endpoints);
}
