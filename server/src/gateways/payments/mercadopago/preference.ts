import { isIP } from 'node:net';
import { DAY_MS } from '@forja/domain/units/durations';
import { z } from 'zod';
import type { CheckoutToPay, PaymentPage } from '../payment-provider.ts';
import { ProviderError } from '../provider-error.ts';
import { pageAddress } from '../wire/page-address.ts';
import { isLoopback } from '../wire/safe-base.ts';
import { PAGE_HOSTS } from './hosts.ts';
import { messages } from './mercadopago.messages.ts';

/** Cash takes hours to be credited, and late cash is refunded. */
const TIME_FOR_CASH_MS = 3 * DAY_MS;
/** Tolerates any clock difference. */
const OPEN_SINCE_MS = 30 * DAY_MS;
/** Argentina has had no clock changes since 2009. */
const OFFSET_MS = 3 * 3_600_000;

const answerShape = z.object({ id: z.string().min(1), init_point: z.unknown() });

/** Deterministic per attempt, as its idempotency key requires. */
export function preferenceBody(checkout: CheckoutToPay, base: URL) {
  const closesAt = checkout.expiresAt.getTime();
  return {
    items: [
      {
        id: `membership-${checkout.months}m`,
        title: messages.item(checkout.months),
        description: messages.itemDetail,
        category_id: 'services',
        quantity: 1,
        currency_id: checkout.currency,
        unit_price: checkout.amountMinor / 100,
      },
    ],
    payer: { email: checkout.payerEmail },
    ...returnUrls(checkout, base),
    external_reference: checkout.checkoutId,
    ...notifications(checkout, base),
    expires: true,
    expiration_date_from: withOffset(closesAt - OPEN_SINCE_MS),
    expiration_date_to: withOffset(closesAt),
    date_of_expiration: withOffset(closesAt + TIME_FOR_CASH_MS),
    statement_descriptor: 'FORJA',
    metadata: { checkout_id: checkout.checkoutId },
    payment_methods: { installments: 1 },
    binary_mode: false,
  };
}

/**
 * An expired preference takes no payments; vouchers already issued must be cancelled one by one.
 * https://www.mercadopago.com.ar/developers/es/reference/online-payments/checkout-pro/preferences/update-preference/put
 * https://www.mercadopago.com.ar/developers/es/docs/checkout-pro/additional-settings/preferences/term-of-preference
 * (2026-11-22)
 */
export const closedPreferenceBody = (at: Date) => ({
  expires: true,
  expiration_date_to: withOffset(at.getTime()),
});

export function paymentPage(json: unknown, checkout: CheckoutToPay, base: URL): PaymentPage {
  const answer = answerShape.safeParse(json);
  const redirectUrl = pageAddress(answer.data?.init_point, { hosts: PAGE_HOSTS, base });
  if (!answer.success || redirectUrl === undefined)
    throw new ProviderError('mercadopago', 'unreadable');
  return { providerRef: answer.data.id, redirectUrl, expiresAt: checkout.expiresAt };
}

/** Mercado Pago rejects return URLs without a public name and https. */
function returnUrls({ backUrls }: CheckoutToPay, base: URL) {
  const isPublic = Object.values(backUrls).every(isPublicAddress);
  if (!isPublic && !isLoopback(base))
    throw new ProviderError('mercadopago', 'misconfigured', { issue: 'back_urls_not_public' });
  return {
    back_urls: { success: backUrls.success, pending: backUrls.pending, failure: backUrls.failure },
    ...(isPublic && { auto_return: 'approved' }),
  };
}

/** Signed messages only. A local address works only with a local fake provider. */
function notifications({ webhookUrl }: CheckoutToPay, base: URL) {
  if (!isPublicAddress(webhookUrl) && !isLoopback(base)) return {};
  const url = new URL(webhookUrl);
  url.searchParams.set('source_news', 'webhooks');
  return { notification_url: url.href };
}

function isPublicAddress(text: string): boolean {
  const url = new URL(text);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return url.protocol === 'https:' && !isLoopback(url) && isIP(host) === 0;
}

function withOffset(time: number): string {
  return new Date(time - OFFSET_MS).toISOString().replace('Z', '-03:00');
}
