import type { FastifyInstance } from 'fastify';
import type { PaymentProvider } from '../../../gateways/payments/payment-provider.ts';
import type { Inbox } from './inbox.service.ts';

const LARGEST = 64 * 1024;

/**
 * Webhooks are no endpoints of the contract: raw bytes of any content type are read, and cookies
 * and origin are ignored.
 */
export async function webhooksRoutes(
  app: FastifyInstance,
  { inbox, providers }: { inbox: Inbox; providers: readonly PaymentProvider[] },
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) =>
      done(null, bytes),
    );
    for (const provider of providers.filter(({ id }) => id !== 'simulation'))
      scope.post(
        `/api/webhooks/${provider.id}`,
        { bodyLimit: LARGEST, config: { isForPrograms: true }, schema: { hide: true } },
        async ({ body, headers, query, ip }) => {
          const raw = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
          await inbox.receive(
            provider,
            { raw, headers: single(headers), query: single(query) },
            ip,
          );
          return { received: true };
        },
      );
  });
}

function single(values: unknown): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(values ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}
