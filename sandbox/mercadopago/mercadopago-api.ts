import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRepliesByKey } from '../shared/replies-by-key.ts';
import { chargebackJson } from './chargebacks.ts';
import type { MercadoPagoKnobs } from './mercadopago-knobs.ts';
import type { MercadoPagoState } from './mercadopago-state.ts';
import { orderJson } from './merchant-orders.ts';
import { paymentJson, refundJson, searchedJson } from './payments.ts';
import { hasPage, preferenceJson, type PreferenceBody, findRefusal } from './preferences.ts';
import { type Seller, findSeller } from './test-sellers.ts';

const DAY_MS = 86_400_000;
const PAGE = 30;

export const isApi = (path: string): boolean => /^\/(v1|checkout\/preferences|merchant_orders)(\/|$)/.test(path);

type Reply = { status: number; body: unknown };
type Params = { id: string };

const refused = (status: number, error: string, message = error): Reply => ({
  status,
  body: { message, error, status, cause: [] },
});
const NOT_FOUND = refused(404, 'not_found', 'Payment not found');

/** The API of the provider, as far as a shop with Checkout Pro asks it. */
export function mercadoPagoApi(
  app: FastifyInstance,
  {
    state,
    knobs,
    base,
    now,
  }: { state: MercadoPagoState; knobs: () => MercadoPagoKnobs; base: () => string; now: () => Date },
): void {
  const replies = createRepliesByKey({ now, keepMs: DAY_MS });

  const authorized =
    (handle: (request: FastifyRequest, seller: Seller) => Reply) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const seller = findSeller(request.headers.authorization);
      const { status, body } =
        seller === undefined ? refused(401, 'unauthorized', 'invalid access token') : handle(request, seller);
      return reply.code(status).send(body);
    };

  /** The same key, the same answer: nothing is done twice. */
  const once = (handle: (request: FastifyRequest, seller: Seller) => Reply) =>
    authorized((request, seller) => {
      const key = request.headers['x-idempotency-key'];
      if (typeof key !== 'string') return handle(request, seller);
      const path = `${request.method} ${request.url}`;
      const text = JSON.stringify(request.body ?? {});
      const known = replies.find(path, key, text);
      if (known === 'conflict') return refused(409, 'idempotency_key_already_used');
      if (known !== undefined) return known;
      const reply = handle(request, seller);
      replies.keep(path, key, text, reply);
      return reply;
    });

  const readId = (request: FastifyRequest) => Number((request.params as Params).id); // routes with :id
  const findPayment = (id: number, seller: Seller) => {
    const payment = state.payments.get(id);
    return payment?.preference.seller === seller ? payment : undefined;
  };

  app.post(
    '/checkout/preferences',
    once((request, seller) => {
      const body = (request.body ?? {}) as PreferenceBody; // findRefusal looks at what matters
      const refusal = findRefusal(body, knobs());
      if (refusal !== undefined) return refused(400, refusal.error, refusal.message);
      const preference = state.prefer(seller, body);
      const { init_point, ...json } = preferenceJson(preference, base());
      return { status: 201, body: hasPage(preference, knobs()) ? { ...json, init_point } : json };
    }),
  );

  app.get(
    '/checkout/preferences/:id',
    authorized((request, seller) => {
      const preference = state.preferences.get((request.params as Params).id); // a route with :id
      if (preference?.seller !== seller) return refused(404, 'not_found');
      return { status: 200, body: preferenceJson(preference, base()) };
    }),
  );

  app.put(
    '/checkout/preferences/:id',
    once((request, seller) => {
      const preference = state.preferences.get((request.params as Params).id); // a route with :id
      if (preference?.seller !== seller) return refused(404, 'not_found');
      const changed = { ...preference.body, ...(request.body as PreferenceBody) }; // findRefusal looks at what matters
      const refusal = findRefusal(changed, knobs());
      if (refusal !== undefined) return refused(400, refusal.error, refusal.message);
      Object.assign(preference.body, changed);
      return { status: 200, body: preferenceJson(preference, base()) };
    }),
  );

  app.get(
    '/v1/payments/search',
    authorized((request, seller) => {
      const query = request.query as Record<string, string | undefined>; // all optional text
      const begin = new Date(query['begin_date'] ?? 0);
      const end = new Date(query['end_date'] ?? now());
      const limit = Math.min(Number(query['limit'] ?? PAGE), PAGE);
      const offset = Number(query['offset'] ?? 0);
      if (Number.isNaN(begin.getTime()) || Number.isNaN(end.getTime())) return refused(400, 'bad_request');
      const { range, external_reference: reference } = query;
      const found =
        reference === undefined && (range === 'date_approved' || range === 'date_last_updated')
          ? state.searchByDate(seller, { range, begin, end })
          : state.search(seller, { reference: reference ?? '', begin, end });
      const results = found.slice(offset, offset + limit).map((payment) => searchedJson(payment, base()));
      return { status: 200, body: { paging: { total: found.length, limit, offset }, results } };
    }),
  );

  app.get(
    '/v1/payments/:id',
    authorized((request, seller) => {
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
    once((request, seller) => {
      const payment = findPayment(readId(request), seller);
      if (payment === undefined) return NOT_FOUND;
      const { status } = (request.body ?? {}) as { status?: string }; // the only change there is
      if (status !== 'cancelled' || !['pending', 'in_process'].includes(payment.status))
        return refused(400, 'bad_request', 'Invalid status change');
      return { status: 200, body: paymentJson(state.cancel(payment.id, 'by_collector'), base()) };
    }),
  );

  app.post('/v1/payments/:id/refunds', async (request, reply) => {
    if (request.headers['x-idempotency-key'] === undefined) {
      const { status, body } = refused(400, 'bad_request', "Header X-Idempotency-Key can't be null");
      return reply.code(status).send(body);
    }
    return refundOnce(request, reply);
  });
  const refundOnce = once((request, seller) => {
    const payment = findPayment(readId(request), seller);
    if (payment === undefined) return NOT_FOUND;
    const { amount } = (request.body ?? {}) as { amount?: number }; // empty for all of it
    try {
      return { status: 201, body: refundJson(payment, state.refund(payment.id, amount).refund) };
    } catch (error) {
      return refused(400, error instanceof Error ? error.message : 'bad_request');
    }
  });

  app.get(
    '/v1/payments/:id/refunds',
    authorized((request, seller) => {
      const payment = findPayment(readId(request), seller);
      if (payment === undefined) return NOT_FOUND;
      return { status: 200, body: payment.refunds.map((refund) => refundJson(payment, refund)) };
    }),
  );

  app.get(
    '/merchant_orders/:id',
    authorized((request, seller) => {
      const order = state.orders.get(readId(request));
      if (order?.preference.seller !== seller) return refused(404, 'not_found');
      return { status: 200, body: orderJson(order, state.findPayments(order.preference)) };
    }),
  );

  app.get(
    '/v1/chargebacks/:id',
    authorized((request, seller) => {
      const chargeback = state.chargebacks.get((request.params as Params).id); // a route with :id
      if (chargeback === undefined || findPayment(chargeback.paymentId, seller) === undefined)
        return refused(404, 'not_found');
      return { status: 200, body: chargebackJson(chargeback) };
    }),
  );
}
