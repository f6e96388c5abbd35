import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DAY_MS } from '../shared/durations.ts';
import { createRepliesByKey } from '../shared/replies-by-key.ts';
import { chargebackJson } from './state/chargebacks.ts';
import type { MercadoPagoFaultSettings } from './state/mercadopago-fault-settings.ts';
import type { MercadoPagoState } from './state/mercadopago-state.ts';
import { orderJson } from './state/merchant-orders.ts';
import { paymentJson, refundJson, searchResultJson } from './state/payments.ts';
import { hasPage, preferenceJson, type PreferenceBody, findRefusal } from './state/preferences.ts';
import { type Seller, findSeller } from './state/test-sellers.ts';

const PAGE_SIZE = 30;

export const isApi = (path: string): boolean =>
  /^\/(v1|checkout\/preferences|merchant_orders)(\/|$)/.test(path);

type Reply = { status: number; body: unknown };
type Params = { id: string };

const errorReply = (status: number, error: string, message = error): Reply => ({
  status,
  body: { message, error, status, cause: [] },
});
const NOT_FOUND = errorReply(404, 'not_found', 'Payment not found');

/** The API of the provider, as far as a shop with Checkout Pro asks it. */
export function registerMercadoPagoApi(
  app: FastifyInstance,
  {
    state,
    faultSettings,
    base,
    now,
  }: {
    state: MercadoPagoState;
    faultSettings: () => MercadoPagoFaultSettings;
    base: () => string;
    now: () => Date;
  },
): void {
  const replies = createRepliesByKey({ now, ttlMs: DAY_MS });

  const authenticate =
    (handle: (request: FastifyRequest, seller: Seller) => Reply) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const seller = findSeller(request.headers.authorization);
      const { status, body } =
        seller === undefined
          ? errorReply(401, 'unauthorized', 'invalid access token')
          : handle(request, seller);
      return reply.code(status).send(body);
    };

  /** The same key gets the same answer: nothing is done twice. */
  const answerOnce = (handle: (request: FastifyRequest, seller: Seller) => Reply) =>
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

  const readId = (request: FastifyRequest) => Number((request.params as Params).id); // routes with :id
  const findPayment = (id: number, seller: Seller) => {
    const payment = state.payments.get(id);
    return payment?.preference.seller === seller ? payment : undefined;
  };

  app.post(
    '/checkout/preferences',
    answerOnce((request, seller) => {
      const body = (request.body ?? {}) as PreferenceBody; // findRefusal validates the fields that are used
      const refusal = findRefusal(body, faultSettings());
      if (refusal !== undefined) return errorReply(400, refusal.error, refusal.message);
      const preference = state.createPreference(seller, body);
      const { init_point, ...json } = preferenceJson(preference, base());
      return {
        status: 201,
        body: hasPage(preference, faultSettings()) ? { ...json, init_point } : json,
      };
    }),
  );

  app.get(
    '/checkout/preferences/:id',
    authenticate((request, seller) => {
      const preference = state.preferences.get((request.params as Params).id); // a route with :id
      if (preference?.seller !== seller) return errorReply(404, 'not_found');
      return { status: 200, body: preferenceJson(preference, base()) };
    }),
  );

  app.put(
    '/checkout/preferences/:id',
    answerOnce((request, seller) => {
      const preference = state.preferences.get((request.params as Params).id); // a route with :id
      if (preference?.seller !== seller) return errorReply(404, 'not_found');
      const changedBody = { ...preference.body, ...(request.body as PreferenceBody) }; // findRefusal validates the fields that are used
      const refusal = findRefusal(changedBody, faultSettings());
      if (refusal !== undefined) return errorReply(400, refusal.error, refusal.message);
      Object.assign(preference.body, changedBody);
      return { status: 200, body: preferenceJson(preference, base()) };
    }),
  );

  app.get(
    '/v1/payments/search',
    authenticate((request, seller) => {
      const query = request.query as Record<string, string | undefined>; // all optional text
      const begin = new Date(query['begin_date'] ?? 0);
      const end = new Date(query['end_date'] ?? now());
      const limit = Math.min(Number(query['limit'] ?? PAGE_SIZE), PAGE_SIZE);
      const offset = Number(query['offset'] ?? 0);
      if (Number.isNaN(begin.getTime()) || Number.isNaN(end.getTime()))
        return errorReply(400, 'bad_request');
      const { range, external_reference: reference } = query;
      const payments =
        reference === undefined && (range === 'date_approved' || range === 'date_last_updated')
          ? state.searchByDate(seller, { range, begin, end })
          : state.search(seller, { reference: reference ?? '', begin, end });
      const results = payments
        .slice(offset, offset + limit)
        .map((payment) => searchResultJson(payment, base()));
      return { status: 200, body: { paging: { total: payments.length, limit, offset }, results } };
    }),
  );

  app.get(
    '/v1/payments/:id',
    authenticate((request, seller) => {
      const payment = findPayment(readId(request), seller);
      if (payment === undefined) return NOT_FOUND;
      if (payment.hiddenReads > 0) {
        payment.hiddenReads -= 1;
        return NOT_FOUND;
      }
      return { status: 200, body: paymentJson(payment, base()) };
    }),
  );

  app.put(
    '/v1/payments/:id',
    answerOnce((request, seller) => {
      const payment = findPayment(readId(request), seller);
      if (payment === undefined) return NOT_FOUND;
      const { status } = (request.body ?? {}) as { status?: string }; // the only change there is
      if (status !== 'cancelled' || !['pending', 'in_process'].includes(payment.status))
        return errorReply(400, 'bad_request', 'Invalid status change');
      return { status: 200, body: paymentJson(state.cancel(payment.id, 'by_collector'), base()) };
    }),
  );

  app.post('/v1/payments/:id/refunds', async (request, reply) => {
    if (request.headers['x-idempotency-key'] === undefined) {
      const { status, body } = errorReply(
        400,
        'bad_request',
        "Header X-Idempotency-Key can't be null",
      );
      return reply.code(status).send(body);
    }
    return refundOnce(request, reply);
  });
  const refundOnce = answerOnce((request, seller) => {
    const payment = findPayment(readId(request), seller);
    if (payment === undefined) return NOT_FOUND;
    const { amount } = (request.body ?? {}) as { amount?: number }; // empty for all of it
    try {
      return { status: 201, body: refundJson(payment, state.refund(payment.id, amount).refund) };
    } catch (error) {
      return errorReply(400, error instanceof Error ? error.message : 'bad_request');
    }
  });

  app.get(
    '/v1/payments/:id/refunds',
    authenticate((request, seller) => {
      const payment = findPayment(readId(request), seller);
      if (payment === undefined) return NOT_FOUND;
      return { status: 200, body: payment.refunds.map((refund) => refundJson(payment, refund)) };
    }),
  );

  app.get(
    '/merchant_orders/:id',
    authenticate((request, seller) => {
      const order = state.orders.get(readId(request));
      if (order?.preference.seller !== seller) return errorReply(404, 'not_found');
      return { status: 200, body: orderJson(order, state.findPayments(order.preference)) };
    }),
  );

  app.get(
    '/v1/chargebacks/:id',
    authenticate((request, seller) => {
      const chargeback = state.chargebacks.get((request.params as Params).id); // a route with :id
      if (chargeback === undefined || findPayment(chargeback.paymentId, seller) === undefined)
        return errorReply(404, 'not_found');
      return { status: 200, body: chargebackJson(chargeback) };
    }),
  );
}
