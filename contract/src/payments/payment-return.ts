import type { Processor } from './membership.ts';
import { SESSION_TOKEN_PARAMETER } from './session-token.ts';

/** Parameters of a return URL, untrusted: they choose texts and the payment to refresh. */
export type PaymentReturn = {
  outcome: 'none' | 'failure' | 'pending' | 'activate' | 'unreadable';
  processor: Processor | undefined;
  paymentId: string | undefined;
  checkoutId: string | undefined;
  /** Restores the session of the returning browser; single use, never stored. */
  sessionToken: string | undefined;
  isFromSocialApp: boolean;
};

const PARAMETERS = [
  'payment',
  'status',
  'collection_status',
  'collection_id',
  'payment_id',
  'transaction',
  'token',
  'processor',
  'source',
  'membership',
  SESSION_TOKEN_PARAMETER,
  'c',
] as const;
type Parameter = (typeof PARAMETERS)[number];

const FAILED_STATUSES = new Set([
  'failure',
  'failed',
  'cancelled',
  'canceled',
  'cancel',
  'rejected',
]);
const SUCCEEDED_STATUSES = new Set(['success', 'approved', 'activated']);
const PENDING_STATUSES = new Set(['pending', 'in_process', 'in_mediation', 'authorized']);

const PROCESSOR_NAMES = new Map<string, Processor>([
  ['mercadopago', 'mercadopago'],
  ['mercado_pago', 'mercadopago'],
  ['mp', 'mercadopago'],
  ['paypal', 'paypal'],
  ['simulation', 'simulation'],
  ['coupon', 'coupon'],
  ['manual', 'manual'],
]);

const PAYMENT_ID = /^[A-Za-z0-9_-]{1,120}$/;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const SESSION_TOKEN = /^[\w.~-]{1,200}$/;

const NOTHING: PaymentReturn = {
  outcome: 'none',
  processor: undefined,
  paymentId: undefined,
  checkoutId: undefined,
  sessionToken: undefined,
  isFromSocialApp: false,
};

/** Parses a return URL. Repeated parameters are suspicious, so the whole URL is ignored. */
export function readPaymentReturn(search: string): PaymentReturn {
  const query = new URLSearchParams(search);
  if (PARAMETERS.some((name) => query.getAll(name).length > 1 || query.has(`${name}[]`)))
    return { ...NOTHING, outcome: 'unreadable' };
  const getParameter = (name: Parameter): string | undefined => readValue(query.get(name));
  const processor = PROCESSOR_NAMES.get((getParameter('processor') ?? '').toLowerCase());
  return {
    outcome: findOutcome(
      [getParameter('status'), getParameter('collection_status'), getParameter('payment')],
      getParameter('membership'),
    ),
    processor,
    paymentId: [
      getParameter('collection_id'),
      getParameter('payment_id'),
      getParameter('transaction'),
      getParameter('token'),
    ].find((id) => id !== undefined && PAYMENT_ID.test(id)),
    checkoutId: matchPattern(getParameter('c'), UUID),
    sessionToken: matchPattern(getParameter(SESSION_TOKEN_PARAMETER), SESSION_TOKEN),
    isFromSocialApp: getParameter('source') === 'instagram',
  };
}

export const isPaymentReturn = (search: string): boolean =>
  readPaymentReturn(search).outcome !== 'none' ||
  new URLSearchParams(search).has(SESSION_TOKEN_PARAMETER);

/** The provider's own status wins: a return page may be opened with another ending. */
function findOutcome(
  words: (string | undefined)[],
  membership: string | undefined,
): PaymentReturn['outcome'] {
  const statuses = words.filter((word) => word !== undefined).map((word) => word.toLowerCase());
  if (statuses.some((word) => FAILED_STATUSES.has(word))) return 'failure';
  if (
    membership?.toLowerCase() === 'activated' ||
    statuses.some((word) => SUCCEEDED_STATUSES.has(word))
  )
    return statuses.some((word) => PENDING_STATUSES.has(word)) ? 'pending' : 'activate';
  return statuses.some((word) => PENDING_STATUSES.has(word)) ? 'pending' : 'none';
}

/** Mercado Pago writes "null" for missing values. */
function readValue(value: string | null): string | undefined {
  const text = value?.trim();
  return text === undefined || text === '' || text === 'null' || text === 'undefined'
    ? undefined
    : text;
}

const matchPattern = (value: string | undefined, pattern: RegExp): string | undefined =>
  value !== undefined && pattern.test(value) ? value : undefined;

export function removePaymentParameters(search: string): string {
  const isPaymentParameter = (name: string) =>
    PARAMETERS.some((parameter) => parameter === name) || PROVIDER_PARAMETERS.has(name);
  const rest = new URLSearchParams(
    [...new URLSearchParams(search)].filter(([name]) => !isPaymentParameter(name)),
  ).toString();
  return rest ? `?${rest}` : '';
}

const PROVIDER_PARAMETERS = new Set([
  'external_reference',
  'merchant_account_id',
  'merchant_order_id',
  'payment_type',
  'preference_id',
  'processing_mode',
  'site_id',
  'PayerID',
]);
