import type { CheckoutToPay, PaymentPage } from '../payment-provider.ts';
import { ProviderError } from '../provider-error.ts';
import { decimalText } from '../wire/minor-units.ts';
import { pageAddress } from '../wire/page-address.ts';
import type { CreatedOrder, Order, PurchaseUnit } from './order-shape.ts';
import type { PayPalEnvironment } from './api/paypal-environment.ts';
import { ownReference } from './own-reference.ts';
import { messages } from './paypal.messages.ts';

/** Time to approve and capture. */
const WINDOW_MS = 3 * 3_600_000;

/** Deterministic per attempt, as its request id requires. */
export function orderBody(checkout: CheckoutToPay) {
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        reference_id: 'default',
        custom_id: checkout.checkoutId,
        invoice_id: `${checkout.checkoutId}-${checkout.attempt}`,
        description: messages.item(checkout.months),
        soft_descriptor: 'FORJA',
        ...purchase(checkout),
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          brand_name: messages.brand,
          locale: 'es-AR',
          shipping_preference: 'NO_SHIPPING',
          user_action: 'PAY_NOW',
          landing_page: 'NO_PREFERENCE',
          payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
          return_url: checkout.backUrls.success,
          cancel_url: checkout.backUrls.failure,
        },
      },
    },
  };
}

/**
 * item_total is the sum of unit_amount * quantity; the amount is item_total less the discount.
 * https://developer.paypal.com/docs/api/orders/v2/ (2026-11-27)
 */
function purchase({ amountMinor, discountMinor, currency, months }: CheckoutToPay) {
  const money = (minor: number) => ({ currency_code: currency, value: decimalText(minor) });
  const listPrice = money(amountMinor + discountMinor);
  return {
    items: [
      {
        name: messages.item(months),
        quantity: '1',
        unit_amount: listPrice,
        category: 'DIGITAL_GOODS',
      },
    ],
    amount: {
      ...money(amountMinor),
      breakdown: {
        item_total: listPrice,
        ...(discountMinor > 0 && { discount: money(discountMinor) }),
      },
    },
  };
}

export function paymentPage(
  order: CreatedOrder,
  {
    checkout,
    environment,
    now,
  }: { checkout: CheckoutToPay; environment: PayPalEnvironment; now: Date },
): PaymentPage {
  const page =
    order.links.find(({ rel }) => rel === 'payer-action') ??
    order.links.find(({ rel }) => rel === 'approve');
  const redirectUrl = pageAddress(page?.href, {
    hosts: environment.pageHosts,
    base: environment.base,
  });
  if (redirectUrl === undefined) throw new ProviderError('paypal', 'unreadable');
  const windowEnds = (order.create_time ?? now).getTime() + WINDOW_MS;
  return {
    providerRef: order.id,
    redirectUrl,
    expiresAt: new Date(Math.min(checkout.expiresAt.getTime(), windowEnds)),
  };
}

/** Undefined for orders of others on the same account, which are neither captured nor counted. */
export function ownUnit(order: Order, merchantId: string): PurchaseUnit | undefined {
  const [unit, ...more] = order.purchase_units;
  const isOurs =
    order.intent === 'CAPTURE' &&
    more.length === 0 &&
    unit?.payee?.merchant_id === merchantId &&
    ownReference(unit) !== null;
  return isOurs ? unit : undefined;
}
