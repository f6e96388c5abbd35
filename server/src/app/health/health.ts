import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/connect.ts';
import { hasAllMigrations } from '../../database/migrate.ts';
import type { ProxyWatch } from '../plugins/proxy-watch.ts';

/** For balancers and supervisors: answers also under pressure, which is when it matters. */
export function registerHealthRoutes(
  app: FastifyInstance,
  db: Database,
  proxies: ProxyWatch | undefined,
): void {
  const config = { pressureHandler: () => undefined };

  app.get('/healthz', { config, schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });

  app.get('/readyz', { config, schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const state = await readDatabaseState(db).catch((err: unknown) => {
      request.log.warn({ err }, 'not ready');
      return 'unreachable' as const;
    });
    const hasUnlistedProxy = proxies?.hasUnlistedProxy() ?? false;
    const isReady = state === 'ready' && !hasUnlistedProxy;
    return reply.code(isReady ? 200 : 503).send({
      status: isReady ? 'ok' : 'unavailable',
      database: state,
      ...(hasUnlistedProxy && { reason: 'untrusted_proxy' }),
    });
  });
}

const readDatabaseState = async (db: Database) =>
  (await hasAllMigrations(db)) ? 'ready' : 'not_migrated';
