import { cases } from '@forja/domain/properties/cases.fixture';
import { providerEventsTable } from '@forja/server/features/payments/webhooks/provider-events.table';
import { violations } from '@forja/server/features/payments/ledger/shop.fixture';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../shared/durations.ts';
import { findMisusedKeys } from '../shared/faults.fixture.ts';
import {
  type PaymentCommand,
  aCommand,
  aStep,
  type Pages,
  runCommand,
  runStep,
} from './commands.fixture.ts';
import {
  readLedger,
  findOverusedCoupons,
  findPayableVouchers,
  findRepeatedWithdrawals,
  findWrongCredits,
  readProviderPayments,
  findUnexplainedPayments,
} from './ledger.fixture.ts';
import { aPayingServer, type PayingServer } from './paying-server.fixture.ts';

/** Commands that notify nothing by themselves: actions of people and providers. */
const SILENT_COMMANDS = new Set<PaymentCommand['name']>([
  'giveUp',
  'decide',
  'lie',
  'wait',
  'endWell',
  'refund',
  'takeBack',
  'giveBack',
]);
const commandsMatching = (matches: (command: PaymentCommand) => boolean) =>
  aCommand.filter(matches);
/** Starts a checkout, pays it, and continues with any command. */
const aPurchase = fc.tuple(
  commandsMatching(({ name }) => name === 'start'),
  commandsMatching(({ name }) => name === 'buy'),
  fc.array(
    commandsMatching(({ name }) => SILENT_COMMANDS.has(name)),
    { maxLength: 3 },
  ),
);

/** Commands that attempt self-referral or repeated refunds. */
const SELF_SERVING_COMMANDS = new Set<PaymentCommand['name']>([
  'payAtOnce',
  'regret',
  'payTooLate',
  'takeBack',
  'giveBack',
  'leave',
  'wait',
]);

function loseWebhooks({ mercadoPago, payPal }: PayingServer): void {
  for (const control of [mercadoPago, payPal]) control.setFaults({ webhooks: { isLost: true } });
}

/** Clears every fault, then runs the jobs until no news is left. */
async function reconcileAll(system: PayingServer): Promise<void> {
  system.mercadoPago.clearFaults();
  system.payPal.clearFaults();
  const [{ polling: reconciliation }] = system.servers;
  await runJobs(system);
  // cash is polled once a day, and a new payment may be hidden at first
  for (let day = 0; day < 3; day += 1) {
    system.pass(DAY_MS);
    while ((await reconciliation.pollDue()) > 0);
    await reconciliation.refreshRecent();
  }
  // refunds with a lost message appear when the payment is read again
  system.pass(7 * DAY_MS);
  while ((await reconciliation.rereadApproved()) > 0);
  await runJobs(system);
}

async function runJobs({ mercadoPago, payPal, servers, pass }: PayingServer): Promise<void> {
  const [{ inbox, polling: reconciliation, followUps }] = servers;
  for (const minutes of [1, 3, 11, 31, 61, 61]) {
    pass(minutes * MINUTE_MS);
    await Promise.all([mercadoPago.flush(), payPal.flush()]);
    while ((await inbox.process()) > 0);
    while ((await reconciliation.pollDue()) > 0);
    while ((await reconciliation.expireOverdue()) > 0);
    while ((await followUps.closePages()) > 0);
    while ((await followUps.refundPayments()) > 0);
  }
}

test(
  'everybody gets exactly what they paid for, in any sequence of events',
  { timeout: 600_000 },
  async () => {
    const histories = cases(8);
    let totalDeaths = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(aStep, { minLength: 15, maxLength: 45 }), async (steps) => {
        const system = await aPayingServer({ people: 3 });
        const pages: Pages = [];
        const crashLogs: string[] = [];
        let deaths = 0;
        for (const step of steps) {
          const before = system.log().length;
          if (await runStep(system, step, pages)) {
            deaths += 1;
            crashLogs.push(system.log().slice(before));
          }
        }
        totalDeaths += deaths;
        await reconcileAll(system);
        expect(await violations(system.db)).toEqual([]);
        expect(await findOverusedCoupons(system)).toEqual([]);
        expect(await findPayableVouchers(system)).toEqual([]);
        expect(await findUnexplainedPayments(system)).toEqual([]);
        expect(await findWrongCredits(system)).toEqual([]);
        expect(await findRepeatedWithdrawals(system)).toEqual([]);

        const providerPayments = await readProviderPayments(system);
        const ledger = await readLedger(system);
        // exactly the people with time left are members
        for (const [person, { id: userId }] of system.users.entries()) {
          const now = system.now();
          const isActive = ledger.periods.some(
            (period) => period.userId === userId && period.startsAt <= now && now < period.endsAt,
          );
          expect(await system.hasMembership(person)).toBe(isActive);
        }
        // cancelled checkouts have a closed page
        expect(ledger.checkouts.filter(({ closePageAt }) => closePageAt !== null)).toEqual([]);

        // the ledger holds exactly the providers' payments, except those that name no checkout of ours:
        // only a message reveals them, and it may be lost
        const recorded = ledger.payments.filter(
          ({ providerPaymentId, provider, checkoutId, approvedAt }) =>
            provider !== 'coupon' &&
            !isRefusedOrder(providerPaymentId, provider, providerPayments) &&
            (checkoutId !== null || approvedAt !== null),
        );
        const describe = ({
          providerPaymentId,
          state,
          amountMinor,
          refundedMinor,
          currency,
        }: (typeof providerPayments)[number] | (typeof recorded)[number]) =>
          `${providerPaymentId} ${state} ${amountMinor} ${refundedMinor} ${currency}`;
        const ids = new Set(ledger.checkouts.map(({ id }) => id));
        const recordedIds = new Set(recorded.map(({ providerPaymentId }) => providerPaymentId));
        const expected = providerPayments.filter(
          ({ checkoutRef, providerPaymentId }) =>
            ids.has(checkoutRef ?? '') || recordedIds.has(providerPaymentId),
        );
        expect(recorded.map(describe).toSorted(byText)).toEqual(
          expected.map(describe).toSorted(byText),
        );

        // an order is charged at most once, and no idempotency key is reused
        const orders = system.payPal.captures().map(({ orderId }) => orderId);
        expect(new Set(orders).size).toBe(orders.length);
        expect(
          findMisusedKeys([...system.mercadoPago.requests(), ...system.payPal.requests()]),
        ).toEqual([]);
        // errors logged by a dying server are ignored
        const log = crashLogs.reduce((all, part) => all.replace(part, ''), system.log());
        expect(log.split('\n').filter((line) => line.includes('"msg":"internal"'))).toEqual([]);
        await system.end();
      }),
      { numRuns: histories, endOnFailure: true },
    );
    if (histories > 1) expect(totalDeaths).toBeGreaterThan(histories);
  },
);

test(
  'nobody earns credit from their own payments nor gets two automatic refunds, whoever pays for whom',
  { timeout: 600_000 },
  async () => {
    const aMove = commandsMatching(({ name }) => SELF_SERVING_COMMANDS.has(name));
    await fc.assert(
      fc.asyncProperty(fc.array(aMove, { minLength: 8, maxLength: 20 }), async (moves) => {
        const system = await aPayingServer({ people: 3 });
        for (const move of moves) await runCommand(system, move, []);
        await reconcileAll(system);
        expect(await violations(system.db)).toEqual([]);
        expect(await findWrongCredits(system)).toEqual([]);
        expect(await findRepeatedWithdrawals(system)).toEqual([]);
        await system.end();
      }),
      { numRuns: cases(8), endOnFailure: true },
    );
  },
);

test(
  'polling alone finds payments and refunds when every message is lost and nobody returns',
  { timeout: 600_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(aPurchase, { minLength: 4, maxLength: 8 }), async (purchases) => {
        const system = await aPayingServer({ people: 3 });
        const { polling: reconciliation } = system.servers[0];
        const pages: Pages = [];
        loseWebhooks(system);
        for (const [start, buy, more] of purchases) {
          await runCommand(system, start, pages);
          await runCommand(
            system,
            { ...buy, of: Math.max(0, pages.length - 1) } as PaymentCommand,
            pages,
          );
          for (const command of more) await runCommand(system, command, pages);
        }
        system.mercadoPago.clearFaults();
        system.payPal.clearFaults();
        loseWebhooks(system);
        // the polling schedule alone finds every payment of an open checkout
        await runJobs(system);
        for (let day = 0; day < 3; day += 1) {
          system.pass(DAY_MS);
          while ((await reconciliation.pollDue()) > 0);
        }
        expect(await findUnexplainedPayments(system)).toEqual([]);

        // rereading payments alone finds their refunds
        for (const [of] of purchases.entries())
          for (const processor of ['mercadopago', 'paypal'] as const)
            await runCommand(
              system,
              { name: of % 2 === 0 ? 'refund' : 'takeBack', processor, of },
              pages,
            );
        system.pass(7 * DAY_MS);
        while ((await reconciliation.rereadApproved()) > 0);
        const { payments } = await readLedger(system);
        const providerPayments = new Map(
          (await readProviderPayments(system)).map((payment) => [
            payment.providerPaymentId,
            payment,
          ]),
        );
        for (const { providerPaymentId, state, refundedMinor } of payments.filter(
          ({ role, provider }) => role !== null && provider !== 'coupon',
        ))
          expect({ providerPaymentId, state, refundedMinor }).toEqual({
            providerPaymentId,
            state: providerPayments.get(providerPaymentId)?.state,
            refundedMinor: providerPayments.get(providerPaymentId)?.refundedMinor,
          });
        expect(await system.db.select().from(providerEventsTable)).toEqual([]);
        expect(await violations(system.db)).toEqual([]);
        await system.end();
      }),
      { numRuns: cases(8), endOnFailure: true },
    );
  },
);

/** PayPal refused the charge: no payment exists, and our record carries the order's id. */
const isRefusedOrder = (id: string, provider: string, paid: { providerPaymentId: string }[]) =>
  provider === 'paypal' && !paid.some(({ providerPaymentId }) => providerPaymentId === id);

const byText = (one: string, other: string) => (one < other ? -1 : 1);
