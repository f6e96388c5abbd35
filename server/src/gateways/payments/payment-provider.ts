import type { Currency, PaymentState } from '@forja/contract/payments/membership';

export type ProviderId = 'mercadopago' | 'paypal' | 'simulation';

export type CheckoutToPay = {
  checkoutId: string;
  /** Increases with each new payment page of a checkout; part of every idempotency key. */
  attempt: number;
  amountMinor: number;
  /** Coupon discount: added to the amount, it gives the list price. */
  discountMinor: number;
  currency: Currency;
  months: number;
  payerEmail: string;
  backUrls: { success: string; pending: string; failure: string };
  webhookUrl: string;
  expiresAt: Date;
};

export type PaymentPage = { providerRef: string; redirectUrl: string; expiresAt: Date };

/**
 * Untrusted reference to a payment to read, never a state or an amount. `order` is PayPal's order
 * or Mercado Pago's merchant order.
 */
export type PaymentHint = { kind: 'payment' | 'order' | 'checkout' | 'chargeback'; id: string };

/** Raw delivery: bytes, lower-case headers, one value per name. */
export type WebhookMessage = {
  raw: Buffer;
  headers: Record<string, string | undefined>;
  query: Record<string, string | undefined>;
};

export type WebhookHint = {
  /** Equal for repeated deliveries, whatever the unsigned parts are. */
  dedupKey: string;
  topic: string;
  /** Null for irrelevant messages. */
  hint: PaymentHint | null;
  /** `bad` is refused; `none` was deliberately not verified and counts only as a hint. */
  signature: 'ok' | 'bad' | 'none';
  /** Messages older than the provider's retries are refused. */
  sentAt: Date | null;
};

/** Checked right before a capture. */
export type MayCapture = (checkoutId: string) => Promise<boolean>;

export type BeforeAsking = () => Promise<void>;

/** Stored only as a keyed hash. */
export type ReportedPayer = { id: string | null; email: string | null };

/** State of a payment, read only from the provider's own API. */
export type PaymentSnapshot = {
  provider: ProviderId;
  providerPaymentId: string;
  /** Null when the payment names no checkout. */
  checkoutRef: string | null;
  accountId: string;
  state: PaymentState;
  amountMinor: number;
  refundedMinor: number;
  currency: string;
  approvedAt: Date | null;
  reversedAt: Date | null;
  providerUpdatedAt: Date;
  /** Absent where the provider does not report them. */
  costs?: { feeMinor: number; netMinor: number } | null;
  voucher: { url: string | null; dueAt: Date | null; place: string | null } | null;
  payer?: ReportedPayer | undefined;
  /** Provider's code of the refusal; null otherwise. */
  refusal: string | null;
  /** Excludes the payer's identity and card. */
  raw: unknown;
};

export type Movement = {
  /** Id of the movement; a refund has its own. */
  id: string;
  kind: 'payment' | 'refund';
  providerPaymentId: string;
  amountMinor: number;
  currency: string;
  at: Date;
  /** Null for refunds and for payments without a checkout. */
  checkoutRef: string | null;
};
export type Settlement = {
  feesMinor: number;
  taxesMinor: number;
  netMinor: number;
  payments: Movement[];
};
export type Span = { from: Date; to: Date };

/**
 * Adapter of one provider's protocol. Failures are ProviderErrors; unknown ids return an empty
 * list.
 */
export type PaymentProvider = {
  id: ProviderId;
  accountId: string;
  currency: Currency;
  createCheckout(checkout: CheckoutToPay): Promise<PaymentPage>;
  /**
   * Read-only. `beforeAsking` runs before any request caused by an unverified message, and throws
   * to stop it.
   */
  readWebhook(message: WebhookMessage, beforeAsking: BeforeAsking): Promise<WebhookHint>;
  /** Authoritative read; PayPal captures an approved order here, once. Empty when unknown. */
  resolve(hint: PaymentHint, mayCapture: MayCapture): Promise<PaymentSnapshot[]>;
  /** Finds payments even when every webhook was lost. */
  findByCheckout(
    checkout: { checkoutId: string; providerRef: string; since: Date },
    mayCapture: MayCapture,
  ): Promise<PaymentSnapshot[]>;
  /** Idempotent; no effect where the provider cannot close pages. */
  closeCheckout(checkout: { checkoutId: string; providerRef: string }): Promise<void>;
  /**
   * Cancels an unpaid payment such as a voucher. Returns its state, which may be paid, or null
   * without such an operation. Idempotent.
   */
  cancelPayment(payment: { providerPaymentId: string }): Promise<PaymentSnapshot | null>;
  /** Half-open span. Providers list movements hours late. */
  listMovements(span: Span): Promise<Movement[]>;
  /** Undefined while the report is generated. */
  readSettlement?: (span: Span) => Promise<Settlement | undefined>;
  /** Null amount refunds all. A repeated key never refunds twice. */
  refund(payment: {
    providerPaymentId: string;
    amountMinor: number | null;
    key: string;
  }): Promise<PaymentSnapshot>;
};
