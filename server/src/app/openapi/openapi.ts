import planSchemas from '@forja/contract/plan.schema.json' with { type: 'json' };
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { OpenAPIV3_1 } from 'openapi-types';
import type { Api } from '../../http/api.ts';
import { registerApiDocsPage } from './api-docs-page.ts';
import type { DeploymentMode } from '../plugins/security.ts';
import { buildPublicOpenApi } from './public-openapi.ts';

/** TypeScript widens the literals of a JSON file to string, hence the cast. */
const PLAN_SCHEMAS = planSchemas as Record<string, OpenAPIV3_1.SchemaObject>;

/** Registered before the routes, which it collects. */
export async function documentApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Forja API',
        version: '1',
        description:
          'Plain JSON over HTTP. Changes need the `Origin` of the site. Every refusal has one shape, `Refusal`, and a code of a closed list.',
      },
      servers: [{ url: '/' }],
      components: {
        schemas: PLAN_SCHEMAS,
        securitySchemes: {
          session: {
            type: 'apiKey',
            in: 'cookie',
            name: 'forja_session',
            description: 'Where there is TLS, `__Host-forja_session`.',
          },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
}

export async function registerOpenApiPages(
  { app, findCaller, endpoints }: Api,
  settings: DeploymentMode,
): Promise<void> {
  let publicDocument: object | undefined;
  app.get('/api/openapi.json', { schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'private, no-cache').header('vary', 'cookie');
    const caller = await findCaller(request, reply);
    return caller?.role === 'admin'
      ? app.swagger()
      : (publicDocument ??= buildPublicOpenApi(app.swagger(), endpoints));
  });
  await registerApiDocsPage(app, settings);
}
