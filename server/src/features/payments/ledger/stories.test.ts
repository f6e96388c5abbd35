import { foldMembership, type Grant } from '@forja/domain/membership/fold-membership';
import { DAY_MS, MINUTE_MS } from '@forja/domain/units/durations';
import { cases } from '@forja/domain/properties/cases.fixture';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FakePayment } from '../../../gateways/payments/fake-provider.fixture.ts';
import { aShop, listGrants, violations } from './shop.fixture.ts';

const LONG = { timeout: 1_200_000 };

type Shop = Awaited<ReturnType<typeof aShop>>;

const STEPS = [
  'pay',
  'pay wrong amount',
  'pay to another account',
  'pay in another currency',
  'pay without a checkout',
  'reject',
  'cash',
  'cash arrives',
  'message',
  'message ten times at once',
  'forged message',
  'inbox',
  'two inboxes at once',
  'return',
  'poll',
  'refund',
  'part of a refund',
  'chargeback',
  'chargeback won',
  'provider away',
  'provider forgets',
  'time passes',
  'expire',
  'cancel',
  'start again',
  'an administrator gives it back',
  'an administrator has seen it',
  'everything at once',
] as const;
type Step = (typeof STEPS)[number];

function aStory(shop: Shop, checkout: { checkoutId: string; amountMinor: number }) {
  const { mercadoPago, payments, her, boss, now } = shop;
  const { inbox, polling: reconciliation } = payments;
  const own = () =>
    [...mercadoPago.payments.values()].filter(
      ({ checkoutRef }) => checkoutRef === checkout.checkoutId,
    );
  let messageCount = 0;
  const say = (signed: boolean) => {
    const about = own().at(-1);
    messageCount += 1;
    return shop.webhook(
      {
        key: `${checkout.checkoutId}:${messageCount}`,
        id: about?.providerPaymentId ?? null,
        signed,
      },
      `10.0.0.${messageCount}`,
    );
  };
  const change = (from: FakePayment['state'], getChanges: () => Partial<FakePayment>) => {
    const found = own().find(({ state }) => state === from);
    if (found) mercadoPago.change(found.providerPaymentId, getChanges());
  };
  const comeBack = () =>
    her.post('/api/activate-membership-direct', {
      paymentId: own().at(-1)?.providerPaymentId ?? 'direct_1',
    });
  const decide = async (what: 'refund' | 'reject') => {
    const { items } = (
      await boss.post('/api/admin/pending-payments/view', { reason: 'Revisar la lista' })
    ).json<{
      items: { id: string; checkoutId: string | null }[];
    }>();
    const waiting = items.find(({ checkoutId }) => checkoutId === checkout.checkoutId);
    if (waiting)
      await boss.post(`/api/admin/payments/${waiting.id}/${what}`, { reason: 'lo miramos' });
  };
  const steps: Record<Step, () => unknown> = {
    pay: () => mercadoPago.pay(checkout),
    'pay wrong amount': () => mercadoPago.pay(checkout, { amountMinor: 1 }),
    'pay to another account': () => mercadoPago.pay(checkout, { accountId: 'somebody-else' }),
    'pay in another currency': () => mercadoPago.pay(checkout, { currency: 'CLP' }),
    'pay without a checkout': () => mercadoPago.pay(checkout, { checkoutRef: null }),
    reject: () =>
      mercadoPago.pay(checkout, { state: 'rejected', refusal: 'cc_rejected_other_reason' }),
    cash: () => mercadoPago.pay(checkout, { state: 'pending' }),
    'cash arrives': () => change('pending', () => ({ state: 'approved', approvedAt: now() })),
    message: () => say(true),
    'message ten times at once': () => Promise.all(Array.from({ length: 10 }, () => say(true))),
    'forged message': () => say(false),
    inbox: () => inbox.process(),
    'two inboxes at once': () => Promise.all([inbox.process(), inbox.process()]),
    return: comeBack,
    poll: () => Promise.all([reconciliation.pollDue(), reconciliation.pollDue()]),
    refund: () => change('approved', () => ({ state: 'refunded', reversedAt: now() })),
    'part of a refund': () => change('approved', () => ({ refundedMinor: 5 })),
    chargeback: () => change('approved', () => ({ state: 'charged_back', reversedAt: now() })),
    'chargeback won': () => change('charged_back', () => ({ state: 'approved', reversedAt: null })),
    'provider away': () => mercadoPago.failures.push('unreachable'),
    'provider forgets': () => mercadoPago.failures.push('empty'),
    'time passes': () => shop.pass(40 * MINUTE_MS),
    expire: () => {
      shop.pass(2 * DAY_MS);
      return reconciliation.expireOverdue();
    },
    cancel: () => her.post(`/api/checkouts/${checkout.checkoutId}/cancel`),
    'start again': () =>
      her.post('/api/checkouts', { clientKey: checkout.checkoutId, processor: 'mercadopago' }),
    'an administrator gives it back': () => decide('refund'),
    'an administrator has seen it': () => decide('reject'),
    'everything at once': () =>
      Promise.all([
        say(true),
        comeBack(),
        inbox.process(),
        reconciliation.pollDue(),
        reconciliation.refreshRecent(),
      ]),
  };
  return {
    own,
    take: async (step: Step) => {
      await steps[step]();
      shop.pass(1_000);
    },
  };
}

/** Expected grant, derived only from the provider's payments. */
function expectedGrant(payments: FakePayment[], amountMinor: number, accountId: string) {
  const exact = payments.filter(
    (each) =>
      each.approvedAt &&
      each.amountMinor === amountMinor &&
      each.currency === 'ARS' &&
      each.accountId === accountId,
  );
  const state = exact.filter(({ state }) => state === 'approved');
  const [first] = (state.length > 0 ? state : exact).toSorted(
    (a, b) =>
      Number(a.approvedAt) - Number(b.approvedAt) ||
      (a.providerPaymentId < b.providerPaymentId ? -1 : 1),
  );
  return (
    first && {
      effectiveAt: first.approvedAt,
      reversedAt: first.state === 'approved' ? null : first.reversedAt,
    }
  );
}

test(
  "random stories with lost, repeated and forged messages end in the provider's state",
  LONG,
  async () => {
    const shop = await aShop();
    const grants: Grant[] = [];
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...STEPS), { minLength: 3, maxLength: 12 }),
        async (steps) => {
          shop.pass(DAY_MS / 2);
          const her = await shop.as(shop.ana);
          const checkout = await shop.start(her);
          const story = aStory({ ...shop, her }, checkout);
          for (const step of steps) await story.take(step);
          expect(await violations(shop.db)).toEqual([]);

          // polling recovers whatever was lost
          shop.mercadoPago.failures.length = 0;
          await shop.payments.polling.refreshRecent();
          while ((await shop.payments.inbox.process()) > 0);

          const expected = expectedGrant(
            story.own(),
            checkout.amountMinor,
            shop.mercadoPago.provider.accountId,
          );
          const grant = (await listGrants(shop.db, shop.ana.id)).find(
            ({ checkoutId }) => checkoutId === checkout.id,
          );
          expect(
            grant && { effectiveAt: grant.effectiveAt, reversedAt: grant.reversedAt },
            steps.join(', '),
          ).toEqual(expected);
          if (grant) grants.push(grant);
          const periods = foldMembership(grants);
          const { hasMembership, endsAt } = (await her.get('/api/check-membership')).json<{
            hasMembership: boolean;
            endsAt: string | null;
          }>();
          expect(endsAt).toBe(periods.at(-1)?.endsAt.toISOString() ?? null);
          expect(hasMembership).toBe(
            periods.some((each) => each.startsAt <= shop.now() && shop.now() < each.endsAt),
          );
          expect(await violations(shop.db)).toEqual([]);
          await her.post(`/api/checkouts/${checkout.id}/cancel`);
        },
      ),
      { numRuns: cases(40), endOnFailure: true },
    );
  },
);
