import { expect, test } from 'vitest';
import { HOUR_MS } from '../shared/durations.ts';
import { withMercadoPago } from '../mercadopago/with-mercadopago.fixture.ts';
import { withPayPal } from '../paypal/with-paypal.fixture.ts';

const span = (fromHours: number, toHours: number) => ({
  from: new Date(Date.now() + fromHours * HOUR_MS),
  to: new Date(Date.now() + toHours * HOUR_MS),
});

test('Mercado Pago lists the payments and refunds of a period, page after page', async () => {
  const { provider, pay, control } = await withMercadoPago();
  const first = await pay();
  for (let more = 0; more < 31; more += 1) await pay();
  control.refund({ id: first.paid.id, amountMinor: 100 });
  await control.flush();
  const listed = await provider.listMovements(span(-1, 1));
  expect(listed.filter(({ kind }) => kind === 'payment')).toHaveLength(32);
  expect(listed.find(({ providerPaymentId }) => providerPaymentId === first.paid.id)).toMatchObject(
    {
      kind: 'payment',
      checkoutRef: first.checkout.checkoutId,
      amountMinor: first.checkout.amountMinor,
      currency: 'ARS',
    },
  );
  expect(listed.filter(({ kind }) => kind === 'refund')).toMatchObject([
    { providerPaymentId: first.paid.id, amountMinor: 100 },
  ]);
  expect(await provider.listMovements(span(-25, -1))).toEqual([]);
});

test('PayPal lists the payments and refunds of a period', async () => {
  const { provider, pay } = await withPayPal();
  const { captureId, checkout } = await pay();
  await provider.refund({ providerPaymentId: captureId, amountMinor: null, key: 'once' });
  expect(await provider.listMovements(span(-1, 1))).toMatchObject([
    {
      kind: 'payment',
      providerPaymentId: captureId,
      checkoutRef: checkout.checkoutId,
      amountMinor: checkout.amountMinor,
      currency: 'USD',
    },
    { kind: 'refund', providerPaymentId: captureId, amountMinor: checkout.amountMinor },
  ]);
  expect(await provider.listMovements(span(-25, -1))).toEqual([]);
});
