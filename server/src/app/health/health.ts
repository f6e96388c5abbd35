import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/connect.ts';
import { hasAllMigrations } from '../../database/migrate.ts';
import type { ProxyWatch } from '../plugins/proxy-watch.ts';

/** Slower databases count as unavailable. */
const TIMEOUT_MS = 3_000;
const RECENTLY_MS = 10_000;

export type Health = ReturnType<typeof registerHealthRoutes>;

/** Probes must answer under pressure too, which is when they matter. */
export function registerHealthRoutes(
  app: FastifyInstance,
  db: Database,
  proxies: ProxyWatch | undefined,
) {
  const config = { pressureHandler: () => undefined };
  let isDraining = false;
  let askedAt = -Infinity;

  app.get('/healthz', { config, schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });

  app.get('/readyz', { config, schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    askedAt = performance.now();
    if (isDraining) return reply.code(503).send({ status: 'unavailable', reason: 'draining' });
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

  return {
    /** Fails readiness but still serves requests. Returns whether a balancer polled recently. */
    startDraining(): boolean {
      isDraining = true;
      return performance.now() - askedAt < RECENTLY_MS;
    },
  };
}

const readDatabaseState = (db: Database) =>
  Promise.race([
    hasAllMigrations(db).then((isMigrated) => (isMigrated ? 'ready' : 'not_migrated')),
    pause(TIMEOUT_MS, 'unreachable' as const, { ref: false }),
  ]);
