import type { Checkout } from '@forja/contract/checkout';
import { paymentFlags } from '../payment-flags.ts';

type Waiting = { to: '/payment/$'; params: { _splat: 'pendiente' }; search: { c: string } };

/** To the provider's page, to the account of the transfer, or straight to the activation when nothing is left to pay. */
export async function leaveToPay(checkout: Checkout, navigate: (address: Waiting) => Promise<void>): Promise<void> {
  if (checkout.state === 'paid') {
    paymentFlags.rememberInfo({ success: true, membership: { activated: true, paymentId: checkout.id } });
    return leaveFor('/callback?membership=activated&processor=coupon');
  }
  paymentFlags.rememberUnderWay(checkout.id, new Date());
  if (checkout.redirectUrl !== null) return leaveFor(checkout.redirectUrl);
  return navigate({ to: '/payment/$', params: { _splat: 'pendiente' }, search: { c: checkout.id } });
}

/** The page is leaving: what waits for this keeps the button busy. */
function leaveFor(address: string): Promise<never> {
  window.location.assign(address);
  return new Promise(() => undefined);
}
