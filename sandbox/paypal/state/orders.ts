import { randomInt } from 'node:crypto';
import type { PayPalFaultSettings } from './paypal-fault-settings.ts';
import { TEST_MERCHANT } from './test-merchant.ts';

export type Money = { currency_code: string; value: string };
export type UnitBody = {
  reference_id?: string;
  custom_id?: string;
  invoice_id?: string;
  description?: string;
  amount?: Money & { breakdown?: Partial<Record<'item_total' | 'discount', Money>> };
  items?: { name?: string; quantity?: string; unit_amount?: Money; category?: string }[];
};
/** Fields that are read from a shop's order. */
export type OrderBody = {
  intent?: string;
  purchase_units?: UnitBody[];
  payment_source?: {
    paypal?: { experience_context?: { return_url?: string; cancel_url?: string } };
  };
  application_context?: { return_url?: string; cancel_url?: string };
};
/** Outcomes: it works, is refused, takes days, or is refused after the order looks complete. */
export type Instrument = 'good' | 'declined' | 'pending' | 'denied';
export type Unit = {
  referenceId: string;
  customId: string | null;
  invoiceId: string | null;
  description: string;
  amount: Money;
  merchantId: string;
};
export type Order = {
  id: string;
  intent: string;
  status: 'CREATED' | 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED' | 'VOIDED';
  units: Unit[];
  returnUrl: string | null;
  cancelUrl: string | null;
  instrument: Instrument;
  createdAt: Date;
  updatedAt: Date;
  approvedAt: Date | null;
  hiddenReads: number;
  isForgotten: boolean;
};
export type CaptureStatus =
  | 'COMPLETED'
  | 'PENDING'
  | 'DECLINED'
  | 'PARTIALLY_REFUNDED'
  | 'REFUNDED'
  | 'FAILED';
export type Capture = {
  id: string;
  orderId: string;
  status: CaptureStatus;
  reason: string | null;
  amount: Money;
  customId: string | null;
  invoiceId: string | null;
  merchantId: string;
  createdAt: Date;
  updatedAt: Date;
};
export type Refund = {
  id: string;
  captureId: string;
  amount: Money;
  /** Total refunded of the capture, this refund included. */
  totalRefunded: string;
  customId: string | null;
  invoiceId: string | null;
  createdAt: Date;
};

export const toCents = (value: string): number => Math.round(Number(value) * 100);

const CURRENCIES = new Set(
  'AUD BRL CAD CNY CZK DKK EUR HKD HUF ILS JPY MYR MXN TWD NZD NOK PHP PLN GBP SGD SEK CHF THB USD'.split(
    ' ',
  ),
);
const WITHOUT_DECIMALS = new Set(['HUF', 'JPY', 'TWD']);
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789';

export const newId = (): string =>
  Array.from({ length: 17 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

export const getExperienceContext = (body: OrderBody) =>
  body.payment_source?.paypal?.experience_context ?? body.application_context;

export function findIssue(body: OrderBody): string | undefined {
  if (body.intent !== 'CAPTURE' && body.intent !== 'AUTHORIZE') return 'INVALID_PARAMETER_VALUE';
  const units = body.purchase_units ?? [];
  if (units.length === 0) return 'MISSING_REQUIRED_PARAMETER';
  for (const { amount, custom_id = '', invoice_id = '', description = '', items = [] } of units) {
    if (amount === undefined) return 'MISSING_REQUIRED_PARAMETER';
    if (!CURRENCIES.has(amount.currency_code)) return 'INVALID_CURRENCY_CODE';
    // the provider accepts an order without items, but our shop always sends digital goods
    if (items.length === 0) return 'MISSING_REQUIRED_PARAMETER';
    if (items.some(({ category }) => category !== 'DIGITAL_GOODS'))
      return 'INVALID_PARAMETER_VALUE';
    const decimals = WITHOUT_DECIMALS.has(amount.currency_code)
      ? /^\d{1,9}$/
      : /^\d{1,9}(\.\d{1,2})?$/;
    if (!decimals.test(amount.value)) return 'DECIMAL_PRECISION';
    if (Number(amount.value) <= 0) return 'CANNOT_BE_ZERO_OR_NEGATIVE';
    if ([custom_id, invoice_id, description].some((text) => text.length > 127))
      return 'INVALID_STRING_MAX_LENGTH';
    const wrongSum = findWrongSum(amount, items);
    if (wrongSum !== undefined) return wrongSum;
  }
  return undefined;
}

/** Checks that items add up to the item total, and the total minus the discount to the amount. */
function findWrongSum(
  { value, breakdown }: NonNullable<UnitBody['amount']>,
  items: NonNullable<UnitBody['items']>,
): string | undefined {
  if (breakdown?.item_total === undefined) return 'ITEM_TOTAL_REQUIRED';
  const itemsTotal = items.reduce(
    (sum, { quantity, unit_amount }) => sum + Number(quantity) * toCents(unit_amount?.value ?? ''),
    0,
  );
  const itemTotal = toCents(breakdown.item_total.value);
  if (itemsTotal !== itemTotal) return 'ITEM_TOTAL_MISMATCH';
  const discount = toCents(breakdown.discount?.value ?? '0');
  return itemTotal - discount === toCents(value) ? undefined : 'AMOUNT_MISMATCH';
}

export function createOrder(
  body: OrderBody,
  { now, hiddenReads }: { now: Date; hiddenReads: number },
): Order {
  const context = getExperienceContext(body);
  return {
    id: newId(),
    intent: body.intent ?? 'CAPTURE',
    status: body.payment_source?.paypal === undefined ? 'CREATED' : 'PAYER_ACTION_REQUIRED',
    units: (body.purchase_units ?? []).map((unit) => ({
      referenceId: unit.reference_id ?? 'default',
      customId: unit.custom_id ?? null,
      invoiceId: unit.invoice_id ?? null,
      description: unit.description ?? '',
      amount: unit.amount ?? { currency_code: 'USD', value: '0.00' },
      merchantId: TEST_MERCHANT.merchantId,
    })),
    returnUrl: context?.return_url ?? null,
    cancelUrl: context?.cancel_url ?? null,
    instrument: 'good',
    createdAt: now,
    updatedAt: now,
    approvedAt: null,
    hiddenReads,
    isForgotten: false,
  };
}

const CAPTURE_RESULTS: Record<
  Exclude<Instrument, 'declined'>,
  { status: CaptureStatus; reason: string | null }
> = {
  good: { status: 'COMPLETED', reason: null },
  pending: { status: 'PENDING', reason: 'ECHECK' },
  denied: { status: 'DECLINED', reason: 'DECLINED_BY_RISK_FRAUD_FILTERS' },
};

/** Captures an order's first unit. The overrides change the order too. */
export function createCapture(
  order: Order,
  instrument: Exclude<Instrument, 'declined'>,
  { now, overrides }: { now: Date; overrides: PayPalFaultSettings['nextCapture'] },
): Capture {
  const [unit] = order.units;
  if (unit === undefined) throw new Error('an order has a unit');
  unit.amount = {
    currency_code: overrides.currency_code ?? unit.amount.currency_code,
    value: overrides.value ?? unit.amount.value,
  };
  if (overrides.custom_id !== undefined) unit.customId = overrides.custom_id;
  unit.merchantId = overrides.merchant_id ?? unit.merchantId;
  return {
    id: newId(),
    orderId: order.id,
    ...CAPTURE_RESULTS[instrument],
    amount: { ...unit.amount },
    customId: unit.customId,
    invoiceId: unit.invoiceId,
    merchantId: unit.merchantId,
    createdAt: now,
    updatedAt: now,
  };
}
