import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, pino } from 'pino';

const FROM_DATABASE = new Set(['DrizzleQueryError', 'DatabaseError', 'error']);

/**
 * Logs nothing that a person typed: route patterns instead of addresses, no body, cookie or IP.
 * Database messages quote values, so only their code is logged.
 */
export function createLogger(level: string, destination?: DestinationStream): FastifyBaseLogger {
  const options = {
    level,
    base: null,
    serializers: { err: serializeError, req: serializeRequest, res: serializeReply },
  };
  return destination ? pino(options, destination) : pino(options);
}

function serializeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  return {
    type: error.name,
    ...('code' in error && { code: String(error.code) }),
    ...(!FROM_DATABASE.has(error.name) && !('severity' in error) && { message: error.message }),
    frames: (error.stack ?? '')
      .split('\n')
      .filter((line) => line.startsWith('    at '))
      .slice(0, 8)
      .map((line) => line.trim()),
    ...(error.cause instanceof Error && { cause: serializeError(error.cause) }),
  };
}

type LoggedRequest = { method?: string; routeOptions?: { url?: string | undefined } };
const serializeRequest = ({ method, routeOptions }: LoggedRequest) => ({
  method,
  route: routeOptions?.url ?? 'unknown',
});
const serializeReply = ({ statusCode }: { statusCode?: number }) => ({ statusCode });
