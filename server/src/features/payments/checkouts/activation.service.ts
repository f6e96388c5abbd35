import type { Processor } from '@forja/contract/payments/membership';
import { DAY_MS } from '@forja/domain/units/durations';
import { z } from 'zod';
import { AppError } from '../../../http/app-error.ts';
import type { PaymentHint, PaymentProvider } from '../../../gateways/payments/payment-provider.ts';
import type { TryLimits } from '../../identity/limits/try-limits.service.ts';
import type { MembershipService } from '../../membership/membership.service.ts';
import type { CheckoutRow, CheckoutsRepository } from '../storage/checkouts.repository.ts';
import type { Buyer } from './quote-price.ts';
import type { RefreshPayments } from './refresh-payments.service.ts';
import type { PaymentsRepository } from '../storage/payments.repository.ts';

/** Cash vouchers can be paid this long after their checkout. */
const RECENT_DAYS = 32;
const MAX_CANDIDATES = 5;
/** PostgreSQL rejects some characters. */
const PROVIDER_ID = /^[\w-]{1,64}$/;
const uuid = z.uuid();

type Dependencies = {
  checkouts: CheckoutsRepository;
  payments: PaymentsRepository;
  membership: MembershipService;
  refreshPayments: RefreshPayments;
  limits: TryLimits;
  providers: readonly PaymentProvider[];
  onProviderProblem: (error: unknown) => void;
  now: () => Date;
};
type ActivationClaim = { processor?: Processor | undefined; paymentId: string };

export type Activation = ReturnType<typeof createActivation>;

/** The browser only names ids; the payment is read from the provider. */
export function createActivation(dependencies: Dependencies) {
  const {
    checkouts,
    payments,
    membership,
    refreshPayments,
    limits,
    providers,
    onProviderProblem,
    now,
  } = dependencies;

  /**
   * Reading a payment has no effect; an order must belong to the buyer, because reading it may
   * capture it.
   */
  function parseHint(provider: PaymentProvider, id: string): PaymentHint | undefined {
    if (provider.id === 'mercadopago')
      return /^\d{1,20}$/.test(id) ? { kind: 'payment', id } : undefined;
    return undefined;
  }

  async function findClaimed(
    userId: string,
    { processor, paymentId }: ActivationClaim,
  ): Promise<CheckoutRow | undefined> {
    if (!PROVIDER_ID.test(paymentId)) return undefined;
    for (const provider of providers.filter(
      ({ id }) => processor === undefined || id === processor,
    )) {
      const orderCheckout = await checkouts.findByRef(userId, provider.id, paymentId);
      if (orderCheckout) return orderCheckout;
      const hint = parseHint(provider, paymentId);
      if (hint) await refreshPayments.forHint(provider, hint, 'return').catch(onProviderProblem);
      const payment = await payments.findByProviderId(provider.id, paymentId);
      if (payment?.userId === userId && payment.checkoutId !== null && payment.role === 'primary')
        return checkouts.find(userId, payment.checkoutId);
    }
    return uuid.safeParse(paymentId).success ? checkouts.find(userId, paymentId) : undefined;
  }

  return {
    async activate({ id: userId, ip }: Buyer, claim: ActivationClaim) {
      await limits.count('activation', { account: userId, ip });
      const isDirect = claim.paymentId.startsWith('direct_');
      const createdSince = new Date(now().getTime() - RECENT_DAYS * DAY_MS);
      const candidates = isDirect
        ? // an earlier paid checkout does not confirm the latest one
          (await checkouts.listLatest(userId, createdSince, MAX_CANDIDATES)).filter(
            ({ state }, index) => index === 0 || state !== 'paid',
          )
        : [await findClaimed(userId, claim)].filter((row) => row !== undefined);

      for (const row of candidates) {
        if (row.state !== 'paid')
          await refreshPayments.forCheckout(row, 'return').catch(onProviderProblem);
        const refreshedCheckout = await checkouts.find(userId, row.id);
        if (refreshedCheckout?.state !== 'paid') continue;
        const period = (await membership.mapPeriodsByCheckout(userId)).get(row.id);
        // paid and refunded since
        if (!period || period.endsAt <= now()) continue;
        const { endsAt } = await membership.readStatus({ id: userId, role: 'user' });
        return {
          success: true,
          hasMembership: true,
          endsAt: endsAt ?? period.endsAt,
          processor: refreshedCheckout.processor,
        } as const;
      }
      throw new AppError('payment_not_confirmed');
    },
  };
}
