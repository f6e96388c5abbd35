import cookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Keyring } from '../../keys/keyring.ts';
import { answer } from '../../http/answer-errors.ts';
import type { Api } from '../../http/api.ts';
import { requestId } from '../../http/request-id.ts';
import { applyHttpConventions } from '../../http/http-conventions.ts';
import { compressJson } from '../plugins/compress-json.ts';
import { documentApi } from '../openapi/openapi.ts';
import { refuseUnderPressure } from '../plugins/pressure.ts';
import { logRequests, disabledRequestLogging } from '../plugins/request-log.ts';
import { readInlineHashes } from '../site/content-policy.ts';
import { addSecurityHeaders } from '../plugins/security.ts';
import { watchProxies } from '../plugins/watch-proxies.ts';

const BODY_BYTES = 64 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;

export type ServerDependencies = {
  logger: FastifyBaseLogger;
  now: () => Date;
  watchRequests?: ((app: FastifyInstance) => void) | undefined;
  settings: {
    isProduction: boolean;
    isStaging: boolean;
    /** Absent in development, which trusts the names of this machine. */
    appOrigin: string | undefined;
    trustedProxies: string[] | undefined;
    webDist: string;
  };
};

const UNKNOWN_PAGE = '/-';

function isDecodable(address: string): boolean {
  try {
    decodeURI(address.replace(/[?#].*$/s, ''));
    return true;
  } catch {
    return false;
  }
}

export async function buildServer(
  { logger, now, watchRequests, settings, keys }: ServerDependencies & { keys: Keyring },
  endpoints: Api['endpoints'],
) {
  const app = Fastify({
    loggerInstance: logger,
    logController: disabledRequestLogging,
    genReqId: requestId,
    requestIdHeader: false,
    trustProxy: settings.trustedProxies ?? false,
    bodyLimit: BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    frameworkErrors: (error, request, reply) => void answer(error, request, reply),
    // addresses that cannot be decoded become a page that does not exist, instead of Fastify's own
    // error
    rewriteUrl: ({ url = '/' }) =>
      url.startsWith('/api/') || isDecodable(url) ? url : UNKNOWN_PAGE,
    routerOptions: { maxParamLength: 200 },
  });
  logRequests(app, keys.requestLog);
  watchRequests?.(app);
  const proxies = watchProxies(app, { settings, now, logger });
  const { scripts } = await readInlineHashes(settings.webDist);
  await addSecurityHeaders(app, settings, scripts);
  await refuseUnderPressure(app);
  await compressJson(app);
  applyHttpConventions(app, { endpoints, appOrigin: settings.appOrigin });
  await app.register(cookie);
  await documentApi(app);
  return { app, proxies };
}
