import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRepliesByKey } from '../shared/replies-by-key.ts';
import type { createAccessTokens } from './access-tokens.ts';
import { signer } from './certificate.ts';
import { CERTIFICATE_PATH } from './events.ts';
import { findIssue, type OrderBody } from './orders.ts';
import { captureJson, errorJson, minimalOrderJson, orderJson, refundJson } from './paypal-json.ts';
import { Issue, type PayPalState } from './paypal-state.ts';
import { reportJson, listTransactions } from './transactions.ts';
import { verifyMessage } from './verify-message.ts';

const HOUR_MS = 3_600_000;
/** "The maximum supported range is 31 days." */
const MOST_REPORTED_MS = 31 * 24 * HOUR_MS;
const KEEP_MS = 6 * HOUR_MS;
const KEEP_REFUNDS_MS = 45 * 24 * HOUR_MS;

export const isApi = (path: string): boolean => /^\/v[12]\//.test(path);

type Reply = { status: number; body: unknown };
type Params = { id: string };
type Handle = (request: FastifyRequest, debugId: string) => Reply;

/** The API of the provider, as far as a shop with Orders asks it. */
export function payPalApi(
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
  const replies = createRepliesByKey({ now, keepMs: KEEP_MS });
  const refundReplies = createRepliesByKey({ now, keepMs: KEEP_REFUNDS_MS });
  const described = (id: string) => {
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

  const answered = (handle: Handle) => async (request: FastifyRequest, reply: FastifyReply) => {
    const debugId = randomBytes(7).toString('hex').slice(0, 13);
    void reply.header('paypal-debug-id', debugId);
    const { status, body } = tokens.isValid(request.headers.authorization)
      ? handle(request, debugId)
      : { status: 401, body: errorJson('AUTHENTICATION_FAILURE', null, debugId) };
    return reply.code(status).send(body);
  };

  /** The same request id, the same answer: 201 the first time, 200 from then on. */
  const once =
    (kept: typeof replies, handle: Handle): Handle =>
    (request, debugId) => {
      const key = request.headers['paypal-request-id'];
      if (typeof key !== 'string') return handle(request, debugId);
      if (key.length > 108) return refused(400, 'INVALID_REQUEST', 'INVALID_PARAMETER_VALUE', debugId);
      const text = JSON.stringify(request.body ?? {});
      const known = kept.find(request.url, key, text);
      if (known === 'conflict')
        return refused(422, 'UNPROCESSABLE_ENTITY', 'PAYPAL_REQUEST_ID_PREVIOUSLY_USED', debugId);
      if (known !== undefined) return known.status === 201 ? { ...known, status: 200 } : known;
      const reply = handle(request, debugId);
      // what is still to be decided is decided again the next time
      if (!isUndecided(reply)) kept.keep(request.url, key, text, reply);
      return reply;
    };

  const withIssues =
    (handle: Handle): Handle =>
    (request, debugId) => {
      try {
        return handle(request, debugId);
      } catch (error) {
        if (!(error instanceof Issue)) throw error;
        if (error.issue === 'RESOURCE_NOT_FOUND')
          return refused(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID', debugId);
        return refused(422, 'UNPROCESSABLE_ENTITY', error.issue, debugId);
      }
    };

  app.post('/v1/oauth2/token', async (request, reply) => {
    const token = tokens.issue(request.headers.authorization);
    if (token === undefined)
      return reply.code(401).send({ error: 'invalid_client', error_description: 'Client Authentication failed' });
    return token;
  });

  app.post(
    '/v2/checkout/orders',
    answered(
      once(
        replies,
        withIssues((request, debugId) => {
          const body = (request.body ?? {}) as OrderBody; // issueOf looks at what matters
          if (body.payment_source !== undefined && request.headers['paypal-request-id'] === undefined)
            return refused(400, 'INVALID_REQUEST', 'PAYPAL_REQUEST_ID_REQUIRED', debugId);
          const issue = findIssue(body);
          if (issue !== undefined) return refused(422, 'UNPROCESSABLE_ENTITY', issue, debugId);
          const order = state.order(body);
          const whole = request.headers.prefer === 'return=representation';
          return { status: 201, body: whole ? described(order.id) : minimalOrderJson(order, base()) };
        }),
      ),
    ),
  );

  app.get(
    '/v2/checkout/orders/:id',
    answered((request, debugId) => {
      const order = state.findOrder(readId(request));
      if (order !== undefined && order.hiddenReads > 0) order.hiddenReads -= 1;
      else if (order !== undefined) return { status: 200, body: described(order.id) };
      return refused(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID', debugId);
    }),
  );

  app.post(
    '/v2/checkout/orders/:id/capture',
    answered(
      once(
        replies,
        withIssues((request) => {
          const order = state.capture(readId(request), mockedIssue(request));
          const whole = request.headers.prefer === 'return=representation';
          return { status: 201, body: whole ? described(order.id) : minimalOrderJson(order, base()) };
        }),
      ),
    ),
  );

  app.get(
    '/v2/payments/captures/:id',
    answered((request, debugId) => {
      const capture = state.captures.get(readId(request));
      if (capture === undefined) return refused(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID', debugId);
      return { status: 200, body: captureJson(capture, base()) };
    }),
  );

  app.post(
    '/v2/payments/captures/:id/refund',
    answered(
      once(
        refundReplies,
        withIssues((request) => {
          if (!state.captures.has(readId(request))) throw new Issue('RESOURCE_NOT_FOUND');
          const { amount } = (request.body ?? {}) as { amount?: { value: string } }; // empty for all of it
          return { status: 201, body: refundJson(state.refund(readId(request), amount?.value), base()) };
        }),
      ),
    ),
  );

  app.get(
    '/v1/reporting/transactions',
    answered((request, debugId) => {
      const query = request.query as Record<string, string | undefined>; // all optional text
      const [from, to] = [new Date(query['start_date'] ?? ''), new Date(query['end_date'] ?? '')];
      const span = to.getTime() - from.getTime();
      if (!(span >= 0 && span <= MOST_REPORTED_MS)) return refused(400, 'INVALID_REQUEST', 'INVALID_REQUEST', debugId);
      const size = Math.min(Number(query['page_size'] ?? 100), 500);
      const page = Number(query['page'] ?? 1);
      const captures = [...state.captures.values()];
      const refunds = captures.flatMap(({ id }) => state.findRefunds(id));
      const books = { captures, refunds, adjustments: state.adjustments.list };
      const found = listTransactions(books).filter(({ at }) => at >= from && at <= to);
      const self = `${base()}${request.url}`;
      return { status: 200, body: reportJson({ found, size, page, now: now(), self }) };
    }),
  );

  app.get(CERTIFICATE_PATH, async (_request, reply) => reply.type('text/plain').send(signer().pem));

  app.post(
    '/v1/notifications/verify-webhook-signature',
    answered((request) => {
      const verification_status = verifyMessage(request.body, webhookId) ? 'SUCCESS' : 'FAILURE';
      return { status: 200, body: { verification_status } };
    }),
  );
}

const refused = (status: number, name: string, issue: string, debugId: string): Reply => ({
  status,
  body: errorJson(name, issue, debugId),
});

const UNDECIDED = ['ORDER_NOT_APPROVED', 'PAYER_ACTION_REQUIRED', 'DUPLICATE_INVOICE_ID'];
const isUndecided = ({ status, body }: Reply): boolean =>
  status === 404 || (status === 422 && UNDECIDED.some((issue) => JSON.stringify(body).includes(`"${issue}"`)));

/** Negative testing, as the real sandbox does it. */
function mockedIssue(request: FastifyRequest): string | undefined {
  const header = request.headers['paypal-mock-response'];
  if (typeof header !== 'string') return undefined;
  return /"mock_application_codes"\s*:\s*\[?\s*"(\w+)"/.exec(header)?.[1];
}
