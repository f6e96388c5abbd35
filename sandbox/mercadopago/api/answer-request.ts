import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiReply, createRepliesByKey } from '../../shared/replies-by-key.ts';
import type { MercadoPagoFaultSettings } from '../state/mercadopago-fault-settings.ts';
import type { MercadoPagoState } from '../state/mercadopago-state.ts';
import { findSeller, type Seller } from '../state/test-sellers.ts';

export type MercadoPagoApiDependencies = {
  state: MercadoPagoState;
  faultSettings: () => MercadoPagoFaultSettings;
  base: () => string;
  now: () => Date;
};

export type MercadoPagoHandler = (request: FastifyRequest, seller: Seller) => ApiReply;

export const readId = (request: FastifyRequest) => (request.params as { id: string }).id; // routes with :id

export const errorReply = (status: number, error: string, message = error): ApiReply => ({
  status,
  body: { message, error, status, cause: [] },
});

export const authenticate =
  (handle: MercadoPagoHandler) => async (request: FastifyRequest, reply: FastifyReply) => {
    const seller = findSeller(request.headers.authorization);
    const { status, body } =
      seller === undefined
        ? errorReply(401, 'unauthorized', 'invalid access token')
        : handle(request, seller);
    return reply.code(status).send(body);
  };

/** Repeated idempotency keys get the stored answer. */
export const answerOnce = (
  replies: ReturnType<typeof createRepliesByKey>,
  handle: MercadoPagoHandler,
) =>
  authenticate((request, seller) => {
    const key = request.headers['x-idempotency-key'];
    if (typeof key !== 'string') return handle(request, seller);
    const path = `${request.method} ${request.url}`;
    const text = JSON.stringify(request.body ?? {});
    const storedReply = replies.find(path, key, text);
    if (storedReply === 'conflict') return errorReply(409, 'idempotency_key_already_used');
    if (storedReply !== undefined) return storedReply;
    const reply = handle(request, seller);
    replies.save(path, key, text, reply);
    return reply;
  });
