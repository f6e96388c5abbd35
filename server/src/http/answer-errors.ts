import { ERRORS, type Refusal } from '@forja/contract/http/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import { isDatabaseAway } from './database-away.ts';
import { waitingTime } from './waiting-time.ts';

const TRY_AGAIN_SECONDS = 10;
/** nginx's status for a request that its client aborted. */
const CLIENT_CLOSED_REQUEST = 499;

/** Only place that maps failures to responses. No detail of the failure leaves. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => answer(error, request, reply));
}

export function answer(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (isClientGone(error, request)) return reply.code(CLIENT_CLOSED_REQUEST).send();
  const refusal = asAppError(error);
  request.refusal = refusal.code;
  if (refusal.status >= 500) request.log.error({ err: error }, refusal.code);
  if (refusal.retryAfterSeconds !== undefined)
    reply.header('retry-after', Math.ceil(refusal.retryAfterSeconds));
  // errors before the first hook lack these headers
  reply.header('x-request-id', request.id).header('cache-control', 'no-store');
  return reply
    .code(refusal.status)
    .type('application/json; charset=utf-8')
    .send(toRefusal(refusal, request.id));
}

/**
 * Aborted uploads only: the same error code from the database or a provider is a failure of the
 * server.
 */
const isClientGone = (error: unknown, { raw }: FastifyRequest) =>
  error instanceof Error && raw.errored === error;

function toRefusal(
  { code, message, fields, retryAfterSeconds, current }: AppError,
  requestId: string,
): Refusal {
  return {
    success: false,
    code,
    message:
      code === 'too_many_tries' && retryAfterSeconds !== undefined
        ? `Demasiados intentos. Probá de nuevo en ${waitingTime(retryAfterSeconds)}.`
        : message,
    ...(fields.length > 0 && { fields: [...fields] }),
    ...(current !== undefined && { current }),
    requestId,
  };
}

function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseAway(error))
    return new AppError('unavailable', { retryAfterSeconds: TRY_AGAIN_SECONDS });
  return isFromFastify(error) ? fromFastifyError(error) : new AppError('internal');
}

const isFromFastify = (error: unknown): error is FastifyError =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('FST_');

function fromFastifyError({ code, statusCode: status = 500 }: FastifyError): AppError {
  if (code === 'FST_ERR_CTP_INVALID_JSON_BODY')
    return new AppError('invalid_input', { message: 'Lo que mandaste no es JSON válido.' });
  if (status === ERRORS.too_large.status) return new AppError('too_large');
  if (status === ERRORS.unsupported_media.status) return new AppError('unsupported_media');
  if (status === ERRORS.unavailable.status)
    return new AppError('unavailable', { retryAfterSeconds: TRY_AGAIN_SECONDS });
  if (status === 403 || status === 404 || status === 414) return new AppError('not_found');
  return status < 500
    ? new AppError('invalid_input', { message: 'No entendimos el pedido.' })
    : new AppError('internal');
}
