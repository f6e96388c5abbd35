import { DAY_MS } from '@forja/domain/units/durations';
import { expect, test } from 'vitest';
import { aShop, listPayments } from '../ledger/shop.fixture.ts';

const LATER_THAT_DAY = new Date('2026-03-01T15:00:00Z');

async function aDay() {
  const shop = await aShop();
  const run = () => shop.payments.dailyReconciliation.run();
  return {
    ...shop,
    run,
    async nextDay() {
      shop.pass(DAY_MS);
      await run();
    },
    read: async () => {
      const { days, differences } = (await shop.boss.get('/api/admin/reconciliation')).json();
      const isSameDay = (each: { day: string; processor: string }) =>
        each.day === '2026-03-01' && each.processor === 'mercadopago';
      return { day: days.find(isSameDay), differences };
    },
  };
}

test('a day with equal payments and refunds has no difference, and repeating it changes nothing', async () => {
  const { start, recordReport, mercadoPago, her, him, nextDay, run, read, log } = await aDay();
  await recordReport(mercadoPago.pay(await start(her)));
  const his = mercadoPago.pay(await start(him));
  await recordReport(his);
  await recordReport(
    mercadoPago.change(his.providerPaymentId, { state: 'refunded', reversedAt: LATER_THAT_DAY }),
  );
  await nextDay();
  const right = {
    openDifferences: 0,
    problem: null,
    theirPaymentsMinor: 2_000_000,
    ourPaymentsMinor: 2_000_000,
    theirRefundsMinor: 1_000_000,
    ourRefundsMinor: 1_000_000,
  };
  expect((await read()).day).toMatchObject(right);
  await run();
  expect(await read()).toMatchObject({ day: right, differences: [] });
  expect(log()).not.toContain('does not match');
});

test('a payment whose webhook was lost is found and grants its membership', async () => {
  const { start, mercadoPago, her, ana, db, nextDay, read } = await aDay();
  mercadoPago.pay(await start());
  expect(await listPayments(db, ana.id)).toEqual([]);
  await nextDay();
  expect((await her.get('/api/check-membership')).json()).toMatchObject({ hasMembership: true });
  expect(await read()).toMatchObject({ day: { openDifferences: 0 }, differences: [] });
});

test("a refund from the provider's panel whose webhook was lost is found", async () => {
  const { start, recordReport, mercadoPago, her, nextDay, read } = await aDay();
  const report = mercadoPago.pay(await start());
  await recordReport(report);
  mercadoPago.change(report.providerPaymentId, { state: 'refunded', reversedAt: LATER_THAT_DAY });
  await nextDay();
  expect((await her.get('/api/check-membership')).json()).toMatchObject({ hasMembership: false });
  expect((await read()).differences).toEqual([]);
});

test('a payment of another shop on the same account alerts, without personal data, until resolved', async () => {
  const { mercadoPago, nextDay, run, read, log, boss, her } = await aDay();
  const foreign = mercadoPago.pay(
    { checkoutId: 'another-shop', amountMinor: 12_345 },
    { checkoutRef: null },
  );
  await nextDay();
  const { day, differences } = await read();
  expect(day).toMatchObject({ openDifferences: 1 });
  expect(differences).toMatchObject([
    {
      kind: 'unknown_payment',
      providerPaymentId: foreign.providerPaymentId,
      theirMinor: 12_345,
      ourMinor: 0,
    },
  ]);
  await run();
  const lines = log()
    .split('\n')
    .filter((line) => line.includes('a day does not match what its provider lists'));
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 50,
    theirMinor: 12_345,
    day: '2026-03-01',
  });
  const path = `/api/admin/reconciliation/${differences[0].id}/resolve`;
  expect((await her.post(path, { reason: 'x' })).statusCode).toBe(404);
  expect((await boss.post(path, { reason: 'Es de la tienda de remeras' })).json()).toEqual({
    success: true,
  });
  expect((await boss.post(path, { reason: 'Otra vez' })).json()).toMatchObject({
    code: 'difference_already_resolved',
    message: expect.stringMatching(
      /^Esa diferencia ya se resolvió\. Lo hizo \S+ el \d+\/3\/2026 a las \d{2}:\d{2}\.$/,
    ),
  });
  await run();
  expect(await read()).toMatchObject({ day: { openDifferences: 0 }, differences: [] });
});

test('a difference of a cent alerts, and a later equal comparison clears it', async () => {
  const { start, recordReport, mercadoPago, nextDay, run, read } = await aDay();
  const report = mercadoPago.pay(await start());
  await recordReport(report);
  const amountMinor = report.amountMinor + 1;
  mercadoPago.payments.set(report.providerPaymentId, {
    ...report,
    amountMinor,
    providerUpdatedAt: new Date(0),
  });
  await nextDay();
  expect((await read()).differences).toMatchObject([
    { kind: 'amount', theirMinor: 1_000_001, ourMinor: 1_000_000 },
  ]);
  mercadoPago.payments.set(report.providerPaymentId, report);
  await run();
  expect(await read()).toMatchObject({ day: { openDifferences: 0 }, differences: [] });
});

test('a late payment in a settlement is compared without counting for that day', async () => {
  const { start, recordReport, mercadoPago, nextDay, read } = await aDay();
  await recordReport(mercadoPago.pay(await start()));
  const late = {
    id: '777',
    kind: 'payment' as const,
    providerPaymentId: '777',
    amountMinor: 50_000,
    currency: 'ARS',
    at: new Date('2026-02-27T15:00:00Z'),
    checkoutRef: null,
  };
  mercadoPago.provider.readSettlement = async ({ from }) =>
    from.toISOString() === '2026-03-01T03:00:00.000Z'
      ? { feesMinor: 0, taxesMinor: 0, netMinor: 1_050_000, payments: [late] }
      : undefined;
  await nextDay();
  expect(await read()).toMatchObject({
    day: { theirPaymentsMinor: 1_000_000, ourPaymentsMinor: 1_000_000, openDifferences: 1 },
    differences: [{ kind: 'unknown_payment', providerPaymentId: '777', theirMinor: 50_000 }],
  });
});

test('a payment that the provider does not list alerts', async () => {
  const { start, recordReport, mercadoPago, nextDay, read } = await aDay();
  const report = mercadoPago.pay(await start());
  await recordReport(report);
  mercadoPago.payments.delete(report.providerPaymentId);
  await nextDay();
  expect((await read()).differences).toMatchObject([
    { kind: 'missing_payment', theirMinor: 0, ourMinor: 1_000_000 },
  ]);
});

test("a later refund belongs to its own day, and the payment's day stays equal", async () => {
  const { start, recordReport, mercadoPago, nextDay, run, read, pass, now } = await aDay();
  const report = mercadoPago.pay(await start());
  await recordReport(report);
  await nextDay();
  await recordReport(
    mercadoPago.change(report.providerPaymentId, { state: 'refunded', reversedAt: now() }),
  );
  await run();
  expect(await read()).toMatchObject({ day: { openDifferences: 0 }, differences: [] });
  pass(DAY_MS);
  await run();
  expect((await read()).differences).toEqual([]);
});

test('a provider failure leaves its day unknown, and the next run retries', async () => {
  const { mercadoPago, nextDay, run, read } = await aDay();
  mercadoPago.listings.push('unreachable');
  await nextDay();
  expect((await read()).day).toMatchObject({ problem: 'unreachable' });
  await run();
  expect((await read()).day).toMatchObject({ problem: null, openDifferences: 0 });
});
