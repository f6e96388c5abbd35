import type { FastifyInstance } from 'fastify';
import { chargebackJson } from '../state/chargebacks.ts';
import { orderJson } from '../state/merchant-orders.ts';
import { searchResultJson } from '../state/payments.ts';
import { searchByDate, searchByReference } from '../state/search-payments.ts';
import {
  authenticate,
  errorReply,
  type MercadoPagoApiDependencies,
  readId,
} from './answer-request.ts';
import { registerPaymentRoutes } from './payment-routes.ts';
import { registerSettlementRoutes } from './settlement-routes.ts';
import { registerPreferenceRoutes } from './preference-routes.ts';

const PAGE_SIZE = 30;

export const isApi = (path: string): boolean =>
  /^\/(v1|checkout\/preferences|merchant_orders)(\/|$)/.test(path);

/** Provider API, limited to the calls of a Checkout Pro shop. */
export function registerMercadoPagoApi(
  app: FastifyInstance,
  dependencies: MercadoPagoApiDependencies,
): void {
  const { state, faultSettings, base, now } = dependencies;

  registerPreferenceRoutes(app, dependencies);
  registerPaymentRoutes(app, dependencies);
  registerSettlementRoutes(app, dependencies);

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
      const search = { payments: state.payments.values(), seller, begin, end };
      const indexedUntil = new Date(now().getTime() - faultSettings().searchLagMs);
      const payments =
        reference === undefined && (range === 'date_approved' || range === 'date_last_updated')
          ? searchByDate(search, range)
          : searchByReference(search, { reference: reference ?? '', indexedUntil });
      const results = payments
        .slice(offset, offset + limit)
        .map((payment) => searchResultJson(payment, base()));
      return { status: 200, body: { paging: { total: payments.length, limit, offset }, results } };
    }),
  );

  app.get(
    '/merchant_orders/:id',
    authenticate((request, seller) => {
      const order = state.orders.get(Number(readId(request)));
      if (order?.preference.seller !== seller) return errorReply(404, 'not_found');
      return { status: 200, body: orderJson(order, state.findPayments(order.preference)) };
    }),
  );

  app.get(
    '/v1/chargebacks/:id',
    authenticate((request, seller) => {
      const chargeback = state.chargebacks.get(readId(request));
      if (
        chargeback === undefined ||
        state.payments.get(chargeback.paymentId)?.preference.seller !== seller
      )
        return errorReply(404, 'not_found');
      return { status: 200, body: chargebackJson(chargeback) };
    }),
  );
}
