import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DAY_MS } from '../../shared/durations.ts';
import { type ApiReply, createRepliesByKey } from '../../shared/replies-by-key.ts';
import { type Payment, paymentJson, refundJson } from '../state/payments.ts';
import {
  answerOnce,
  authenticate,
  errorReply,
  type MercadoPagoApiDependencies,
  type MercadoPagoHandler,
  readId,
} from './answer-request.ts';

const NOT_FOUND = errorReply(404, 'not_found', 'Payment not found');

export function registerPaymentRoutes(
  app: FastifyInstance,
  { state, base, now }: Pick<MercadoPagoApiDependencies, 'state' | 'base' | 'now'>,
): void {
  const replies = createRepliesByKey({ now, ttlMs: DAY_MS });

  const withPayment =
    (handle: (payment: Payment, request: FastifyRequest) => ApiReply): MercadoPagoHandler =>
    (request, seller) => {
      const payment = state.payments.get(Number(readId(request)));
      return payment?.preference.seller === seller ? handle(payment, request) : NOT_FOUND;
    };

  app.get(
    '/v1/payments/:id',
    authenticate(
      withPayment((payment) => {
        if (payment.hiddenReads <= 0) return { status: 200, body: paymentJson(payment, base()) };
        payment.hiddenReads -= 1;
        return NOT_FOUND;
      }),
    ),
  );

  app.put(
    '/v1/payments/:id',
    answerOnce(
      replies,
      withPayment(({ id, status }, request) => {
        const change = (request.body ?? {}) as { status?: string }; // the only supported change
        if (change.status !== 'cancelled' || !['pending', 'in_process'].includes(status))
          return errorReply(400, 'bad_request', 'Invalid status change');
        return { status: 200, body: paymentJson(state.cancel(id, 'by_collector'), base()) };
      }),
    ),
  );

  const refundOnce = answerOnce(
    replies,
    withPayment((payment, request) => {
      const { amount } = (request.body ?? {}) as { amount?: number }; // empty for all of it
      try {
        return { status: 201, body: refundJson(payment, state.refund(payment.id, amount).refund) };
      } catch (error) {
        return errorReply(400, error instanceof Error ? error.message : 'bad_request');
      }
    }),
  );
  app.post('/v1/payments/:id/refunds', async (request, reply) => {
    if (request.headers['x-idempotency-key'] !== undefined) return refundOnce(request, reply);
    const message = "Header X-Idempotency-Key can't be null";
    return reply.code(400).send(errorReply(400, 'bad_request', message).body);
  });

  app.get(
    '/v1/payments/:id/refunds',
    authenticate(
      withPayment((payment) => ({
        status: 200,
        body: payment.refunds.map((refund) => refundJson(payment, refund)),
      })),
    ),
  );
}
