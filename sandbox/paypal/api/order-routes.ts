import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HOUR_MS } from '../../shared/durations.ts';
import { createRepliesByKey } from '../../shared/replies-by-key.ts';
import { findIssue, type Order, type OrderBody } from '../state/orders.ts';
import { PayPalIssue } from '../state/paypal-issue.ts';
import { minimalOrderJson, orderJson } from '../state/paypal-json.ts';
import { answerOnce, authenticate, type PayPalApiDependencies, readId } from './answer-request.ts';

const KEY_TTL_MS = 6 * HOUR_MS;

export function registerOrderRoutes(
  app: FastifyInstance,
  { state, tokens, base, now }: PayPalApiDependencies,
): void {
  const replies = createRepliesByKey({ now, ttlMs: KEY_TTL_MS });
  const toJson = (order: Order) => {
    const captures = state.findCaptures(order);
    const refunds = captures.flatMap(({ id }) => state.findRefunds(id));
    return orderJson(order, { captures, refunds, base: base() });
  };
  const replyWithOrder = (order: Order, { headers }: FastifyRequest) => ({
    status: 201,
    body:
      headers.prefer === 'return=representation' ? toJson(order) : minimalOrderJson(order, base()),
  });

  app.post(
    '/v2/checkout/orders',
    authenticate(
      tokens,
      answerOnce(replies, (request) => {
        const body = (request.body ?? {}) as OrderBody; // findIssue validates the fields that are used
        if (body.payment_source !== undefined && request.headers['paypal-request-id'] === undefined)
          throw new PayPalIssue('PAYPAL_REQUEST_ID_REQUIRED', 400);
        const issue = findIssue(body);
        if (issue !== undefined) throw new PayPalIssue(issue);
        return replyWithOrder(state.createOrder(body), request);
      }),
    ),
  );

  app.get(
    '/v2/checkout/orders/:id',
    authenticate(tokens, (request) => {
      const order = state.findOrder(readId(request));
      if (order !== undefined && order.hiddenReads > 0) order.hiddenReads -= 1;
      else if (order !== undefined) return { status: 200, body: toJson(order) };
      throw new PayPalIssue('INVALID_RESOURCE_ID', 404);
    }),
  );

  app.post(
    '/v2/checkout/orders/:id/capture',
    authenticate(
      tokens,
      answerOnce(replies, (request) =>
        replyWithOrder(state.capture(readId(request), readMockedIssue(request)), request),
      ),
    ),
  );
}

/** Negative testing of the real sandbox. */
function readMockedIssue(request: FastifyRequest): string | undefined {
  const header = request.headers['paypal-mock-response'];
  if (typeof header !== 'string') return undefined;
  return /"mock_application_codes"\s*:\s*\[?\s*"(\w+)"/.exec(header)?.[1];
}
