import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { cases } from '@forja/domain/properties/cases.fixture';
import { aServer, type KillableServer } from '@forja/server/app/process/killable-server.fixture';
import { emailOutboxTable } from '@forja/server/features/identity/outbox/email-outbox.table';
import { violations } from '@forja/server/features/payments/ledger/shop.fixture';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../shared/durations.ts';
import { findMisusedKeys } from '../shared/faults.fixture.ts';
import { readLedger, readProviderPayments } from './ledger.fixture.ts';
import { startCrashProxy } from './crash-proxy.fixture.ts';
import { aPayingServer, type PayingServer } from './paying-server.fixture.ts';

const MOST_PEOPLE = 40;
/** By then a server that lives has looked into a message. */
const PATIENCE_MS = 15_000;

type Doomed = {
  system: PayingServer;
  /** Each time another person. */
  person: number;
  clientKey: string;
  post: (path: string, body: object, by?: 'administrator') => Promise<void>;
  /** What the server does by itself with the messages that it has. */
  work: (isDone: () => Promise<boolean>) => Promise<void>;
};
type Stage = {
  stage: string;
  /** Returns what the killed server is asked about. */
  before: (doomed: Doomed) => Promise<unknown>;
  /** What the server is killed in the middle of. */
  during: (doomed: Doomed, subject: unknown) => Promise<unknown>;
  /** What a person does again, on a server that lives. */
  after: (doomed: Doomed) => Promise<unknown>;
  endsAMember: boolean;
};

const start = ({ post, clientKey }: Doomed) =>
  post('/api/checkouts', { clientKey, processor: 'mercadopago' });
const startAgain = ({ system, person, clientKey }: Doomed) =>
  system.start(person, 'mercadopago', clientKey);

async function payTheLast({ mercadoPago }: PayingServer): Promise<string> {
  const page = mercadoPago.preferences().at(-1);
  if (page === undefined) throw new Error('there is no page to pay on');
  return mercadoPago.pay({ preferenceId: page.id, way: 'card' }).id;
}

async function payUnheard(doomed: Doomed): Promise<string> {
  doomed.system.mercadoPago.setFaults({ webhooks: { isLost: true } });
  const id = await payTheLast(doomed.system);
  doomed.system.mercadoPago.clearFaults();
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
    async during({ system, person, work }) {
      await payTheLast(system);
      await system.mercadoPago.flush();
      await work(() => system.hasMembership(person));
    },
    after: nothing,
    endsAMember: true,
  },
  {
    stage: 'hearing of a refund',
    async before(doomed) {
      await start(doomed);
      const id = await payUnheard(doomed);
      await doomed.system.comeBack(doomed.person, { processor: 'mercadopago', paymentId: id });
    },
    async during({ system, person, work }) {
      const id = system.mercadoPago.payments().at(-1)?.id ?? '';
      system.pass(1000);
      system.mercadoPago.refund({ id });
      await system.mercadoPago.flush();
      await work(async () => !(await system.hasMembership(person)));
    },
    after: nothing,
    endsAMember: false,
  },
  {
    stage: 'an administrator giving back a second payment',
    async before(doomed) {
      await startAgain(doomed);
      const first = await payUnheard(doomed);
      doomed.system.mercadoPago.setFaults({ paysTwice: true, webhooks: { isLost: true } });
      doomed.system.pass(1000);
      await payTheLast(doomed.system);
      await doomed.system.comeBack(doomed.person, { processor: 'mercadopago', paymentId: first });
      await doomed.system.servers[0].polling.refreshRecent();
      doomed.system.mercadoPago.clearFaults();
      const [waiting] = await doomed.system.listPendingPayments();
      return waiting?.id;
    },
    during: ({ post }, id) =>
      post(
        `/api/admin/payments/${String(id)}/refund`,
        { reason: 'Pagó dos veces' },
        'administrator',
      ),
    after: ({ system }) => system.decide(0, 'refund'),
    endsAMember: true,
  },
];

/** A server inside this process, which dies for its database: from then on nothing that it does is stored. */
function aDyingServer(system: PayingServer, person: number): Doomed {
  return {
    system,
    person,
    clientKey: randomUUID(),
    post: async (path, body, by) => void (await system.clientOf(by ?? person).post(path, body)),
    work: async () => void (await system.servers[0].inbox.process().catch(() => 0)),
  };
}

/** One of its own process. */
function aKilledServer(
  system: PayingServer,
  person: number,
  { origin }: KillableServer,
  life: { isOver: boolean },
): Doomed {
  return {
    system,
    person,
    clientKey: randomUUID(),
    async post(path, body, by) {
      const cookie = system.clientOf(by ?? person).cookie ?? '';
      await fetch(`${origin}${path}`, {
        method: 'POST',
        headers: { origin, 'content-type': 'application/json', cookie },
        body: JSON.stringify(body),
      }).then(
        (reply) => reply.text(),
        () => '',
      );
    },
    async work(isDone) {
      const end = Date.now() + PATIENCE_MS;
      while (!life.isOver && Date.now() < end && !(await isDone())) await pause(50);
    },
  };
}

test.each(STAGES)(
  'a server killed between any two steps of $stage leaves what one that lived leaves',
  { timeout: 400_000 },
  async ({ before, during, after, endsAMember }) => {
    // the processes live in the real time
    const system = await aPayingServer({ people: MOST_PEOPLE, startsAt: new Date() });
    let deaths = 0;
    for (;;) {
      const doomed = aDyingServer(system, deaths);
      const subject = await before(doomed);
      system.crashAtState(deaths + 1);
      await during(doomed, subject);
      const hasDied = await system.restart();
      await after(doomed);
      system.pass(MINUTE_MS);
      if (!hasDied) break;
      deaths += 1;
      expect(deaths).toBeLessThan(MOST_PEOPLE / 2);
    }
    // something was kept in more than one step
    expect(deaths).toBeGreaterThan(3);

    // a whole process is killed at one of the steps, and at all of them on a deep run
    const { seed = 1 } = fc.readConfigureGlobal();
    const processes = Math.min(cases(1), deaths);
    for (let turn = 0; turn < processes; turn += 1) {
      const crashProxy = await startCrashProxy(system.url);
      const server = await aServer(crashProxy.url, system.environment);
      const life = { isOver: false };
      const doomed = aKilledServer(system, deaths + 1 + turn, server, life);
      const subject = await before(doomed);
      const countRequests = () => system.mercadoPago.requests().length;
      crashProxy.crashAt(1 + ((seed + turn) % deaths), countRequests, () => {
        life.isOver = true;
        void server.kill();
      });
      await during(doomed, subject);
      await server.kill();
      await after(doomed);
      system.pass(MINUTE_MS);
    }

    const [{ inbox, polling: reconciliation }] = system.servers;
    for (const minutes of [3, 11, 31, 61]) {
      system.pass(minutes * MINUTE_MS);
      while ((await inbox.process()) > 0);
      while ((await reconciliation.pollDue()) > 0);
    }
    system.pass(7 * DAY_MS);
    while ((await reconciliation.rereadApproved()) > 0);

    const { grants, payments } = await readLedger(system);
    const people = deaths + 1 + processes;
    for (let person = 0; person < people; person += 1) {
      expect(await system.hasMembership(person), `the one of step ${person + 1}`).toBe(endsAMember);
      expect(grants.filter(({ userId }) => userId === system.users[person]?.id)).toHaveLength(1);
    }
    expect(grants).toHaveLength(people);
    expect(payments.map(told).toSorted()).toEqual(
      (await readProviderPayments(system)).map(told).toSorted(),
    );
    const emails = await system.db.select().from(emailOutboxTable);
    expect(emails.filter(({ kind }) => kind === 'welcome')).toHaveLength(people);
    expect(emails.filter(({ kind }) => kind === 'reversed')).toHaveLength(endsAMember ? 0 : people);
    expect(await system.listPendingPayments()).toEqual([]);
    expect(findMisusedKeys(system.mercadoPago.requests())).toEqual([]);
    expect(await violations(system.db)).toEqual([]);
  },
);

const told = (payment: { providerPaymentId: string; state: string; refundedMinor: number }) =>
  `${payment.providerPaymentId} ${payment.state} ${payment.refundedMinor}`;
