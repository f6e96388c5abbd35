import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { createProxyWatch, type ProxyWatch } from './proxy-watch.ts';

const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip'];

type ProxyWatchDependencies = {
  settings: { isProduction: boolean; trustedProxies: readonly string[] | undefined };
  now: () => Date;
  logger: FastifyBaseLogger;
};

export function watchProxies(
  app: FastifyInstance,
  { settings, now, logger }: ProxyWatchDependencies,
): ProxyWatch | undefined {
  if (!settings.isProduction) return undefined;
  const watch = createProxyWatch({ trustedProxies: settings.trustedProxies ?? [], now });
  app.addHook('onRequest', async (request) => {
    const unlisted = watch.recordRequest(request.socket.remoteAddress, {
      isForwarded: isForwarded(request),
    });
    if (unlisted)
      logger.error(
        { proxy: unlisted.address ?? 'a public address' },
        'untrusted_proxy: a forwarded address came from a proxy that is not in TRUSTED_PROXIES. Add it, or all people share one limit.',
      );
  });
  return watch;
}

const isForwarded = ({ headers }: FastifyRequest) =>
  FORWARDED.some((name) => headers[name] !== undefined);
