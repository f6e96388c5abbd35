import { randomUUID } from 'node:crypto';
import { foldMembership, type Grant } from '@forja/domain/membership/fold-membership';
import { eq } from 'drizzle-orm';
import { appWith } from '../../../app/composition/app-with.fixture.ts';
import type { Database } from '../../../database/connect.ts';
import type { Mail } from '../../../gateways/mail/mail.ts';
import {
  createFakeProvider,
  type FakePayment,
} from '../../../gateways/payments/fake-provider.fixture.ts';
import { usersTable } from '../../identity/storage/identity.table.ts';
import { aUser } from '../../identity/users.fixture.ts';
import { grantsTable, membershipPeriodsTable } from '../../membership/membership.table.ts';
import { checkoutsTable } from '../storage/checkouts.table.ts';
import { isOpen } from './end-checkout.ts';
import { couponRedemptionsTable, couponsTable } from '../coupons/coupons.table.ts';
import { emailOutboxTable } from '../../identity/outbox/email-outbox.table.ts';
import { paymentsTable } from '../storage/payments.table.ts';

export async function aShop({ mail }: { mail?: Mail } = {}) {
  const ana = aUser({ isMember: false });
  const bruno = aUser({ isMember: false });
  const admin = aUser({ role: 'admin', isMember: false });
  // the provider needs the clock before the application exists
  const clock = { now: () => new Date('2026-03-01T12:00:00Z') };
  const now = () => clock.now();
  const mercadoPago = createFakeProvider({ now });
  const payPal = createFakeProvider({ id: 'paypal', now });
  const api = await appWith({
    users: [ana, bruno, admin],
    providers: [mercadoPago.provider, payPal.provider],
    mail,
  });
  clock.now = api.now;
  const her = await api.as(ana);

  const start = async (client = her, processor = 'mercadopago', more: object = {}) => {
    const reply = await client.post('/api/checkouts', {
      clientKey: randomUUID(),
      processor,
      besidePending: true,
      ...more,
    });
    if (reply.statusCode !== 200) throw new Error(reply.body);
    const checkout = reply.json<{
      id: string;
      price: { totalMinor: number };
      state: string;
      redirectUrl: string;
    }>();
    return { ...checkout, checkoutId: checkout.id, amountMinor: checkout.price.totalMinor };
  };
  const recordReport = (report: FakePayment) =>
    api.payments.ledger.recordPayment({ ...report, raw: null }, 'webhook');
  const webhook = (
    message: { key: string; id: string | null; signed: boolean },
    from = '198.51.100.7',
  ) =>
    api.app.inject({
      method: 'POST',
      url: '/api/webhooks/mercadopago',
      payload: JSON.stringify(message),
      headers: { 'content-type': 'application/json' },
      remoteAddress: from,
    });
  return {
    ...api,
    ana,
    bruno,
    admin,
    her,
    him: await api.as(bruno),
    boss: await api.as(admin),
    mercadoPago,
    payPal,
    start,
    recordReport,
    webhook,
  };
}

export const listGrants = (db: Database, userId: string) =>
  db.select().from(grantsTable).where(eq(grantsTable.userId, userId));
export const listPayments = (db: Database, userId: string) =>
  db.select().from(paymentsTable).where(eq(paymentsTable.userId, userId));

/** Invariants of the ledger. Returns one sentence per violation. */
export async function violations(db: Database): Promise<string[]> {
  const [people, checkouts, payments, grants, periods, emails, coupons, redemptions] =
    await Promise.all([
      db.select({ id: usersTable.id }).from(usersTable),
      db.select().from(checkoutsTable),
      db.select().from(paymentsTable),
      db.select().from(grantsTable),
      db.select().from(membershipPeriodsTable),
      db.select().from(emailOutboxTable),
      db.select().from(couponsTable),
      db.select().from(couponRedemptionsTable),
    ]);
  const wrong: string[] = [];
  const assert = (isTrue: boolean, what: string) => void (isTrue || wrong.push(what));
  const paid = checkouts.filter(({ state }) => state === 'paid');
  assert(
    grants.length === paid.length,
    `${grants.length} grants for ${paid.length} paid checkouts`,
  );
  assert(
    new Set(grants.map((grant) => grant.checkoutId)).size === grants.length,
    'two grants of one checkout',
  );
  assert(
    new Set(grants.map((grant) => grant.paymentId)).size === grants.length,
    'two grants of one payment',
  );
  for (const grant of grants) {
    const checkout = checkouts.find(({ id }) => id === grant.checkoutId);
    const primaries = payments.filter(
      (each) => each.checkoutId === grant.checkoutId && each.role === 'primary',
    );
    const primary = payments.find(({ id }) => id === grant.paymentId);
    // a won chargeback restored an earlier payment, so this grant was revoked
    const isSetAside =
      grant.reversedAt?.getTime() === grant.effectiveAt.getTime() && primary?.role === 'duplicate';
    assert(
      isSetAside
        ? primaries.length === 0
        : primaries.length === 1 && primaries[0]?.id === grant.paymentId,
      'a grant does not rest on the one primary payment',
    );
    assert(
      primary?.approvedAt?.getTime() === grant.effectiveAt.getTime(),
      'a grant begins when its payment was approved',
    );
    assert(
      primary?.amountMinor === checkout?.dueMinor && primary?.currency === checkout?.currency,
      'a grant has a payment of another amount',
    );
    assert(
      primary?.provider === checkout?.processor && primary?.userId === grant.userId,
      'a grant belongs to another account',
    );
    assert(
      (primary?.state !== 'approved' || primary.endedAt !== null || isSetAside) ===
        (grant.reversedAt !== null),
      'a grant is reversed without its payment, or the reverse',
    );
    assert(
      !checkout?.isCouponListed ||
        redemptions.some(
          (use) =>
            use.checkoutId === checkout.id &&
            use.state === 'consumed' &&
            use.code === checkout.couponCode,
        ),
      'a grant has a coupon without a consumed use',
    );
  }
  for (const intentId of new Set(checkouts.map((checkout) => checkout.intentId))) {
    const members = checkouts.filter((checkout) => checkout.intentId === intentId);
    const ids = new Set(members.map(({ id }) => id));
    const keptCheckouts = new Set(
      payments.filter(({ choice }) => choice === 'keep').map(({ checkoutId }) => checkoutId),
    );
    const live = grants.filter(
      (grant) =>
        ids.has(grant.checkoutId) &&
        grant.reversedAt === null &&
        !keptCheckouts.has(grant.checkoutId),
    );
    assert(live.length <= 1, 'one intention gives two memberships');
    const isPaid = members.some(({ state }) => state === 'paid');
    assert(
      !isPaid || members.every((each) => !isOpen(each)),
      'a paid intention has an open checkout',
    );
    const waiting = payments.filter(
      (payment) =>
        ids.has(payment.checkoutId ?? '') &&
        payment.role === 'duplicate' &&
        payment.state === 'approved' &&
        payment.choice === null &&
        payment.reviewedAt === null,
    );
    assert(live.length === 1 || waiting.length === 0, 'the payer of a duplicate has no membership');
  }
  for (const { state, providerRef, closePageAt, processor } of checkouts)
    assert(
      closePageAt === null || (providerRef !== null && state !== 'awaiting'),
      `a ${processor} page closes in ${state}`,
    );
  for (const payment of payments)
    if (payment.state === 'approved' && payment.role !== 'primary')
      assert(
        payment.reviewReason !== null,
        'an approved payment without a grant is not under review',
      );
  // deleted accounts keep only their payments
  const userIds = new Set(people.map(({ id }) => id));
  const userGrants = grants.filter((grant) => userIds.has(grant.userId));
  assert(
    periods.every((period) => userIds.has(period.userId)),
    'a period without an account',
  );
  for (const userId of new Set(userGrants.map((grant) => grant.userId))) {
    const expectedPeriods = foldMembership(
      grants.filter((grant): grant is typeof grant & Grant => grant.userId === userId),
    );
    const sortedPeriods = periods
      .filter((period) => period.userId === userId)
      .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
    assert(
      JSON.stringify(
        sortedPeriods.map(({ grantId, startsAt, endsAt }) => ({ grantId, startsAt, endsAt })),
      ) === JSON.stringify(expectedPeriods),
      'the periods are not the fold of the grants',
    );
    sortedPeriods.forEach(({ startsAt, endsAt }, index) => {
      assert(startsAt < endsAt, 'an empty period');
      assert(
        index === 0 || startsAt >= (sortedPeriods[index - 1]?.endsAt ?? startsAt),
        'two periods overlap',
      );
    });
  }
  const welcomes = emails.filter(({ kind }) => kind === 'welcome');
  assert(
    welcomes.length === userGrants.length,
    `${welcomes.length} welcomes for ${userGrants.length} grants`,
  );
  for (const { code, uses, maxUses } of coupons) {
    assert(maxUses === null || uses <= maxUses, 'a coupon was used too often');
    const counted = redemptions.filter((each) => each.code === code);
    assert(uses === counted.length, `${uses} uses counted of ${counted.length}`);
  }
  for (const { state, checkoutId, userId } of redemptions) {
    const checkout = checkouts.find(({ id }) => id === checkoutId);
    assert(checkout?.userId === userId, 'a coupon use belongs to another account');
    assert(
      (checkout?.state === 'paid') === (state === 'consumed'),
      'a use is spent when its checkout is paid',
    );
    assert(
      !['expired', 'cancelled'].includes(checkout?.state ?? ''),
      'a checkout that ended holds a coupon',
    );
  }
  return wrong;
}
