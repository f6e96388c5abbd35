import { randomUUID } from 'node:crypto';
import type { Buyer, Way } from '../mercadopago/state/payments.ts';
import type { PayingServer, Processor } from './paying-server.fixture.ts';

type ImmediatePayment = { person: number; buyer: Buyer; isRegretted: boolean };
type LatePayment = {
  person: number;
  processor: Processor;
  coupon: string | undefined;
  isCash: boolean;
};

/** Pays by card and returns at once, for oneself or another, keeping the payment or withdrawing it. */
export async function payAtOnce(
  system: PayingServer,
  { person, buyer, isRegretted }: ImmediatePayment,
): Promise<void> {
  const { redirectUrl } = await system.start(person, 'mercadopago', randomUUID());
  const preferenceId = new URL(redirectUrl ?? 'http://nowhere').searchParams.get('pref_id');
  if (preferenceId === null) return;
  allowRefusal(() => system.mercadoPago.pay({ preferenceId, way: 'card', buyer }));
  system.pass(1000);
  checkAnswer(
    await system.returnFromPage(person, { processor: 'mercadopago', paymentId: 'direct_7' }),
  );
  if (isRegretted) checkAnswer(await system.regret(person, 0));
}

/** Cancels a checkout and pays it anyway: a voucher, a page that stayed open, a late clearing. */
export async function payTooLate(
  system: PayingServer,
  { person, processor, coupon, isCash }: LatePayment,
): Promise<void> {
  const { mercadoPago, payPal } = system;
  const { redirectUrl } = await system.start(person, processor, randomUUID(), coupon);
  const address = new URL(redirectUrl ?? 'http://nowhere');
  const preferenceId = address.searchParams.get('pref_id');
  const orderId = address.searchParams.get('token');
  const pay = (way: Way) =>
    preferenceId !== null && allowRefusal(() => mercadoPago.pay({ preferenceId, way }));
  if (isCash) pay('cash');
  if (orderId !== null) allowRefusal(() => payPal.approve({ orderId, instrument: 'pending' }));
  await system.returnFromPage(person, { processor, paymentId: 'direct_6' });
  if (!isCash)
    mercadoPago.injectFault({ answer: 'error', path: '/checkout/preferences/', times: 1 });
  await system.giveUp(person);
  system.pass(1000);
  if (!isCash) pay('card');
  for (const { id, status } of mercadoPago.payments())
    if (status === 'pending') mercadoPago.approve({ id });
  for (const { id, reason } of payPal.captures()) if (reason === 'ECHECK') payPal.complete({ id });
}

export function allowRefusal(run: () => unknown): void {
  try {
    run();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
  }
}

export function checkAnswer(status: number): void {
  if (status >= 500 && status !== 502 && status !== 503)
    throw new Error(`the server answered ${status}`);
}
