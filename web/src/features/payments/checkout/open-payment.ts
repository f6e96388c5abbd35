import type { Checkout } from '@forja/contract/payments/checkout';
import { paymentFlags } from '../payment-flags.ts';

type PendingPaymentAddress = {
  to: '/payment/$';
  params: { _splat: 'pendiente' };
  search: { c: string };
};

/** Opens the page of the provider, the transfer details, or the activation when nothing is due. */
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
  paymentFlags.rememberPayment(checkout.id, new Date());
  if (checkout.redirectUrl !== null) return leavePage(checkout.redirectUrl);
  return navigate({
    to: '/payment/$',
    params: { _splat: 'pendiente' },
    search: { c: checkout.id },
  });
}

/** Never resolves, so that the caller's button stays busy until the page unloads. */
function leavePage(address: string): Promise<never> {
  window.location.assign(address);
  return new Promise(() => undefined);
}
