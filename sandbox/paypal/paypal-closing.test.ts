import { expect, test } from 'vitest';
import { allowCapture } from '../shared/checkout.fixture.ts';
import { withPayPal } from './with-paypal.fixture.ts';

const captures = (control: { requests(): { path: string }[] }) =>
  control.requests().filter(({ path }) => path.endsWith('/capture'));

test('what the buyer approved is not charged while the checkout may not take money: no capture is even asked for', async () => {
  const { approve, provider, control } = await withPayPal();
  const { checkout, orderId } = await approve();
  const asked: string[] = [];
  const never = async (checkoutId: string) => {
    asked.push(checkoutId);
    return false;
  };
  const { checkoutId } = checkout;
  expect(await provider.resolve({ kind: 'order', id: orderId }, never)).toEqual([]);
  expect(
    await provider.findByCheckout({ checkoutId, providerRef: orderId, since: new Date() }, never),
  ).toEqual([]);
  expect(asked).toEqual([checkoutId, checkoutId]);
  expect(captures(control)).toEqual([]);
  expect(control.captures()).toEqual([]);
  // approved it stays, until PayPal cancels it
  expect(await provider.resolve({ kind: 'order', id: orderId }, allowCapture)).toMatchObject([
    { state: 'approved' },
  ]);
});

test('a capture without an answer is not repeated for a checkout that was cancelled meanwhile', async () => {
  const { approve, provider, control } = await withPayPal();
  const { orderId } = await approve();
  control.injectFault({ answer: 'drop', times: 1, path: '/capture' });
  let asked = 0;
  const onlyOnce = async () => (asked += 1) === 1;
  expect(await provider.resolve({ kind: 'order', id: orderId }, onlyOnce)).toEqual([]);
  expect(asked).toBe(2);
  expect(control.captures()).toEqual([]);
});

test('whether money may be taken is not asked for an order that is not approved, nor for another shop', async () => {
  const { begin, provider, control } = await withPayPal();
  const refuseToAnswer = async () => {
    throw new Error('nobody should ask');
  };
  const { page } = await begin();
  expect(await provider.resolve({ kind: 'order', id: page.providerRef }, refuseToAnswer)).toEqual(
    [],
  );
  expect(captures(control)).toEqual([]);
});

test('closing a checkout asks PayPal for nothing: an order that nobody captures ends by itself', async () => {
  const { begin, provider, control } = await withPayPal();
  const { checkout, page } = await begin();
  const before = control.requests().length;
  await provider.closeCheckout({ checkoutId: checkout.checkoutId, providerRef: page.providerRef });
  expect(control.requests()).toHaveLength(before);
});
