import { expect, test } from 'vitest';
import { allowCapture } from '../shared/checkout.fixture.ts';
import { withPayPal } from './with-paypal.fixture.ts';

const captures = (control: { requests(): { path: string }[] }) =>
  control.requests().filter(({ path }) => path.endsWith('/capture'));

test('an approved order is not captured while its checkout may not take money', async () => {
  const { approve, provider, control } = await withPayPal();
  const { checkout, orderId } = await approve();
  const checks: string[] = [];
  const never = async (checkoutId: string) => {
    checks.push(checkoutId);
    return false;
  };
  const { checkoutId } = checkout;
  expect(await provider.resolve({ kind: 'order', id: orderId }, never)).toEqual([]);
  expect(
    await provider.findByCheckout({ checkoutId, providerRef: orderId, since: new Date() }, never),
  ).toEqual([]);
  expect(checks).toEqual([checkoutId, checkoutId]);
  expect(captures(control)).toEqual([]);
  expect(control.captures()).toEqual([]);
  // the order stays approved until PayPal cancels it
  expect(await provider.resolve({ kind: 'order', id: orderId }, allowCapture)).toMatchObject([
    { state: 'approved' },
  ]);
});

test('a capture without an answer is not repeated once its checkout is cancelled', async () => {
  const { approve, provider, control } = await withPayPal();
  const { orderId } = await approve();
  control.injectFault({ answer: 'drop', times: 1, path: '/capture' });
  let checks = 0;
  const onlyOnce = async () => (checks += 1) === 1;
  expect(await provider.resolve({ kind: 'order', id: orderId }, onlyOnce)).toEqual([]);
  expect(checks).toBe(2);
  expect(control.captures()).toEqual([]);
});

test('the capture permission is checked only for approved orders of this shop', async () => {
  const { begin, provider, control } = await withPayPal();
  const refuseToAnswer = async () => {
    throw new Error('the permission must not be checked');
  };
  const { page } = await begin();
  expect(await provider.resolve({ kind: 'order', id: page.providerRef }, refuseToAnswer)).toEqual(
    [],
  );
  expect(captures(control)).toEqual([]);
});

test('closing a checkout makes no call to PayPal, because uncaptured orders expire', async () => {
  const { begin, provider, control } = await withPayPal();
  const { checkout, page } = await begin();
  const before = control.requests().length;
  await provider.closeCheckout({ checkoutId: checkout.checkoutId, providerRef: page.providerRef });
  expect(control.requests()).toHaveLength(before);
});
