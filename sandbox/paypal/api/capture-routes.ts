import type { FastifyInstance } from 'fastify';
import { HOUR_MS } from '../../shared/durations.ts';
import { createRepliesByKey } from '../../shared/replies-by-key.ts';
import { PayPalIssue } from '../state/paypal-issue.ts';
import { captureJson, refundJson } from '../state/paypal-json.ts';
import { listTransactions, reportJson } from '../state/transactions.ts';
import { answerOnce, authenticate, type PayPalApiDependencies, readId } from './answer-request.ts';

/** "The maximum supported range is 31 days." */
const MAX_REPORT_RANGE_MS = 31 * 24 * HOUR_MS;
const REFUND_KEY_TTL_MS = 45 * 24 * HOUR_MS;

export function registerCaptureRoutes(
  app: FastifyInstance,
  { state, tokens, base, now }: PayPalApiDependencies,
): void {
  const replies = createRepliesByKey({ now, ttlMs: REFUND_KEY_TTL_MS });

  app.get(
    '/v2/payments/captures/:id',
    authenticate(tokens, (request) => {
      const capture = state.captures.get(readId(request));
      if (capture === undefined) throw new PayPalIssue('INVALID_RESOURCE_ID', 404);
      return { status: 200, body: captureJson(capture, base()) };
    }),
  );

  app.post(
    '/v2/payments/captures/:id/refund',
    authenticate(
      tokens,
      answerOnce(replies, (request) => {
        const id = readId(request);
        if (!state.captures.has(id)) throw new PayPalIssue('INVALID_RESOURCE_ID', 404);
        const { amount } = (request.body ?? {}) as { amount?: { value: string } }; // empty for a full refund
        return { status: 201, body: refundJson(state.refund(id, amount?.value), base()) };
      }),
    ),
  );

  app.get(
    '/v1/reporting/transactions',
    authenticate(tokens, (request) => {
      const query = request.query as Record<string, string | undefined>; // all optional text
      const [from, to] = [new Date(query['start_date'] ?? ''), new Date(query['end_date'] ?? '')];
      const span = to.getTime() - from.getTime();
      if (!(span >= 0 && span <= MAX_REPORT_RANGE_MS))
        throw new PayPalIssue('INVALID_REQUEST', 400);
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
}
