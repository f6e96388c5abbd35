import type { FastifyInstance } from 'fastify';
import { formatDate } from '../state/mercadopago-date.ts';
import { getFee, type Payment } from '../state/payments.ts';
import type { Seller } from '../state/test-sellers.ts';
import { authenticate, errorReply, type MercadoPagoApiDependencies } from './answer-request.ts';

/** Delay between a report's request and its availability. */
const MAKING_MS = 60_000;
const COLUMNS = [
  'EXTERNAL_REFERENCE',
  'SOURCE_ID',
  'TRANSACTION_TYPE',
  'TRANSACTION_AMOUNT',
  'TRANSACTION_CURRENCY',
  'TRANSACTION_DATE',
  'FEE_AMOUNT',
  'SETTLEMENT_NET_AMOUNT',
  'TAXES_AMOUNT',
];

type Report = { id: number; seller: Seller; begin: Date; end: Date; askedAt: Date };

export function registerSettlementRoutes(
  app: FastifyInstance,
  { state, now }: Pick<MercadoPagoApiDependencies, 'state' | 'now'>,
): void {
  const reports: Report[] = [];
  const isMade = ({ askedAt }: Report) => now().getTime() - askedAt.getTime() >= MAKING_MS;
  const fileName = ({ id }: Report) => `settlement-${id}.csv`;

  app.post(
    '/v1/account/settlement_report',
    authenticate((request, seller) => {
      const { begin_date, end_date } = (request.body ?? {}) as Record<string, string>; // checked below
      const [begin, end] = [new Date(begin_date ?? ''), new Date(end_date ?? '')];
      if (!(begin < end)) return errorReply(400, 'bad_request', 'Invalid dates');
      const report = { id: reports.length + 1, seller, begin, end, askedAt: now() };
      reports.push(report);
      return { status: 202, body: { id: report.id, begin_date, end_date, status: 'pending' } };
    }),
  );

  app.get(
    '/v1/account/settlement_report/list',
    authenticate((_request, seller) => ({
      status: 200,
      body: reports
        .filter((report) => report.seller === seller)
        .map((report) => ({
          id: report.id,
          begin_date: report.begin.toISOString(),
          end_date: report.end.toISOString(),
          created_from: 'manual',
          format: 'CSV',
          status: isMade(report) ? 'processed' : 'pending',
          file_name: isMade(report) ? fileName(report) : null,
        })),
    })),
  );

  app.get(
    '/v1/account/settlement_report/:file',
    authenticate((request, seller) => {
      const { file } = request.params as { file: string }; // a route with :file
      const report = reports.find((each) => fileName(each) === file && isMade(each));
      if (report?.seller !== seller) return errorReply(404, 'not_found');
      const rows = [...state.payments.values()]
        .filter((payment) => payment.preference.seller === seller)
        .flatMap((payment) => listLines(payment, report));
      return { status: 200, body: [COLUMNS, ...rows].map((cells) => cells.join(',')).join('\n') };
    }),
  );
}

function listLines(payment: Payment, { begin, end }: Report): string[][] {
  const isInReport = (at: Date | null): at is Date => at !== null && at >= begin && at < end;
  const write = (type: string, amount: number, at: Date, fee: number) => [
    payment.reference ?? '',
    String(payment.id),
    type,
    amount.toFixed(2),
    payment.currency,
    formatDate(at),
    (-fee).toFixed(2),
    (amount - fee).toFixed(2),
    '0.00',
  ];
  return [
    ...(isInReport(payment.approvedAt)
      ? [write('SETTLEMENT', payment.amount, payment.approvedAt, getFee(payment))]
      : []),
    ...payment.refunds
      .filter(({ createdAt }) => isInReport(createdAt))
      .map(({ amount, createdAt }) => write('REFUND', -amount, createdAt, 0)),
  ];
}
