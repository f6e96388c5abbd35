import { z } from 'zod';
import type { Settlement, Span } from '../payment-provider.ts';
import { ProviderError } from '../provider-error.ts';
import { minorUnits } from '../wire/minor-units.ts';
import { namedUuid } from '../wire/named-uuid.ts';
import { dateOrNone, lenientList, textOrNone } from '../wire/shapes.ts';
import type { MercadoPagoCalls } from './mercadopago-calls.ts';

const PATH = '/v1/account/settlement_report';
/** Part of a URL, hence strict. */
const FILE_NAME = /^[\w.-]{1,200}\.csv$/i;
/** Purchases and returns; withdrawals to the bank are excluded. */
const TYPES = new Set(['SETTLEMENT', 'REFUND', 'CHARGEBACK', 'DISPUTE']);

const CELLS = {
  ';': /(?<=^|;)(?:"((?:[^"]|"")*)"|([^;]*))(?:;|$)/g,
  ',': /(?<=^|,)(?:"((?:[^"]|"")*)"|([^,]*))(?:,|$)/g,
} as const;

const reportsShape = lenientList(
  z.object({
    begin_date: dateOrNone,
    end_date: dateOrNone,
    file_name: textOrNone,
    status: textOrNone,
  }),
);

/**
 * "Account money" report: created by POST (202), listed by GET and downloaded as CSV.
 * https://www.mercadopago.com.uy/developers/en/guides/manage-account/reports/account-money/api
 * (2026-11-27) Undefined while it is generated.
 */
export async function readSettlement(
  calls: MercadoPagoCalls,
  span: Span,
): Promise<Settlement | undefined> {
  const reports = reportsShape.parse(await calls.fetchJson(`${PATH}/list`));
  const daily = reports.filter(
    ({ begin_date: from, end_date: to }) =>
      from?.getTime() === span.from.getTime() && to?.getTime() === span.to.getTime(),
  );
  if (daily.length === 0) {
    const body = { begin_date: toSeconds(span.from), end_date: toSeconds(span.to) };
    await calls.change('POST', PATH, {
      body,
      key: namedUuid(`mp-settlement:${body.begin_date}:${body.end_date}`),
    });
    return undefined;
  }
  const readyReport = daily.find(
    ({ file_name: name, status }) =>
      name !== null && FILE_NAME.test(name) && (status === null || status === 'processed'),
  );
  if (typeof readyReport?.file_name !== 'string') return undefined;
  const text = await calls.fetchText(`${PATH}/${encodeURIComponent(readyReport.file_name)}`);
  return text === undefined ? undefined : parseSettlement(text);
}

/** Documented format: "2019-05-01T00:00:00Z". */
const toSeconds = (at: Date): string => at.toISOString().replace(/\.\d{3}Z$/, 'Z');

/**
 * SOURCE_ID is the payment, TRANSACTION_AMOUNT gross, FEE_AMOUNT and TAXES_AMOUNT deductions,
 * SETTLEMENT_NET_AMOUNT net.
 * https://www.mercadopago.cl/developers/en/docs/checkout-pro/additional-content/reports/account-money/report-fields
 * (2026-11-27)
 */
export function parseSettlement(text: string): Settlement {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '');
  const separator = lines[0]?.includes(';') ? ';' : ',';
  const [headers = [], ...rows] = lines.map((line) => splitCells(line, separator));
  const findColumn = (name: string): number => headers.indexOf(name);
  if (['SOURCE_ID', 'TRANSACTION_TYPE', 'TRANSACTION_AMOUNT'].some((name) => findColumn(name) < 0))
    throw unreadable();
  const settlement: Settlement = { feesMinor: 0, taxesMinor: 0, netMinor: 0, payments: [] };
  const settled = new Set<string>();
  for (const cells of rows) {
    const readCell = (name: string) => {
      const column = findColumn(name);
      const cell = column < 0 ? '' : cells[column];
      // a truncated line must not count as zero
      if (cell === undefined) throw unreadable();
      return cell;
    };
    const type = readCell('TRANSACTION_TYPE').toUpperCase();
    if (!TYPES.has(type)) continue;
    // deduplicates by the whole line, because two refunds of a payment may share fields
    const line = cells.join('\n');
    if (type === 'SETTLEMENT' && settled.has(line)) continue;
    settled.add(line);
    // deductions carry their sign
    settlement.feesMinor -= parseSigned(readCell('FEE_AMOUNT'));
    settlement.taxesMinor -= parseSigned(readCell('TAXES_AMOUNT'));
    settlement.netMinor += parseSigned(readCell('SETTLEMENT_NET_AMOUNT'));
    if (type !== 'SETTLEMENT') continue;
    const at = dateOrNone.parse(readCell('TRANSACTION_DATE'));
    // strict: an omitted line would never be compared
    if (at === null) throw unreadable();
    const id = readCell('SOURCE_ID');
    const amountMinor = parseSigned(readCell('TRANSACTION_AMOUNT'));
    // payments that the seller made to others
    if (amountMinor <= 0) continue;
    settlement.payments.push({
      id,
      kind: 'payment',
      providerPaymentId: id,
      amountMinor,
      currency: readCell('TRANSACTION_CURRENCY'),
      at,
      checkoutRef: readCell('EXTERNAL_REFERENCE') || null,
    });
  }
  return settlement;
}

const splitCells = (line: string, separator: ';' | ','): string[] =>
  [...line.matchAll(CELLS[separator])].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );

function parseSigned(text: string): number {
  if (text === '') return 0;
  const isNegative = text.startsWith('-');
  const minor = minorUnits(isNegative ? text.slice(1) : text);
  if (minor === undefined) throw unreadable();
  return isNegative ? -minor : minor;
}

const unreadable = () => new ProviderError('mercadopago', 'unreadable');
