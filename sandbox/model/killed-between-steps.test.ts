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
/** Time in which a live server processes a message. */
const TIMEOUT_MS = 15_000;

type Victim = {
  system: PayingServer;
  /** Index of a person used once. */
  person: number;
  clientKey: string;
  post: (path: string, body: object, by?: 'administrator') => Promise<void>;
  /** Processes the pending messages. */
  work: (isDone: () => Promise<boolean>) => Promise<void>;
};
type Stage = {
  stage: string;
  /** Prepares the subject that `during` receives. */
  before: (victim: Victim) => Promise<unknown>;
  /** Runs the operation during which the server is killed. */
  during: (victim: Victim, subject: unknown) => Promise<unknown>;
  /** Repeats the operation on a live server. */
  after: (victim: Victim) => Promise<unknown>;
  endsAMember: boolean;
};

const start = ({ post, clientKey }: Victim) =>
  post('/api/checkouts', { clientKey, processor: 'mercadopago' });
const startAgain = ({ system, person, clientKey }: Victim) =>
  system.start(person, 'mercadopago', clientKey);

async function payLastPage({ mercadoPago }: PayingServer): Promise<string> {
  const page = mercadoPago.preferences().at(-1);
  if (page === undefined) throw new Error('there is no page to pay on');
  return mercadoPago.pay({ preferenceId: page.id, way: 'card' }).id;
}

async function payUnnotified(victim: Victim): Promise<string> {
  victim.system.mercadoPago.setFaults({ webhooks: { isLost: true } });
  const id = await payLastPage(victim.system);
  victim.system.mercadoPago.clearFaults();
  return id;
}

const doNothing = async () => {};

const STAGES: Stage[] = [
  {
    stage: 'starting a checkout',
    before: doNothing,
    during: start,
    async after(victim) {
      await startAgain(victim);
      await payUnnotified(victim);
    },
    endsAMember: true,
  },
  {
    stage: 'returning from the payment page',
    async before(victim) {
      await startAgain(victim);
      await payUnnotified(victim);
    },
    during: ({ post }) => post('/api/activate-membership-direct', { paymentId: 'direct_1' }),
    after: doNothing,
    endsAMember: true,
  },
  {
    stage: 'processing a payment message',
    before: start,
    async during({ system, person, work }) {
      await payLastPage(system);
      await system.mercadoPago.flush();
      await work(() => system.hasMembership(person));
    },
    after: doNothing,
    endsAMember: true,
  },
  {
    stage: 'processing a refund message',
    async before(victim) {
      await start(victim);
      const id = await payUnnotified(victim);
      await victim.system.returnFromPage(victim.person, {
        processor: 'mercadopago',
        paymentId: id,
      });
    },
    async during({ system, person, work }) {
      const id = system.mercadoPago.payments().at(-1)?.id ?? '';
      system.pass(1000);
      system.mercadoPago.refund({ id });
      await system.mercadoPago.flush();
      await work(async () => !(await system.hasMembership(person)));
    },
    after: doNothing,
    endsAMember: false,
  },
  {
    stage: 'an administrator refunding a second payment',
    async before(victim) {
      await startAgain(victim);
      const first = await payUnnotified(victim);
      victim.system.mercadoPago.setFaults({ paysTwice: true, webhooks: { isLost: true } });
      victim.system.pass(1000);
      await payLastPage(victim.system);
      await victim.system.returnFromPage(victim.person, {
        processor: 'mercadopago',
        paymentId: first,
      });
      await victim.system.servers[0].polling.refreshRecent();
      victim.system.mercadoPago.clearFaults();
      const [waiting] = await victim.system.listPendingPayments();
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

/** An in-process server that loses its database: nothing that it does afterwards is stored. */
function aDyingServer(system: PayingServer, person: number): Victim {
  return {
    system,
    person,
    clientKey: randomUUID(),
    post: async (path, body, by) => void (await system.clientOf(by ?? person).post(path, body)),
    work: async () => void (await system.servers[0].inbox.process().catch(() => 0)),
  };
}

/** A server in its own process. */
function aKilledServer(
  system: PayingServer,
  person: number,
  { origin }: KillableServer,
  serverState: { isKilled: boolean },
): Victim {
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
      const end = Date.now() + TIMEOUT_MS;
      while (!serverState.isKilled && Date.now() < end && !(await isDone())) await pause(50);
    },
  };
}

test.each(STAGES)(
  'a server killed between any two steps of $stage leaves the same result as one that lived',
  { timeout: 400_000 },
  async ({ before, during, after, endsAMember }) => {
    // separate processes use the real clock
    const system = await aPayingServer({ people: MOST_PEOPLE, startsAt: new Date() });
    let deaths = 0;
    for (;;) {
      const victim = aDyingServer(system, deaths);
      const subject = await before(victim);
      system.crashAtState(deaths + 1);
      await during(victim, subject);
      const hasDied = await system.restart();
      await after(victim);
      system.pass(MINUTE_MS);
      if (!hasDied) break;
      deaths += 1;
      expect(deaths).toBeLessThan(MOST_PEOPLE / 2);
    }
    // the operation stores in several steps
    expect(deaths).toBeGreaterThan(3);

    // kills a whole process at one step, or at every step on a deep run
    const { seed = 1 } = fc.readConfigureGlobal();
    const processes = Math.min(cases(1), deaths);
    for (let turn = 0; turn < processes; turn += 1) {
      const crashProxy = await startCrashProxy(system.url);
      const server = await aServer(crashProxy.url, system.environment);
      const serverState = { isKilled: false };
      const victim = aKilledServer(system, deaths + 1 + turn, server, serverState);
      const subject = await before(victim);
      const countRequests = () => system.mercadoPago.requests().length;
      crashProxy.crashAt(1 + ((seed + turn) % deaths), countRequests, () => {
        serverState.isKilled = true;
        void server.kill();
      });
      await during(victim, subject);
      await server.kill();
      await after(victim);
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
    expect(payments.map(describePayment).toSorted()).toEqual(
      (await readProviderPayments(system)).map(describePayment).toSorted(),
    );
    const emails = await system.db.select().from(emailOutboxTable);
    expect(emails.filter(({ kind }) => kind === 'welcome')).toHaveLength(people);
    expect(emails.filter(({ kind }) => kind === 'reversed')).toHaveLength(endsAMember ? 0 : people);
    expect(await system.listPendingPayments()).toEqual([]);
    expect(findMisusedKeys(system.mercadoPago.requests())).toEqual([]);
    expect(await violations(system.db)).toEqual([]);
  },
);

const describePayment = (payment: {
  providerPaymentId: string;
  state: string;
  refundedMinor: number;
}) => `${payment.providerPaymentId} ${payment.state} ${payment.refundedMinor}`;
