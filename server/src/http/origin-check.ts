import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Called by programs, so origin and cookies are ignored. */
    isForPrograms?: boolean;
    changesNothing?: boolean;
  }
}

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** CSRF check: another site can make a browser send our cookie, never our `Origin`. */
export function checkOrigin(app: FastifyInstance, appOrigin: string | undefined): void {
  app.addHook('onRequest', async (request) => {
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
  // browsers send one of both headers; without a cookie there is no session to abuse
  return site !== undefined || headers.cookie === undefined;
}

/** Requires the name of this machine, against DNS rebinding. */
function isThisMachine(
  origin: string,
  host: string | undefined,
  appOrigin: string | undefined,
): boolean {
  if (appOrigin !== undefined || !URL.canParse(origin)) return false;
  const url = new URL(origin);
  return url.host === host && LOOPBACK.has(url.hostname);
}
