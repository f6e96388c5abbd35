import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { appWith } from '@forja/server/app/composition/app-with.fixture';
import { couponsTable } from '@forja/server/features/payments/coupons/coupons.table';
import { aUser } from '@forja/server/features/identity/users.fixture';
import { createMercadoPago } from '@forja/server/gateways/payments/mercadopago/create-mercadopago';
import { createPayPal } from '@forja/server/gateways/payments/paypal/create-paypal';
import { onTestFinished } from 'vitest';
import { startMercadoPagoSandbox } from '../mercadopago/start-mercadopago-sandbox.ts';
import { startPayPalSandbox } from '../paypal/start-paypal-sandbox.ts';
import { aDatabaseFuse } from './database-fuse.fixture.ts';

export type PayingServer = Awaited<ReturnType<typeof aPayingServer>>;
export type Processor = 'mercadopago' | 'paypal';

/** What the codes of the list take off, and how often. */
const COUPONS = [
  { code: 'UNO', percent: 25, maxUses: 1 },
  { code: 'DOS', percent: 40, maxUses: 2 },
  { code: 'REGALO', percent: 100, maxUses: 2 },
];

/** The real server over PostgreSQL, two of them, that sell through both stand-ins, all on one clock. */
export async function aPayingServer({ people = 2, startsAt }: { people?: number; startsAt?: Date } = {}) {
  let fuse: Awaited<ReturnType<typeof aDatabaseFuse>> | undefined;
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
  const world = await appWith({
    users: [...users, admin],
    providers,
    payments: { publicOrigin: () => origin, hasSimulation: false },
    through: async (url) => (fuse = await aDatabaseFuse(url)).url,
  });
  await world.db.insert(couponsTable).values(COUPONS.map((coupon) => ({ ...coupon, createdAt: world.now() })));
  now = world.now;
  if (startsAt) world.pass(startsAt.getTime() - now().getTime());
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = world.app.server.address() as { port: number }; // a server that listens on TCP has one
  origin = `http://127.0.0.1:${port}`;
  payPal.control.webhookUrl({ url: `${origin}/api/webhooks/paypal` });

  const other = await world.anotherServer();
  const clients = await Promise.all(users.map((user) => world.as(user)));
  const boss = await world.as(admin);
  const remoteAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

  return {
    ...world,
    users,
    providers,
    mercadoPago: mercadoPago.control,
    payPal: payPal.control,
    /** Both servers, as their jobs see them. */
    servers: [world.payments, other.payments] as const,
    /** The settings with which a process sells through the same stand-in. */
    environment: {
      MP_ACCESS_TOKEN: mercadoPago.credentials.accessToken,
      MP_COLLECTOR_ID: mercadoPago.credentials.collectorId,
      MP_WEBHOOK_SECRET: mercadoPago.credentials.webhookSecret,
      MP_API_BASE: mercadoPago.url,
    },
    cookieOf: (who: number | 'administrator') => (who === 'administrator' ? boss : client(who)).cookie ?? '',
    waiting,
    /** The first server loses its database at that statement, until another begins in its place. */
    die: (nth: number, isHeard: boolean) => fuse?.loseAt(nth, isHeard),
    /** True when it had died. */
    async revive(): Promise<boolean> {
      if (!fuse?.mend()) return false;
      // its successor has none of the connections that broke
      const isWhole = () => Promise.all(Array.from({ length: 10 }, () => world.db.execute('select 1')));
      for (let tries = 0; tries < 50; tries += 1) {
        await pause(5);
        if (await isWhole().catch(() => undefined)) return true;
      }
      throw new Error('no server begins in place of the one that died');
    },
    async start(person: number, processor: Processor, clientKey: string = randomUUID(), couponCode?: string) {
      const body = { clientKey, processor, couponCode };
      const reply = await client(person).post('/api/checkouts', body, { remoteAddress: remoteAddress() });
      // of the contract, when it is 200
      return {
        status: reply.statusCode,
        redirectUrl: reply.json<{ redirectUrl?: string | null }>().redirectUrl ?? null,
      };
    },
    async comeBack(person: number, claim: { processor: Processor; paymentId: string; amount?: number }) {
      const reply = await client(person).post('/api/activate-membership-direct', claim, {
        remoteAddress: remoteAddress(),
      });
      return reply.statusCode;
    },
    /** Gives up everything that is open. */
    async giveUp(person: number) {
      const open = (await client(person).get('/api/checkouts')).json<{ items?: { id: string }[] }>().items ?? [];
      const replies = await Promise.all(open.map(({ id }) => client(person).post(`/api/checkouts/${id}/cancel`)));
      return Math.max(200, ...replies.map(({ statusCode }) => statusCode));
    },
    async cancel(person: number, which: number) {
      const { items } = (await client(person).get('/api/checkouts')).json<{ items?: { id: string }[] }>();
      const id = items?.[which % Math.max(1, items.length)]?.id;
      return id === undefined ? 200 : (await client(person).post(`/api/checkouts/${id}/cancel`)).statusCode;
    },
    /** Says what becomes of one of their payments, whichever it is. */
    async choose(person: number, which: number, choice: 'keep' | 'return') {
      const { payments } = (await client(person).get('/api/membership')).json<{
        payments?: { id: string; review: string | null }[];
      }>();
      const open = payments?.filter(({ review }) => review === 'duplicate') ?? [];
      const id = (open.length > 0 ? open : payments)?.[which % Math.max(1, open.length)]?.id;
      return id === undefined ? 200 : (await client(person).post(`/api/payments/${id}/${choice}`)).statusCode;
    },
    async leave(person: number) {
      const password = users[person % users.length]?.password;
      const options = { remoteAddress: remoteAddress() };
      return (await client(person).post('/api/account/delete', { password }, options)).statusCode;
    },
    /** An administrator decides about one of the payments that wait for it. */
    async decide(which: number, does: 'refund' | 'reject') {
      const items = await waiting();
      const payment = items[which % Math.max(1, items.length)];
      if (payment === undefined) return 200;
      const path = `/api/admin/payments/${payment.id}/${does}`;
      return (await boss.post(path, { reason: 'Lo miramos' })).statusCode;
    },
    async hasMembership(person: number): Promise<boolean> {
      const reply = await client(person).get('/api/check-membership');
      return reply.json<{ hasMembership?: boolean }>().hasMembership ?? false;
    },
  };

  /** The payments about which somebody has to decide. */
  async function waiting() {
    return (await boss.get('/api/admin/pending-payments')).json<{ items?: { id: string }[] }>().items ?? [];
  }

  function client(person: number) {
    const found = clients[person % clients.length];
    if (found === undefined) throw new Error('somebody pays');
    return found;
  }
}
