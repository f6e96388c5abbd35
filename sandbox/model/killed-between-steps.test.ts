import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { aServer, type KillableServer } from '@forja/server/app/process/killable-server.fixture';
import { emailOutboxTable } from '@forja/server/features/identity/email/email-outbox.table';
import { violations } from '@forja/server/features/payments/ledger/shop.fixture';
import { expect, test } from 'vitest';
import { wrongKeys } from '../shared/spoilt.fixture.ts';
import { ourBooks, theirBooks } from './books.fixture.ts';
import { aDatabaseFuse } from './database-fuse.fixture.ts';
import { aPayingServer, type PayingServer } from './paying-server.fixture.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const MOST_STEPS = 40;
/** By then a server that lives has looked into a message. */
const PATIENCE_MS = 15_000;

type Doomed = {
  world: PayingServer;
  /** Each time another person. */
  person: number;
  clientKey: string;
  post: (path: string, body: object, by?: 'person' | 'administrator') => Promise<void>;
  /** Waits for what the server does by itself, unless it is dead. */
  until: (isDone: () => Promise<boolean>) => Promise<void>;
};
type Stage = {
  stage: string;
  before: (doomed: Doomed) => Promise<void>;
  /** What the server is killed in the middle of. */
  during: (doomed: Doomed) => Promise<unknown>;
  /** What a person does again, on a server that lives. */
  after: (doomed: Doomed) => Promise<unknown>;
  endsAMember: boolean;
};

const start = ({ post, clientKey }: Doomed) => post('/api/checkouts', { clientKey, processor: 'mercadopago' });
const startAgain = ({ world, person, clientKey }: Doomed) => world.start(person, 'mercadopago', clientKey);

async function payTheLast({ mercadoPago }: PayingServer): Promise<string> {
  const page = mercadoPago.preferences().at(-1);
  if (page === undefined) throw new Error('there is no page to pay on');
  return mercadoPago.pay({ preferenceId: page.id, way: 'card' }).id;
}

async function payUnheard(doomed: Doomed): Promise<string> {
  doomed.world.mercadoPago.knobs({ webhooks: { lost: true } });
  const id = await payTheLast(doomed.world);
  doomed.world.mercadoPago.heal();
  return id;
}

const nothing = async () => {};

const STAGES: Stage[] = [
  {
    stage: 'starting a checkout',
    before: nothing,
    during: start,
    async after(doomed) {
      await startAgain(doomed);
      await payUnheard(doomed);
    },
    endsAMember: true,
  },
  {
    stage: 'coming back from paying',
    async before(doomed) {
      await startAgain(doomed);
      await payUnheard(doomed);
    },
    during: ({ post }) => post('/api/activate-membership-direct', { paymentId: 'direct_1' }),
    after: nothing,
    endsAMember: true,
  },
  {
    stage: 'hearing of a payment',
    before: start,
    async during({ world, person, until }) {
      await payTheLast(world);
      await world.mercadoPago.flush();
      await until(() => world.hasMembership(person));
    },
    after: nothing,
    endsAMember: true,
  },
  {
    stage: 'hearing of a refund',
    async before(doomed) {
      await start(doomed);
      const id = await payUnheard(doomed);
      await doomed.world.comeBack(doomed.person, { processor: 'mercadopago', paymentId: id });
    },
    async during({ world, person, until }) {
      const id = world.mercadoPago.payments().at(-1)?.id ?? '';
      world.pass(1000);
      world.mercadoPago.refund({ id });
      await world.mercadoPago.flush();
      await until(async () => !(await world.hasMembership(person)));
    },
    after: nothing,
    endsAMember: false,
  },
  {
    stage: 'an administrator giving back a second payment',
    async before(doomed) {
      await startAgain(doomed);
      const first = await payUnheard(doomed);
      doomed.world.mercadoPago.knobs({ paysTwice: true, webhooks: { lost: true } });
      doomed.world.pass(1000);
      await payTheLast(doomed.world);
      await doomed.world.comeBack(doomed.person, { processor: 'mercadopago', paymentId: first });
      await doomed.world.servers[0].polling.refreshRecent();
      doomed.world.mercadoPago.heal();
    },
    async during({ world, post }) {
      const [waiting] = await world.waiting();
      await post(`/api/admin/payments/${waiting?.id}/refund`, { reason: 'Pagó dos veces' }, 'administrator');
    },
    after: ({ world }) => world.decide(0, 'refund'),
    endsAMember: true,
  },
];

test.each(STAGES)(
  'a server killed between any two steps of $stage leaves what one that lived leaves',
  { timeout: 400_000 },
  async ({ before, during, after, endsAMember }) => {
    // the processes live in the real time
    const world = await aPayingServer({ people: MOST_STEPS, startsAt: new Date() });
    let deaths = 0;
    for (;;) {
      const person = deaths;
      const fuse = await aDatabaseFuse(world.url);
      const server: KillableServer = await aServer(fuse.url, world.environment);
      const life = { isOver: false };
      const doomed: Doomed = {
        world,
        person,
        clientKey: randomUUID(),
        post: async (path, body, by = 'person') => {
          const headers = {
            origin: server.origin,
            'content-type': 'application/json',
            cookie: world.cookieOf(by === 'person' ? person : 'administrator'),
          };
          await fetch(`${server.origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) }).then(
            (reply) => reply.text(),
            () => '',
          );
        },
        until: async (isDone) => {
          const end = Date.now() + PATIENCE_MS;
          while (!life.isOver && Date.now() < end && !(await isDone())) await pause(50);
        },
      };
      await before(doomed);
      fuse.burnAt(deaths + 1, () => {
        life.isOver = true;
        void server.kill();
      });
      await during(doomed);
      await server.kill();
      await after(doomed);
      world.pass(MINUTE_MS);
      if (!life.isOver) break;
      deaths += 1;
      expect(deaths).toBeLessThan(MOST_STEPS);
    }
    // something was kept in more than one step
    expect(deaths).toBeGreaterThan(3);

    const [{ inbox, polling: reconciliation }] = world.servers;
    for (const minutes of [3, 11, 31, 61]) {
      world.pass(minutes * MINUTE_MS);
      while ((await inbox.process()) > 0);
      while ((await reconciliation.pollDue()) > 0);
    }
    world.pass(7 * DAY_MS);
    while ((await reconciliation.rereadApproved()) > 0);

    const { grants, payments } = await ourBooks(world);
    const people = deaths + 1;
    for (let person = 0; person < people; person += 1) {
      expect(await world.hasMembership(person), `the one of step ${person + 1}`).toBe(endsAMember);
      expect(grants.filter(({ userId }) => userId === world.users[person]?.id)).toHaveLength(1);
    }
    expect(grants).toHaveLength(people);
    expect(payments.map(told).toSorted()).toEqual((await theirBooks(world)).map(told).toSorted());
    const letters = await world.db.select().from(emailOutboxTable);
    expect(letters.filter(({ kind }) => kind === 'welcome')).toHaveLength(people);
    expect(letters.filter(({ kind }) => kind === 'reversed')).toHaveLength(endsAMember ? 0 : people);
    expect(await world.waiting()).toEqual([]);
    expect(wrongKeys(world.mercadoPago.requests())).toEqual([]);
    expect(await violations(world.db)).toEqual([]);
  },
);

const told = (payment: { providerPaymentId: string; state: string; refundedMinor: number }) =>
  `${payment.providerPaymentId} ${payment.state} ${payment.refundedMinor}`;
