import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { appWith } from '@forja/server/app/composition/app-with.fixture';
import { couponsTable } from '@forja/server/features/payments/coupons/coupons.table';
import {
  referralCodesTable,
  referralsTable,
} from '@forja/server/features/referrals/referrals.table';
import { aUser } from '@forja/server/features/identity/users.fixture';
import { createMercadoPago } from '@forja/server/gateways/payments/mercadopago/create-mercadopago';
import { createPayPal } from '@forja/server/gateways/payments/paypal/create-paypal';
import { onTestFinished } from 'vitest';
import { startMercadoPagoSandbox } from '../mercadopago/start-mercadopago-sandbox.ts';
import { startPayPalSandbox } from '../paypal/start-paypal-sandbox.ts';
import { startCrashProxy } from './crash-proxy.fixture.ts';

export type PayingServer = Awaited<ReturnType<typeof aPayingServer>>;
export type Processor = 'mercadopago' | 'paypal';

/** Coupons with their discount and maximum number of uses. */
const COUPONS = [
  { code: 'UNO', percent: 25, maxUses: 1 },
  { code: 'DOS', percent: 40, maxUses: 2 },
  { code: 'REGALO', percent: 100, maxUses: 2 },
];

/** Two real servers over one PostgreSQL and both fake providers, on one clock. */
export async function aPayingServer({
  people = 2,
  startsAt,
}: { people?: number; startsAt?: Date } = {}) {
  let crashProxy: Awaited<ReturnType<typeof startCrashProxy>> | undefined;
  let now = () => new Date('2026-03-01T12:00:00Z');
  let origin = '';
  const clock = () => now();
  const mercadoPago = await startMercadoPagoSandbox({ clock });
  const payPal = await startPayPalSandbox({ clock });
  onTestFinished(() => mercadoPago.close());
  onTestFinished(() => payPal.close());

  const common = { mayBeLocal: true, patienceMs: 2000, now: clock };
  const providers = [
    createMercadoPago({
      ...mercadoPago.credentials,
      webhookVerify: 'enforce',
      apiBase: mercadoPago.url,
      ...common,
    }),
    createPayPal({ ...payPal.credentials, apiBase: payPal.url, ...common }),
  ];
  const users = Array.from({ length: people }, () => aUser({ isMember: false }));
  const admin = aUser({ role: 'admin', isMember: false });
  const testApp = await appWith({
    users: [...users, admin],
    providers,
    payments: { publicOrigin: () => origin, hasSimulation: false },
    through: async (url) => (crashProxy = await startCrashProxy(url)).url,
  });
  await testApp.db
    .insert(couponsTable)
    .values(COUPONS.map((coupon) => ({ ...coupon, createdAt: testApp.now() })));
  // the first person referred the others, and one provider buyer pays for all of them
  const [{ id: referrerId } = { id: '' }, ...referred] = users;
  const createdAt = testApp.now();
  await testApp.db
    .insert(referralCodesTable)
    .values({ userId: referrerId, code: 'K7M2Q9XA', createdAt });
  if (referred.length > 0)
    await testApp.db
      .insert(referralsTable)
      .values(referred.map(({ id }) => ({ referredId: id, referrerId, percent: 10, createdAt })));
  now = testApp.now;
  if (startsAt) testApp.pass(startsAt.getTime() - now().getTime());
  await testApp.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = testApp.app.server.address() as { port: number }; // a TCP server has a port
  origin = `http://127.0.0.1:${port}`;
  payPal.control.webhookUrl({ url: `${origin}/api/webhooks/paypal` });

  const secondServer = await testApp.anotherServer();
  const clients = await Promise.all(users.map((user) => testApp.as(user)));
  const administrator = await testApp.as(admin);
  const remoteAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

  return {
    ...testApp,
    users,
    providers,
    mercadoPago: mercadoPago.control,
    payPal: payPal.control,
    servers: [testApp.payments, secondServer.payments] as const,
    /** Environment of a server process that uses the same fake provider. */
    environment: {
      MP_ACCESS_TOKEN: mercadoPago.credentials.accessToken,
      MP_COLLECTOR_ID: mercadoPago.credentials.collectorId,
      MP_WEBHOOK_SECRET: mercadoPago.credentials.webhookSecret,
      MP_API_BASE: mercadoPago.url,
    },
    clientOf: (who: number | 'administrator') =>
      who === 'administrator' ? administrator : client(who),
    listPendingPayments,
    /** Ends before the test does, when it plays many histories. */
    async end(): Promise<void> {
      await testApp.end();
      await mercadoPago.close();
      await payPal.close();
    },
    /** Disconnects the first server's database at that statement, until `restart`. */
    crashAt: (nth: number, isExecuted: boolean) => crashProxy?.disconnectAt(nth, isExecuted),
    /** Disconnects it before that distinct state of the database and of Mercado Pago. */
    crashAtState: (nth: number) =>
      crashProxy?.disconnectAt(nth, false, () => mercadoPago.control.requests().length),
    /** True when it had crashed. */
    async restart(): Promise<boolean> {
      if (!crashProxy?.restore()) return false;
      // the pool drops the broken connections first
      const isConnected = () =>
        Promise.all(Array.from({ length: 10 }, () => testApp.db.execute('select 1')));
      for (let tries = 0; tries < 50; tries += 1) {
        await pause(5);
        if (await isConnected().catch(() => undefined)) return true;
      }
      throw new Error('the server does not restart after its crash');
    },
    async start(
      person: number,
      processor: Processor,
      clientKey: string = randomUUID(),
      couponCode?: string,
    ) {
      const body = { clientKey, processor, couponCode, besidePending: true };
      const reply = await client(person).post('/api/checkouts', body, {
        remoteAddress: remoteAddress(),
      });
      // a 200 body follows the contract
      return {
        status: reply.statusCode,
        redirectUrl: reply.json<{ redirectUrl?: string | null }>().redirectUrl ?? null,
      };
    },
    async returnFromPage(
      person: number,
      claim: { processor: Processor; paymentId: string; amount?: number },
    ) {
      const reply = await client(person).post('/api/activate-membership-direct', claim, {
        remoteAddress: remoteAddress(),
      });
      return reply.statusCode;
    },
    /** Cancels every open checkout. */
    async giveUp(person: number) {
      const open =
        (await client(person).get('/api/checkouts')).json<{ items?: { id: string }[] }>().items ??
        [];
      const replies = await Promise.all(
        open.map(({ id }) => client(person).post(`/api/checkouts/${id}/cancel`)),
      );
      return Math.max(200, ...replies.map(({ statusCode }) => statusCode));
    },
    async cancel(person: number, index: number) {
      const { items } = (await client(person).get('/api/checkouts')).json<{
        items?: { id: string }[];
      }>();
      const id = items?.[index % Math.max(1, items.length)]?.id;
      return id === undefined
        ? 200
        : (await client(person).post(`/api/checkouts/${id}/cancel`)).statusCode;
    },
    /** Decides to keep or return one of their payments. */
    async choose(person: number, index: number, choice: 'keep' | 'return') {
      const { payments } = (await client(person).get('/api/membership')).json<{
        payments?: { id: string; review: string | null }[];
      }>();
      const open = payments?.filter(({ review }) => review === 'duplicate') ?? [];
      const id = (open.length > 0 ? open : payments)?.[index % Math.max(1, open.length)]?.id;
      return id === undefined
        ? 200
        : (await client(person).post(`/api/payments/${id}/${choice}`)).statusCode;
    },
    /** Withdraws from a purchase, within the ten days or not. */
    async regret(person: number, index: number) {
      const { payments } = (await client(person).get('/api/membership')).json<{
        payments?: { id: string; regretUntil: string | null }[];
      }>();
      const open = payments?.filter(({ regretUntil }) => regretUntil !== null) ?? [];
      const id = open[index % Math.max(1, open.length)]?.id;
      if (id === undefined) return 200;
      const options = { remoteAddress: remoteAddress() };
      return (await client(person).post(`/api/payments/${id}/regret`, {}, options)).statusCode;
    },
    async leave(person: number) {
      const password = users[person % users.length]?.password;
      const options = { remoteAddress: remoteAddress() };
      return (await client(person).post('/api/account/delete', { password }, options)).statusCode;
    },
    /** Administrator's decision about a pending payment. */
    async decide(index: number, decision: 'refund' | 'reject') {
      const items = await listPendingPayments();
      const payment = items[index % Math.max(1, items.length)];
      if (payment === undefined) return 200;
      const path = `/api/admin/payments/${payment.id}/${decision}`;
      return (await administrator.post(path, { reason: 'Lo miramos' })).statusCode;
    },
    async hasMembership(person: number): Promise<boolean> {
      const reply = await client(person).get('/api/check-membership');
      return reply.json<{ hasMembership?: boolean }>().hasMembership ?? false;
    },
  };

  async function listPendingPayments() {
    return (
      (
        await administrator.post('/api/admin/pending-payments/view', { reason: 'Revisar la lista' })
      ).json<{ items?: { id: string }[] }>().items ?? []
    );
  }

  function client(person: number) {
    const member = clients[person % clients.length];
    if (member === undefined) throw new Error('the person does not exist');
    return member;
  }
}
