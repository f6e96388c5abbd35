import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Called by other programs: a browser's origin and cookie mean nothing to it. */
    isForPrograms?: boolean;
    /** It answers without reading what was sent: nothing changes, whoever asks. */
    changesNothing?: boolean;
  }
}

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Refuses a change that another site started: a page can make a browser send our cookie, never our `Origin`. */
export function checkOrigin(app: FastifyInstance, appOrigin: string | undefined): void {
  app.addHook('onRequest', async (request) => {
    // a provider's program has no page and no cookie of ours
    const { isForPrograms = false, changesNothing = false } = request.routeOptions.config;
    if (
      !isForPrograms &&
      !changesNothing &&
      !READING.has(request.method) &&
      !isOurs(request, appOrigin)
    )
      throw new AppError('wrong_origin');
  });
}

function isOurs({ headers }: FastifyRequest, appOrigin: string | undefined): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  if (headers.origin !== undefined)
    return headers.origin === appOrigin || isThisMachine(headers.origin, headers.host, appOrigin);
  // every browser sends one of the two; without a cookie there is nobody to impersonate
  return site !== undefined || headers.cookie === undefined;
}

/** Where no address is configured, only this machine under the name it was called by: another name would allow DNS rebinding. */
function isThisMachine(
  origin: string,
  host: string | undefined,
  appOrigin: string | undefined,
): boolean {
  if (appOrigin !== undefined || !URL.canParse(origin)) return false;
  const url = new URL(origin);
  return url.host === host && LOOPBACK.has(url.hostname);
}
