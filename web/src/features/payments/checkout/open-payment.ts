import type { Checkout } from '@forja/contract/payments/checkout';
import { paymentFlags } from '../payment-flags.ts';

type PendingPaymentAddress = {
  to: '/payment/$';
  params: { _splat: 'pendiente' };
  search: { c: string };
};

/** To the provider's page, to the account of the transfer, or straight to the activation when nothing is left to pay. */
export async function openPayment(
  checkout: Checkout,
  navigate: (address: PendingPaymentAddress) => Promise<void>,
): Promise<void> {
  if (checkout.state === 'paid') {
    paymentFlags.rememberInfo({
      success: true,
      membership: { activated: true, paymentId: checkout.id },
    });
    return leavePage('/callback?membership=activated&processor=coupon');
  }
  paymentFlags.rememberUnderWay(checkout.id, new Date());
  if (checkout.redirectUrl !== null) return leavePage(checkout.redirectUrl);
  return navigate({
    to: '/payment/$',
    params: { _splat: 'pendiente' },
    search: { c: checkout.id },
  });
}

/** The page is leaving: what waits for this keeps the button busy. */
function leavePage(address: string): Promise<never> {
  window.location.assign(address);
  return new Promise(() => undefined);
}
