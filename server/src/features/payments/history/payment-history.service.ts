import { currency, type OwnPayment } from '@forja/contract/membership';
import type { Period } from '@forja/domain/membership/fold-membership';
import { regretUntil } from '@forja/domain/membership/regret-until';
import type { Caller } from '../../../http/caller.ts';
import type { MembershipService } from '../../membership/membership.service.ts';
import { isKeepable, reviewState } from '../review/payment-review.ts';
import type { Payment, PaymentsRepository } from '../ledger/payments.repository.ts';

type Parts = { payments: PaymentsRepository; membership: MembershipService };

export type OwnPayments = ReturnType<typeof createOwnPayments>;

/** Payments as their owner reads them. */
export function createOwnPayments({ payments, membership }: Parts) {
  const list = async (userId: string): Promise<OwnPayment[]> => {
    const [all, bought] = await Promise.all([payments.ofPerson(userId), membership.boughtBy(userId)]);
    return ownPayments(all, bought);
  };
  return {
    list,
    async read(caller: Caller) {
      const [standing, items] = await Promise.all([membership.standing(caller), list(caller.id)]);
      return { ...standing, payments: items };
    },
  };
}

/** What bought something and has not gone back. */
export const canRegret = ({ state, role }: Payment): boolean => state === 'approved' && role === 'primary';

/** One in a currency that we do not charge in bought nothing, and waits for an administrator. */
export const ownPayments = (all: readonly Payment[], bought: ReadonlyMap<string, Period>): OwnPayment[] =>
  all.flatMap((payment) => {
    const charged = currency.safeParse(payment.currency).data;
    if (charged === undefined) return [];
    const period = payment.role === 'primary' ? bought.get(payment.checkoutId ?? '') : undefined;
    const siblings = all.filter(({ checkoutId }) => checkoutId === payment.checkoutId);
    return [
      {
        id: payment.id,
        processor: payment.provider,
        state: payment.state,
        currency: charged,
        amountMinor: payment.amountMinor,
        refundedMinor: payment.refundedMinor,
        months: payment.months,
        madeAt: payment.createdAt,
        approvedAt: payment.approvedAt,
        period: period ? { startsAt: period.startsAt, endsAt: period.endsAt } : null,
        regretUntil: canRegret(payment) && payment.approvedAt ? regretUntil(payment.approvedAt) : null,
        isDuplicate: payment.role === 'duplicate',
        review: reviewState(payment),
        canKeep: isKeepable(payment, siblings),
      },
    ];
  });
