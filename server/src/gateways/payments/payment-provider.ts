import type { Currency, PaymentState } from '@forja/contract/payments/membership';

export type ProviderId = 'mercadopago' | 'paypal' | 'simulation';

/** What a provider is asked to charge. The amount was fixed when the checkout was made. */
export type CheckoutToPay = {
  checkoutId: string;
  /** Grows when a new payment page is needed for the same checkout; part of every idempotency key. */
  attempt: number;
  amountMinor: number;
  /** Discount of the coupon: with the amount it adds up to the list price. */
  discountMinor: number;
  currency: Currency;
  months: number;
  /** The address of the account. It has no name of its person to send. */
  payerEmail: string;
  /** Already complete addresses of this site, one per way back. */
  backUrls: { success: string; pending: string; failure: string };
  webhookUrl: string;
  expiresAt: Date;
};

export type PaymentPage = { providerRef: string; redirectUrl: string; expiresAt: Date };

/**
 * The name of a payment to refresh, from a source that is not trusted: never a state, never an amount.
 * An order is PayPal's order or Mercado Pago's merchant order; a chargeback leads to its payment.
 */
export type PaymentHint = { kind: 'payment' | 'order' | 'checkout' | 'chargeback'; id: string };

/** A delivery as it came: the bytes, the headers in lower case, one value per name. */
export type WebhookMessage = {
  raw: Buffer;
  headers: Record<string, string | undefined>;
  query: Record<string, string | undefined>;
};

export type WebhookHint = {
  /** The same delivery repeated has the same key, whatever the provider did not sign of it. */
  dedupKey: string;
  topic: string;
  /** Null when the message is about nothing that we follow. */
  hint: PaymentHint | null;
  /** bad is refused. none was not verified, on purpose (older formats; a provider set to observe): at most a hint. */
  signature: 'ok' | 'bad' | 'none';
  /** Time at which the provider says that it sent the message. One older than the provider's retries is refused. */
  sentAt: Date | null;
};

/** Whether money may still be taken for a checkout; asked right before a capture. */
export type MayCapture = (checkoutId: string) => Promise<boolean>;

export type BeforeAsking = () => Promise<void>;

/** Whoever paid, as the provider knows them. It is compared as a keyed hash and stored in no other way. */
export type ReportedPayer = { id: string | null; email: string | null };

/** How a payment stands, read from the provider's own API and from nowhere else. */
export type PaymentSnapshot = {
  provider: ProviderId;
  providerPaymentId: string;
  /** The checkout that the payment names, as the provider keeps it; null when it names none. */
  checkoutRef: string | null;
  /** The seller who was paid. */
  accountId: string;
  state: PaymentState;
  amountMinor: number;
  refundedMinor: number;
  /** As the provider spells it. */
  currency: string;
  approvedAt: Date | null;
  reversedAt: Date | null;
  providerUpdatedAt: Date;
  /** Fee and net amount; absent where the provider does not say. */
  costs?: { feeMinor: number; netMinor: number } | null;
  /** Cash only. */
  voucher: { url: string | null; dueAt: Date | null; place: string | null } | null;
  /** Absent where the provider names nobody. */
  payer?: ReportedPayer | undefined;
  /** Why it was refused, in the provider's own code; null otherwise. */
  refusal: string | null;
  /** For the record, without the payer's identity or card. */
  raw: unknown;
};

/** Money that came to the seller's account or went back from it, as the provider lists it for a day. */
export type Movement = {
  /** Of the movement: a refund has its own. */
  id: string;
  kind: 'payment' | 'refund';
  /** The payment that came, or of which it went back. */
  providerPaymentId: string;
  amountMinor: number;
  /** As the provider spells it. */
  currency: string;
  at: Date;
  /** The checkout that the payment names; null when it names none, and of a refund. */
  checkoutRef: string | null;
};
/** Totals of a day in the provider's settlement report. */
export type Settlement = {
  feesMinor: number;
  taxesMinor: number;
  netMinor: number;
  /** Payments for purchases in the report: a search may have missed some. */
  payments: Movement[];
};
export type Span = { from: Date; to: Date };

/**
 * A translator of one provider's protocol: no decision about memberships is taken behind it.
 * Whatever goes wrong with the provider is a ProviderError; invented ids are an empty list.
 */
export type PaymentProvider = {
  id: ProviderId;
  /** The seller that payments must name. */
  accountId: string;
  currency: Currency;
  createCheckout(checkout: CheckoutToPay): Promise<PaymentPage>;
  /**
   * Changes nothing. Checking a signature may need the provider's certificate: `beforeAsking` comes before anything is
   * asked because of a message that nobody verified, and stops it by failing.
   */
  readWebhook(message: WebhookMessage, beforeAsking: BeforeAsking): Promise<WebhookHint>;
  /** Authoritative reads; PayPal captures here what the buyer approved, once. Empty when the provider knows of nothing. */
  resolve(hint: PaymentHint, mayCapture: MayCapture): Promise<PaymentSnapshot[]>;
  /** For the poller: what there is about a checkout, even when every webhook was lost. */
  findByCheckout(
    checkout: { checkoutId: string; providerRef: string; since: Date },
    mayCapture: MayCapture,
  ): Promise<PaymentSnapshot[]>;
  /** Makes the page of a checkout refuse to take money, where the provider can. Safe to repeat. */
  closeCheckout(checkout: { checkoutId: string; providerRef: string }): Promise<void>;
  /**
   * Makes a payment that nobody has paid yet, such as a voucher, impossible to pay. Answers how it stands, which is
   * paid when that came first; null when this provider has no such operation. Safe to repeat.
   */
  cancelPayment(payment: { providerPaymentId: string }): Promise<PaymentSnapshot | null>;
  /** Everything that touched the account from one instant to before another. Providers list it hours late. */
  listMovements(span: Span): Promise<Movement[]>;
  /**
   * The settlement of a span, where the provider has one. Undefined while it is being made: asking again later finds it.
   */
  readSettlement?: (span: Span) => Promise<Settlement | undefined>;
  /** Null amount: all of it. The same key never refunds twice. */
  refund(payment: {
    providerPaymentId: string;
    amountMinor: number | null;
    key: string;
  }): Promise<PaymentSnapshot>;
};
