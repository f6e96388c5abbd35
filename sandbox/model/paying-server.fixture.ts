import { randomInt, randomUUID } from 'node:crypto';
import { appWith } from '@forja/server/app/app-with.fixture';
import { aUser } from '@forja/server/features/identity/users.fixture';
import { createMercadoPago } from '@forja/server/gateways/payments/mercadopago/create-mercadopago';
import { createPayPal } from '@forja/server/gateways/payments/paypal/create-paypal';
import { onTestFinished } from 'vitest';
import { startMercadoPagoSandbox } from '../mercadopago/start-mercadopago-sandbox.ts';
import { startPayPalSandbox } from '../paypal/start-paypal-sandbox.ts';

export type PayingServer = Awaited<ReturnType<typeof aPayingServer>>;
export type Processor = 'mercadopago' | 'paypal';

/** The real server over PostgreSQL, two of them, that sell through both stand-ins, all on one clock. */
export async function aPayingServer({ people = 2, startsAt }: { people?: number; startsAt?: Date } = {}) {
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
  });
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
    async start(person: number, processor: Processor, clientKey: string = randomUUID()) {
      const body = { clientKey, processor };
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
      const open = (await client(person).get('/api/checkouts')).json<{ items: { id: string }[] }>().items;
      const replies = await Promise.all(open.map(({ id }) => client(person).post(`/api/checkouts/${id}/cancel`)));
      return Math.max(200, ...replies.map(({ statusCode }) => statusCode));
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
      return reply.json<{ hasMembership: boolean }>().hasMembership;
    },
  };

  /** The payments about which somebody has to decide. */
  async function waiting() {
    return (await boss.get('/api/admin/pending-payments')).json<{ items: { id: string }[] }>().items;
  }

  function client(person: number) {
    const found = clients[person % clients.length];
    if (found === undefined) throw new Error('somebody pays');
    return found;
  }
}
