import { BLOCKING_REASONS } from '@forja/domain/payments/payment-mismatch';
import { intentionOutcome } from '@forja/domain/payments/intention-outcome';
import { wasApproved } from '@forja/domain/payments/payment-transition';
import type { ReviewReason } from '@forja/domain/payments/review-reasons';
import type { Transaction } from '../../../database/in-transaction.ts';
import type { MembershipNotifications } from '../notifications/membership-notifications.service.ts';
import type { CheckoutRow } from '../storage/checkouts.repository.ts';
import type { Payment, PaymentsRepository } from '../storage/payments.repository.ts';
import type { ApplyGrant } from './apply-grant.ts';
import { reviewFields } from './payment-review.ts';
import { type ReportContext, UNKNOWN_USER_ID } from './reported-payment.ts';
import type { MembershipService } from '../../membership/membership.service.ts';

type Dependencies = {
  payments: PaymentsRepository;
  membership: MembershipService;
  notifications: MembershipNotifications;
  applyGrant: ApplyGrant;
};

export type AssignRoles = ReturnType<typeof createAssignRoles>;

export function createAssignRoles({
  payments,
  membership,
  notifications,
  applyGrant,
}: Dependencies) {
  return async function assignRoles(
    intention: readonly CheckoutRow[],
    { source, hasAccount }: ReportContext,
    tx: Transaction,
  ) {
    const [{ userId } = { userId: UNKNOWN_USER_ID }] = intention;
    const intentionPayments = await payments.listByCheckouts(
      userId,
      intention.map(({ id }) => id),
      tx,
    );
    const eligible = intentionPayments.filter(
      (payment) =>
        wasApproved(payment) &&
        (payment.reviewReason === null || !BLOCKING_REASONS.has(payment.reviewReason)),
    );
    const grantedAt = await membership.mapGrantDates(userId, tx);
    const outcomes = intentionOutcome(
      intention.map(({ id }) => ({
        checkoutId: id,
        eligible: eligible.filter(({ checkoutId }) => checkoutId === id),
        grantedAt: grantedAt.get(id) ?? null,
      })),
    );
    const primaries = new Set(
      outcomes.flatMap(({ payment, grant }) => (grant === 'given' ? [payment.id] : [])),
    );
    const assignments = eligible.map((payment) => ({
      payment,
      role: primaries.has(payment.id) ? ('primary' as const) : ('duplicate' as const),
    }));
    // demotes before it promotes: a unique index allows one primary
    for (const { payment, role } of assignments.toSorted((a, b) => (a.role < b.role ? -1 : 1))) {
      const reason = findOpenReview(payment, role);
      if (payment.role !== role || payment.reviewReason !== reason)
        await payments.change(payment, { role, ...reviewFields(payment, reason) }, tx);
      if (reason === 'duplicate' && hasAccount)
        await notifications.notifyPayment(
          'duplicate',
          {
            userId,
            paymentId: payment.id,
            // same facts as `canKeepDuplicate`
            facts: {
              canKeep: !assignments.some(
                (other) =>
                  other.role === 'primary' && other.payment.checkoutId === payment.checkoutId,
              ),
            },
          },
          tx,
        );
    }
    for (const { checkoutId, payment, grant } of outcomes) {
      const checkout = intention.find(({ id }) => id === checkoutId);
      if (checkout && grant !== 'none')
        await applyGrant(
          checkout,
          payment,
          { source, hasAccount, isSetAside: grant === 'set_aside' },
          tx,
        );
    }
    const grantedIds = new Set([
      ...grantedAt.keys(),
      ...outcomes.flatMap((each) => (each.grant === 'none' ? [] : [each.checkoutId])),
    ]);
    return { intentionPayments, isPaid: ({ id }: CheckoutRow) => grantedIds.has(id) };
  };
}

function findOpenReview(payment: Payment, role: 'primary' | 'duplicate'): ReviewReason | null {
  if (payment.state !== 'approved') return null;
  if (role === 'duplicate') return 'duplicate';
  return payment.refundedMinor > 0 ? 'partially_refunded' : null;
}
