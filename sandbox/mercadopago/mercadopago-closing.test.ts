import { expect, test } from 'vitest';
import { withMercadoPago } from './with-mercadopago.fixture.ts';

test('a closed page takes no payment of any kind, and closing it again changes nothing', async () => {
  const { begin, provider, control, sandbox } = await withMercadoPago();
  const { checkout, page } = await begin();
  const closed = { checkoutId: checkout.checkoutId, providerRef: page.providerRef };
  await provider.closeCheckout(closed);
  await provider.closeCheckout(closed);
  for (const way of ['card', 'cash', 'review', 'rejected'] as const)
    expect(() => control.pay({ preferenceId: page.providerRef, way })).toThrow('expired');
  await fetch(`${sandbox.url}/checkout/v1/pay`, {
    method: 'POST',
    body: new URLSearchParams({ pref_id: page.providerRef, way: 'card' }),
  });
  expect(control.payments()).toEqual([]);
  expect(await (await fetch(page.redirectUrl)).text()).toContain('Este enlace de pago venció');
});

test('closing one page leaves other pages and its own content unchanged', async () => {
  const { begin, provider, control } = await withMercadoPago();
  const [one, other] = [await begin(), await begin()];
  await provider.closeCheckout({
    checkoutId: one.checkout.checkoutId,
    providerRef: one.page.providerRef,
  });
  expect(control.pay({ preferenceId: other.page.providerRef, way: 'card' })).toMatchObject({
    status: 'approved',
  });
  expect(control.preferences()).toContainEqual({
    id: one.page.providerRef,
    reference: one.checkout.checkoutId,
  });
});

test('a voucher issued before its page closed can still be paid', async () => {
  const { pay, provider, control } = await withMercadoPago();
  const { checkout, page, paid, read } = await pay('cash');
  await provider.closeCheckout({ checkoutId: checkout.checkoutId, providerRef: page.providerRef });
  control.approve({ id: paid.id });
  expect(await read()).toMatchObject([{ state: 'approved' }]);
});

test('a cancelled voucher cannot be paid, and cancelling it again changes nothing', async () => {
  const { pay, provider } = await withMercadoPago();
  const { paid, read } = await pay('cash');
  const cancel = () => provider.cancelPayment({ providerPaymentId: paid.id });
  expect(await cancel()).toMatchObject({ state: 'cancelled', refusal: 'by_collector' });
  expect(await cancel()).toMatchObject({ state: 'cancelled' });
  expect(await read()).toMatchObject([{ state: 'cancelled' }]);
});

test('a voucher paid before its cancellation is reported as paid', async () => {
  const { pay, provider, control } = await withMercadoPago();
  const { paid } = await pay('cash');
  control.approve({ id: paid.id });
  expect(await provider.cancelPayment({ providerPaymentId: paid.id })).toMatchObject({
    state: 'approved',
  });
});

test("a preference requires its payer's address", async () => {
  const { begin, sandbox } = await withMercadoPago();
  const { page } = await begin({ payerEmail: 'ana@forja.example' });
  const reply = await fetch(`${sandbox.url}/checkout/preferences/${page.providerRef}`, {
    headers: { authorization: `Bearer ${sandbox.credentials.accessToken}` },
  });
  expect(await reply.json()).toMatchObject({ payer: { email: 'ana@forja.example' } });
  await expect(begin({ payerEmail: '' })).rejects.toMatchObject({
    problem: 'refused',
    issue: 'invalid_payer',
  });
});

test('closing fails for an unknown page or without an answer', async () => {
  const { begin, provider, control } = await withMercadoPago();
  const { checkout, page } = await begin();
  const { checkoutId } = checkout;
  await expect(
    provider.closeCheckout({ checkoutId, providerRef: '1-nobody' }),
  ).rejects.toMatchObject({
    problem: 'refused',
    status: 404,
  });
  control.injectFault({ answer: 'error', times: 1 });
  await expect(
    provider.closeCheckout({ checkoutId, providerRef: page.providerRef }),
  ).rejects.toMatchObject({
    problem: 'unreachable',
  });
  await provider.closeCheckout({ checkoutId, providerRef: page.providerRef });
  expect(() => control.pay({ preferenceId: page.providerRef, way: 'card' })).toThrow('expired');
});
