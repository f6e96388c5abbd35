import { currency, type OwnPayment } from '@forja/contract/payments/membership';
import type { Period } from '@forja/domain/membership/fold-membership';
import { withdrawalDeadline } from '@forja/domain/membership/withdrawal-deadline';
import type { Caller } from '../../../http/caller.ts';
import type { MembershipService } from '../../membership/membership.service.ts';
import { canKeepDuplicate, reviewState } from '../ledger/payment-review.ts';
import type { Payment, PaymentsRepository } from '../storage/payments.repository.ts';

type Dependencies = { payments: PaymentsRepository; membership: MembershipService };

export type PaymentHistory = ReturnType<typeof createPaymentHistory>;

export function createPaymentHistory({ payments, membership }: Dependencies) {
  const list = async (userId: string): Promise<OwnPayment[]> => {
    const [all, periods, waited] = await Promise.all([
      payments.listByUser(userId),
      membership.mapPeriodsByCheckout(userId),
      payments.listWaited(userId),
    ]);
    return toPaymentHistory(all, periods).map((payment) => ({
      ...payment,
      hasWaited: waited.has(payment.id),
    }));
  };
  return {
    list,
    async getMembership(caller: Caller) {
      const [status, items] = await Promise.all([membership.readStatus(caller), list(caller.id)]);
      return { ...status, payments: items };
    },
  };
}

export const canRegret = ({ state, role }: Payment): boolean =>
  state === 'approved' && role === 'primary';

/** Omits unknown currencies, which grant nothing and are under review. */
export const toPaymentHistory = (
  all: readonly Payment[],
  periods: ReadonlyMap<string, Period>,
): OwnPayment[] =>
  all.flatMap((payment) => {
    const chargedCurrency = currency.safeParse(payment.currency).data;
    if (chargedCurrency === undefined) return [];
    const period = payment.role === 'primary' ? periods.get(payment.checkoutId ?? '') : undefined;
    const siblings = all.filter(({ checkoutId }) => checkoutId === payment.checkoutId);
    return [
      {
        id: payment.id,
        processor: payment.provider,
        state: payment.state,
        currency: chargedCurrency,
        amountMinor: payment.amountMinor,
        refundedMinor: payment.refundedMinor,
        invoiceNumber: payment.invoiceNumber,
        months: payment.months,
        madeAt: payment.createdAt,
        approvedAt: payment.approvedAt,
        period: period ? { startsAt: period.startsAt, endsAt: period.endsAt } : null,
        regretUntil:
          canRegret(payment) && payment.approvedAt ? withdrawalDeadline(payment.approvedAt) : null,
        isDuplicate: payment.role === 'duplicate',
        review: reviewState(payment),
        canKeep: canKeepDuplicate(payment, siblings),
      },
    ];
  });
