import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HOUR_MS } from '../shared/durations.ts';
import { createRepliesByKey } from '../shared/replies-by-key.ts';
import type { createAccessTokens } from './access-tokens.ts';
import { getSigner } from './messages/certificate.ts';
import { CERTIFICATE_PATH } from './messages/events.ts';
import { findIssue, type OrderBody } from './state/orders.ts';
import {
  captureJson,
  errorJson,
  minimalOrderJson,
  orderJson,
  refundJson,
} from './state/paypal-json.ts';
import { PayPalIssue, type PayPalState } from './state/paypal-state.ts';
import { reportJson, listTransactions } from './state/transactions.ts';
import { verifyMessage } from './messages/verify-message.ts';

/** "The maximum supported range is 31 days." */
const MAX_REPORT_RANGE_MS = 31 * 24 * HOUR_MS;
const KEY_TTL_MS = 6 * HOUR_MS;
const REFUND_KEY_TTL_MS = 45 * 24 * HOUR_MS;

export const isApi = (path: string): boolean => /^\/v[12]\//.test(path);

type Reply = { status: number; body: unknown };
type Params = { id: string };
type Handle = (request: FastifyRequest, debugId: string) => Reply;

/** The API of the provider, as far as a shop with Orders asks it. */
export function registerPayPalApi(
  app: FastifyInstance,
  {
    state,
    tokens,
    base,
    now,
    webhookId,
  }: {
    state: PayPalState;
    tokens: ReturnType<typeof createAccessTokens>;
    base: () => string;
    now: () => Date;
    webhookId: string;
  },
): void {
  const replies = createRepliesByKey({ now, ttlMs: KEY_TTL_MS });
  const refundReplies = createRepliesByKey({ now, ttlMs: REFUND_KEY_TTL_MS });
  const getOrderJson = (id: string) => {
    const order = state.findOrder(id);
    if (order === undefined) return undefined;
    const captures = state.findCaptures(order);
    return orderJson(order, {
      captures,
      refunds: captures.flatMap((capture) => state.findRefunds(capture.id)),
      base: base(),
    });
  };
  const readId = (request: FastifyRequest) => (request.params as Params).id; // routes with :id

  const authenticate = (handle: Handle) => async (request: FastifyRequest, reply: FastifyReply) => {
    const debugId = randomBytes(7).toString('hex').slice(0, 13);
    void reply.header('paypal-debug-id', debugId);
    const { status, body } = tokens.isValid(request.headers.authorization)
      ? handle(request, debugId)
      : { status: 401, body: errorJson('AUTHENTICATION_FAILURE', null, debugId) };
    return reply.code(status).send(body);
  };

  /** The same request id, the same answer: 201 the first time, 200 from then on. */
  const answerOnce =
    (storedReplies: typeof replies, handle: Handle): Handle =>
    (request, debugId) => {
      const key = request.headers['paypal-request-id'];
      if (typeof key !== 'string') return handle(request, debugId);
      if (key.length > 108)
        return errorReply(400, 'INVALID_REQUEST', 'INVALID_PARAMETER_VALUE', debugId);
      const text = JSON.stringify(request.body ?? {});
      const storedReply = storedReplies.find(request.url, key, text);
      if (storedReply === 'conflict')
        return errorReply(
          422,
          'UNPROCESSABLE_ENTITY',
          'PAYPAL_REQUEST_ID_PREVIOUSLY_USED',
          debugId,
        );
      if (storedReply !== undefined)
        return storedReply.status === 201 ? { ...storedReply, status: 200 } : storedReply;
      const reply = handle(request, debugId);
      // an undecided reply is computed again the next time
      if (!isUndecided(reply)) storedReplies.save(request.url, key, text, reply);
      return reply;
    };

  const answerIssues =
    (handle: Handle): Handle =>
    (request, debugId) => {
      try {
        return handle(request, debugId);
      } catch (error) {
        if (!(error instanceof PayPalIssue)) throw error;
        if (error.issue === 'RESOURCE_NOT_FOUND')
          return errorReply(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID', debugId);
        return errorReply(422, 'UNPROCESSABLE_ENTITY', error.issue, debugId);
      }
    };

  app.post('/v1/oauth2/token', async (request, reply) => {
    const token = tokens.issue(request.headers.authorization);
    if (token === undefined)
      return reply
        .code(401)
        .send({ error: 'invalid_client', error_description: 'Client Authentication failed' });
    return token;
  });

  app.post(
    '/v2/checkout/orders',
    authenticate(
      answerOnce(
        replies,
        answerIssues((request, debugId) => {
          const body = (request.body ?? {}) as OrderBody; // findIssue validates the fields that are used
          if (
            body.payment_source !== undefined &&
            request.headers['paypal-request-id'] === undefined
          )
            return errorReply(400, 'INVALID_REQUEST', 'PAYPAL_REQUEST_ID_REQUIRED', debugId);
          const issue = findIssue(body);
          if (issue !== undefined) return errorReply(422, 'UNPROCESSABLE_ENTITY', issue, debugId);
          const order = state.createOrder(body);
          const isFull = request.headers.prefer === 'return=representation';
          return {
            status: 201,
            body: isFull ? getOrderJson(order.id) : minimalOrderJson(order, base()),
          };
        }),
      ),
    ),
  );

  app.get(
    '/v2/checkout/orders/:id',
    authenticate((request, debugId) => {
      const order = state.findOrder(readId(request));
      if (order !== undefined && order.hiddenReads > 0) order.hiddenReads -= 1;
      else if (order !== undefined) return { status: 200, body: getOrderJson(order.id) };
      return errorReply(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID', debugId);
    }),
  );

  app.post(
    '/v2/checkout/orders/:id/capture',
    authenticate(
      answerOnce(
        replies,
        answerIssues((request) => {
          const order = state.capture(readId(request), readMockedIssue(request));
          const isFull = request.headers.prefer === 'return=representation';
          return {
            status: 201,
            body: isFull ? getOrderJson(order.id) : minimalOrderJson(order, base()),
          };
        }),
      ),
    ),
  );

  app.get(
    '/v2/payments/captures/:id',
    authenticate((request, debugId) => {
      const capture = state.captures.get(readId(request));
      if (capture === undefined)
        return errorReply(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID', debugId);
      return { status: 200, body: captureJson(capture, base()) };
    }),
  );

  app.post(
    '/v2/payments/captures/:id/refund',
    authenticate(
      answerOnce(
        refundReplies,
        answerIssues((request) => {
          if (!state.captures.has(readId(request))) throw new PayPalIssue('RESOURCE_NOT_FOUND');
          const { amount } = (request.body ?? {}) as { amount?: { value: string } }; // empty for all of it
          return {
            status: 201,
            body: refundJson(state.refund(readId(request), amount?.value), base()),
          };
        }),
      ),
    ),
  );

  app.get(
    '/v1/reporting/transactions',
    authenticate((request, debugId) => {
      const query = request.query as Record<string, string | undefined>; // all optional text
      const [from, to] = [new Date(query['start_date'] ?? ''), new Date(query['end_date'] ?? '')];
      const span = to.getTime() - from.getTime();
      if (!(span >= 0 && span <= MAX_REPORT_RANGE_MS))
        return errorReply(400, 'INVALID_REQUEST', 'INVALID_REQUEST', debugId);
      const size = Math.min(Number(query['page_size'] ?? 100), 500);
      const page = Number(query['page'] ?? 1);
      const captures = [...state.captures.values()];
      const refunds = captures.flatMap(({ id }) => state.findRefunds(id));
      const movements = { captures, refunds, adjustments: state.adjustments.list };
      const transactions = listTransactions(movements).filter(({ at }) => at >= from && at <= to);
      const self = `${base()}${request.url}`;
      return { status: 200, body: reportJson({ transactions, size, page, now: now(), self }) };
    }),
  );

  app.get(CERTIFICATE_PATH, async (_request, reply) =>
    reply.type('text/plain').send(getSigner().pem),
  );

  app.post(
    '/v1/notifications/verify-webhook-signature',
    authenticate((request) => {
      const verification_status = verifyMessage(request.body, webhookId) ? 'SUCCESS' : 'FAILURE';
      return { status: 200, body: { verification_status } };
    }),
  );
}

const errorReply = (status: number, name: string, issue: string, debugId: string): Reply => ({
  status,
  body: errorJson(name, issue, debugId),
});

const UNDECIDED = ['ORDER_NOT_APPROVED', 'PAYER_ACTION_REQUIRED', 'DUPLICATE_INVOICE_ID'];
const isUndecided = ({ status, body }: Reply): boolean =>
  status === 404 ||
  (status === 422 && UNDECIDED.some((issue) => JSON.stringify(body).includes(`"${issue}"`)));

/** Negative testing, as the real sandbox does it. */
function readMockedIssue(request: FastifyRequest): string | undefined {
  const header = request.headers['paypal-mock-response'];
  if (typeof header !== 'string') return undefined;
  return /"mock_application_codes"\s*:\s*\[?\s*"(\w+)"/.exec(header)?.[1];
}
