import { DAY_MS, MINUTE_MS } from '@forja/domain/units/durations';
import { creditStatusLabels } from '@forja/contract/identity/account-labels';
import { CREDIT_DECISIONS, creditStatus } from '@forja/domain/referrals/credit-status';
import { expect, test } from 'vitest';
import { createClient, type Client } from '../composition/app-with.fixture.ts';
import type { FakePayment } from '../../gateways/payments/fake-provider.fixture.ts';
import { paymentsTable } from '../../features/payments/storage/payments.table.ts';
import { referralCreditsTable } from '../../features/referrals/referrals.table.ts';
import { aRegistration } from '../../features/identity/users.fixture.ts';
import { aShop, violations } from '../../features/payments/ledger/shop.fixture.ts';

type Credit = {
  amountMinor: number;
  status: string;
  payableFrom: string;
  reason: string | null;
  reference: string | null;
};
type Row = { id: string; cells: (string | null)[] };

const MIDNIGHT = '2026-03-12T03:00:00.000Z';
const REASON = { reason: 'Revisado con el extracto' };

async function aDesk() {
  const shop = await aShop();
  const code = (await shop.her.post('/api/referrals/code')).json<{ code: string }>().code;
  const rows = async (filter?: string): Promise<Row[]> =>
    (
      await (
        await shop.as(shop.admin)
      ).get(`/api/admin/tables/credits${filter ? `?filter=${filter}` : ''}`)
    ).json<{
      rows: Row[];
    }>().rows;
  return {
    ...shop,
    rows,
    async bring(username: string, referralCode = code): Promise<Client> {
      const reply = await createClient(shop.app, '').post(
        '/api/register',
        aRegistration({ username, referralCode }),
      );
      expect(reply.statusCode, reply.body).toBe(200);
      const session = reply.cookies.find(({ name }) => name === 'forja_session');
      return createClient(shop.app, `forja_session=${session?.value}`);
    },
    async pay(client: Client, changes: Partial<FakePayment> = {}): Promise<FakePayment> {
      shop.pass(MINUTE_MS);
      const report = shop.mercadoPago.pay(await shop.start(client), changes);
      await shop.recordReport(report);
      return report;
    },
    reverse: ({ providerPaymentId }: FakePayment, state: FakePayment['state'] = 'refunded') =>
      shop.recordReport(
        shop.mercadoPago.change(providerPaymentId, { state, reversedAt: shop.now() }),
      ),
    async ledger(): Promise<Credit[]> {
      return (await (await shop.as(shop.ana)).get('/api/referrals')).json<{ ledger: Credit[] }>()
        .ledger;
    },
    async decide(verdict: 'approve' | 'refuse' | 'pay', body: object = REASON, index = 0) {
      const row = (await rows())[index];
      return (await shop.as(shop.admin)).post(`/api/admin/credits/${row?.id}/${verdict}`, body);
    },
  };
}

test('a credit is held while its payment can be undone, then an administrator approves and pays it', async () => {
  const desk = await aDesk();
  await desk.pay(await desk.bring('nueva@ejemplo.com.ar'));
  expect(await desk.ledger()).toMatchObject([
    { amountMinor: 100_000, status: 'held', payableFrom: MIDNIGHT, reason: null },
  ]);
  expect((await desk.rows()).map(({ cells }) => cells)).toMatchObject([
    [
      expect.stringContaining('…@'),
      '100000 ARS',
      'Espera el plazo de arrepentimiento',
      MIDNIGHT,
      null,
      expect.any(String),
      null,
    ],
  ]);
  expect((await desk.decide('approve')).json()).toMatchObject({ code: 'credit_not_payable' });
  const file = await (
    await desk.as(desk.admin)
  ).post('/api/admin/tables/credits/csv', { reason: 'Para el contador' });
  expect(file.body).toContain(`${desk.ana.username};1000,00;ARS;Espera el plazo`);
  expect((await desk.her.get('/api/account/accesses')).json()).toMatchObject({
    items: [{ event: 'data_viewed_by_admin', reason: 'Para el contador' }],
  });

  desk.pass(Date.parse(MIDNIGHT) - desk.now().getTime());
  expect(await desk.ledger()).toMatchObject([{ status: 'payable' }]);
  expect(await desk.rows('payable')).toHaveLength(1);
  const payment = { reference: 'Transferencia 4512', reason: 'Pedido por correo' };
  expect((await desk.decide('pay', payment)).json()).toMatchObject({ code: 'credit_not_approved' });
  expect((await desk.decide('approve', { reason: '' })).statusCode).toBe(400);
  expect((await desk.decide('approve')).json()).toEqual({ success: true });
  expect((await desk.decide('approve')).json()).toMatchObject({ code: 'credit_already_decided' });
  expect(await desk.rows('approved')).toHaveLength(1);
  desk.pass(MINUTE_MS);
  expect((await desk.decide('pay', payment)).json()).toEqual({ success: true });
  expect((await desk.decide('pay', payment)).json()).toMatchObject({
    code: 'credit_already_decided',
    message: expect.stringContaining('Lo hizo'),
  });
  expect(await desk.ledger()).toMatchObject([
    { status: 'paid', reason: payment.reason, reference: payment.reference },
  ]);
  const accesses = (await (await desk.as(desk.ana)).get('/api/account/accesses')).json<{
    items: { event: string; reason: string | null }[];
  }>();
  expect(accesses.items).toMatchObject([
    { event: 'referral_credit_decided', reason: payment.reason },
    { event: 'referral_credit_decided', reason: REASON.reason },
    { event: 'data_viewed_by_admin', reason: 'Para el contador' },
  ]);
  const log = await (await desk.as(desk.admin)).get('/api/admin/tables/audit');
  expect(log.body).toContain('Pagado: Transferencia 4512');
});

test('only another administrator decides a credit', async () => {
  const desk = await aDesk();
  const { code } = (await desk.boss.post('/api/referrals/code')).json<{ code: string }>();
  await desk.pay(await desk.bring('nueva@ejemplo.com.ar', code));
  desk.pass(11 * DAY_MS);
  expect((await desk.decide('approve')).json()).toMatchObject({ code: 'own_credit' });
  const [row] = await desk.rows();
  const reply = await (
    await desk.as(desk.ana)
  ).post(`/api/admin/credits/${row?.id}/approve`, REASON);
  expect(reply.statusCode).toBe(404);
});

test('the first valid payment gives the credit, once', async () => {
  const desk = await aDesk();
  const newcomer = await desk.bring('nueva@ejemplo.com.ar');
  const first = await desk.pay(newcomer);
  await desk.reverse(first);
  expect(await desk.ledger()).toMatchObject([{ amountMinor: 0, status: 'reversed' }]);
  const second = await desk.pay(newcomer);
  await desk.pay(newcomer);
  expect(await desk.ledger()).toMatchObject([
    { amountMinor: 100_000, status: 'held' },
    { status: 'reversed' },
  ]);
  // the bank reversed the payment after the credit was paid
  desk.pass(11 * DAY_MS);
  await desk.decide('approve');
  await desk.decide('pay', { reference: '1', reason: 'Llegó' });
  await desk.reverse(second, 'charged_back');
  expect((await desk.ledger()).map(({ status }) => status).toSorted()).toEqual([
    'reversed',
    'reversed',
    'review',
  ]);
});

test.each([
  ['ana+otra@ejemplo.com.ar', 'ana@ejemplo.com.ar'],
  ['a.n.a@googlemail.com', 'ana@gmail.com'],
  ['ana-dos@yahoo.com.ar', 'ana@yahoo.com.ar'],
])('a referral of %s from the same mailbox %s is reviewed', async (other, own) => {
  const desk = await aDesk();
  const referrer = await desk.bring(own);
  const { code } = (await referrer.post('/api/referrals/code')).json<{ code: string }>();
  const newcomer = await desk.bring(other, code);
  await desk.pay(newcomer);
  expect((await referrer.get('/api/referrals')).json()).toMatchObject({
    ledger: [{ status: 'review' }],
  });
  desk.pass(11 * DAY_MS);
  const [row] = await desk.rows('review');
  expect(row?.cells[4]).toBe('Las dos cuentas llegan al mismo correo');
  expect(await desk.rows('payable')).toEqual([]);
});

const payer = (id: string, email: string | null = null) => ({ payer: { id, email } });

test('two referred accounts paid by one person are reviewed, whichever pays first', async () => {
  const desk = await aDesk();
  await desk.pay(desk.her, payer('3003'));
  await desk.pay(await desk.bring('uno@ejemplo.com.ar'), payer('3003'));
  await desk.pay(await desk.bring('dos@ejemplo.com.ar'), payer('4004', 'Paga@Gmail.com'));
  await desk.pay(await desk.bring('tres@ejemplo.com.ar'), payer('5005', 'p.aga+mp@gmail.com'));
  await desk.pay(await desk.bring('cuatro@ejemplo.com.ar'), payer('6006', desk.ana.username));
  desk.pass(11 * DAY_MS);
  expect((await desk.ledger()).map(({ status }) => status).toReversed()).toEqual([
    'review',
    'payable',
    'review',
    'review',
  ]);
  const stored = JSON.stringify(await desk.db.select().from(paymentsTable));
  for (const name of ['3003', 'aga@gmail', 'paga', '5005'])
    expect(stored).not.toContain(`"${name}`);
  expect(await violations(desk.db)).toEqual([]);
});

test.each([
  ['with the money', payer('3003')],
  ['from the mailbox', payer('9009', 'uno@ejemplo.com.ar')],
])('a referrer who pays %s for a referred person is reviewed once they pay', async (_what, own) => {
  const desk = await aDesk();
  await desk.pay(await desk.bring('uno@ejemplo.com.ar'), payer('3003'));
  await desk.pay(await desk.bring('dos@ejemplo.com.ar'), payer('4004'));
  expect(await desk.ledger()).toMatchObject([{ status: 'held' }, { status: 'held' }]);
  await desk.pay(desk.her, own);
  expect(await desk.ledger()).toMatchObject([{ status: 'held' }, { status: 'review' }]);
});

const aCredit = (
  { ana, now }: Pick<Awaited<ReturnType<typeof aDesk>>, 'ana' | 'now'>,
  changes: Partial<typeof referralCreditsTable.$inferInsert> = {},
): typeof referralCreditsTable.$inferInsert => ({
  paymentId: crypto.randomUUID(),
  referrerId: ana.id,
  referredId: crypto.randomUUID(),
  amountMinor: 100_000,
  currency: 'ARS',
  createdAt: now(),
  payableFrom: now(),
  ...changes,
});

test('the export has every credit, beyond the limit of the page', async () => {
  const desk = await aDesk();
  await desk.db
    .insert(referralCreditsTable)
    .values(Array.from({ length: 101 }, () => aCredit(desk)));
  expect(await desk.ledger()).toHaveLength(100);
  const { referrals } = (await (await desk.as(desk.ana)).get('/api/account/export')).json();
  expect(referrals.credits).toHaveLength(101);
});

test('the administration shows each credit as its owner reads it', async () => {
  const desk = await aDesk();
  const later = new Date(desk.now().getTime() + DAY_MS);
  await desk.db
    .insert(referralCreditsTable)
    .values(
      [0, 100_000].flatMap((amountMinor) =>
        CREDIT_DECISIONS.flatMap((decision) =>
          [null, 'same_payer' as const].flatMap((reviewReason) =>
            [desk.now(), later].map((payableFrom) =>
              aCredit(desk, { amountMinor, decision, reviewReason, payableFrom }),
            ),
          ),
        ),
      ),
    );
  const stored = await desk.db.select().from(referralCreditsTable);
  const labels = new Map(
    stored.map((credit) => [
      credit.paymentId,
      creditStatusLabels[creditStatus(credit, desk.now())],
    ]),
  );
  const rows = await desk.rows();
  expect(rows.length).toBeGreaterThan(20);
  for (const { id, cells } of rows) expect(cells[2]).toBe(labels.get(id));
});

test('referrals and regrets cannot be combined to cash out', async () => {
  const desk = await aDesk();
  const accounts = await Promise.all(
    ['uno', 'dos', 'tres'].map((name) => desk.bring(`${name}@ejemplo.com.ar`)),
  );
  const paid: { client: Client; payment: FakePayment }[] = [];
  for (const [index, client] of accounts.entries())
    paid.push({ client, payment: await desk.pay(client, payer(`payer ${index}`)) });
  for (const { client } of paid) {
    const { payments } = (await client.get('/api/membership')).json<{
      payments: { id: string }[];
    }>();
    expect((await client.post(`/api/payments/${payments[0]?.id}/regret`)).statusCode).toBe(200);
  }
  desk.pass(30 * DAY_MS);
  expect((await desk.ledger()).map(({ status }) => status)).toEqual([
    'reversed',
    'reversed',
    'reversed',
  ]);
  for (const index of [0, 1, 2])
    expect((await desk.decide('approve', REASON, index)).json()).toMatchObject({
      code: 'credit_not_payable',
    });
  const summary = (await (await desk.as(desk.ana)).get('/api/referrals')).json();
  expect(summary).toMatchObject({ credits: [], paid: 0 });
});
