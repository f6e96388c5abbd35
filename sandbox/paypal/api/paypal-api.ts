import type { FastifyInstance } from 'fastify';
import { getSigner } from '../messages/certificate.ts';
import { CERTIFICATE_PATH } from '../messages/events.ts';
import { verifyMessage } from '../messages/verify-message.ts';
import { authenticate, type PayPalApiDependencies } from './answer-request.ts';
import { registerCaptureRoutes } from './capture-routes.ts';
import { registerOrderRoutes } from './order-routes.ts';

export const isApi = (path: string): boolean => /^\/v[12]\//.test(path);

/** Provider API, limited to the calls of an Orders shop. */
export function registerPayPalApi(
  app: FastifyInstance,
  { webhookId, ...dependencies }: PayPalApiDependencies & { webhookId: string },
): void {
  const { tokens } = dependencies;

  app.post('/v1/oauth2/token', async (request, reply) => {
    const token = tokens.issue(request.headers.authorization);
    if (token === undefined)
      return reply
        .code(401)
        .send({ error: 'invalid_client', error_description: 'Client Authentication failed' });
    return token;
  });

  registerOrderRoutes(app, dependencies);
  registerCaptureRoutes(app, dependencies);

  app.get(CERTIFICATE_PATH, async (_request, reply) =>
    reply.type('text/plain').send(getSigner().pem),
  );

  app.post(
    '/v1/notifications/verify-webhook-signature',
    authenticate(tokens, (request) => {
      const verification_status = verifyMessage(request.body, webhookId) ? 'SUCCESS' : 'FAILURE';
      return { status: 200, body: { verification_status } };
    }),
  );
}
