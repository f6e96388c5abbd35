import type { Processor } from '@forja/contract/payments/membership';
import { z } from 'zod';
import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import type { PaymentProvider } from '../../../gateways/payments/payment-provider.ts';
import type { MembershipService } from '../../membership/membership.service.ts';
import type { PersonHashes } from '../../referrals/person-hashes.service.ts';
import type { Referrals } from '../../referrals/referrals.service.ts';
import type { CouponsRepository } from '../coupons/coupons.repository.ts';
import type { MembershipNotifications } from '../notifications/membership-notifications.service.ts';
import type { CheckoutsRepository } from '../storage/checkouts.repository.ts';
import type { PaymentSource } from '../storage/payment-sources.ts';
import type { Payment, PaymentsRepository } from '../storage/payments.repository.ts';
import { createApplyGrant } from './apply-grant.ts';
import { createAssignRoles } from './assign-roles.ts';
import { createChooseDuplicate } from './choose-duplicate.ts';
import type { EndCheckout } from './end-checkout.ts';
import { findReviewReason } from './find-review-reason.ts';
import { reviewFields } from './payment-review.ts';
import type { ReportedPayment } from './reported-payment.ts';
import { createSavePayment } from './save-payment.ts';
import { createScheduleRefund } from './schedule-refund.ts';
import { createUpdateCheckouts } from './update-checkouts.ts';

export const OWN_ACCOUNT = 'forja';

export type AdminDecision = { adminId?: string; reason?: string };

type Dependencies = {
  db: Database;
  payments: PaymentsRepository;
  checkouts: CheckoutsRepository;
  coupons: CouponsRepository;
  membership: MembershipService;
  referrals: Pick<Referrals, 'recordCredit'>;
  hashes: PersonHashes;
  notifications: MembershipNotifications;
  endCheckout: EndCheckout;
  providers: readonly PaymentProvider[];
  onFollowUp: (userId: string) => Promise<void>;
  now: () => Date;
};

export type Ledger = ReturnType<typeof createLedger>;

/**
 * Only way to grant a membership. Derives roles, grants and checkout states from the payment as
 * read from its provider, so that repeated, late or reordered reports have the same result. It
 * makes no network call: no lock is held while a provider answers.
 */
export function createLedger(dependencies: Dependencies) {
  const { db, payments, checkouts, coupons, membership, providers } = dependencies;
  const { notifications, onFollowUp, now } = dependencies;
  const findAccount = (processor: Processor) =>
    processor === 'manual' || processor === 'coupon'
      ? OWN_ACCOUNT
      : providers.find(({ id }) => id === processor)?.accountId;
  const savePayment = createSavePayment(dependencies);
  const scheduleRefund = createScheduleRefund(dependencies);
  const applyGrant = createApplyGrant(dependencies);
  const assignRoles = createAssignRoles({ ...dependencies, applyGrant });
  const updateCheckouts = createUpdateCheckouts({ ...dependencies, assignRoles });

  return {
    /** False when it is already decided. */
    chooseDuplicate: createChooseDuplicate({ ...dependencies, updateCheckouts }),

    /** Returns whether the report changed the payment: of two simultaneous decisions, one does. */
    async recordPayment(
      report: ReportedPayment,
      source: PaymentSource,
      decision: AdminDecision = {},
    ): Promise<boolean> {
      const { provider, providerPaymentId, voucher } = report;
      const storedPayment = await payments.findByProviderId(provider, providerPaymentId);
      const checkoutId = parseCheckoutId(report.checkoutRef);
      const namedCheckout = checkoutId ? await checkouts.findById(checkoutId) : undefined;
      const boundCheckout = storedPayment?.checkoutId
        ? await checkouts.findById(storedPayment.checkoutId)
        : namedCheckout;

      const result = await inTransaction(db, async (tx) => {
        // locks the user before the checkouts, everywhere, so that two transactions cannot deadlock
        const hasAccount = boundCheckout
          ? await membership.lockUser(boundCheckout.userId, tx)
          : false;
        const intention = boundCheckout
          ? await checkouts.lockIntention(boundCheckout.intentId, tx)
          : [];
        const checkout = intention.find(({ id }) => id === boundCheckout?.id);
        const isCouponHeld = checkout ? await coupons.isHeld(checkout, tx) : false;
        // a coupon of 100 % pays only while its checkout is open
        const isGift = provider === 'coupon' && report.state === 'approved';
        if (isGift && !(checkout?.state === 'created' && isCouponHeld)) return undefined;
        const purchase = { checkout, intention, hasAccount, isCouponHeld };
        const { payment, isChanged, isPartlyReturned } = await savePayment(
          report,
          checkout,
          findReviewReason(report, purchase, findAccount),
          tx,
        );
        if (isChanged)
          await payments.addEvent(
            {
              userId: payment.userId,
              at: now(),
              checkoutId: payment.checkoutId,
              paymentId: payment.id,
              source,
              event: isPartlyReturned ? 'partially_refunded' : payment.state,
              ...decision,
            },
            tx,
          );
        if (hasAccount && isChanged && isRejectedTransfer(payment))
          await notifications.notifyRejection(payment, decision.reason, tx);
        if (hasAccount && isPartlyReturned) await notifications.notifyPartialRefund(payment, tx);
        const hasRefundDue = await scheduleRefund(payment, purchase, tx);
        if (!checkout) return { isChanged, userId: payment.userId, needsFollowUp: false };
        if (namedCheckout && namedCheckout.id !== checkout.id && payment.role === null)
          await payments.change(payment, reviewFields(payment, 'changed_reference'), tx);
        const hasPageToClose = await updateCheckouts(purchase, { checkout, source, voucher }, tx);
        return {
          isChanged,
          userId: checkout.userId,
          needsFollowUp: hasRefundDue || hasPageToClose,
        };
      });
      if (result?.isChanged || result?.needsFollowUp) notifications.sendSoon();
      if (result?.needsFollowUp) await onFollowUp(result.userId);
      return result?.isChanged ?? false;
    },
  };
}

const isRejectedTransfer = ({ provider, state }: Payment): boolean =>
  provider === 'manual' && state === 'rejected';

const uuid = z.uuid();
const parseCheckoutId = (reference: string | null): string | undefined =>
  uuid.safeParse(reference).data?.toLowerCase();
