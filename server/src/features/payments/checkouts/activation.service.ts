import type { Processor } from '@forja/contract/membership';
import { z } from 'zod';
import { AppError } from '../../../http/app-error.ts';
import type { PaymentHint, PaymentProvider } from '../../../gateways/payments/payment-provider.ts';
import type { TryLimits } from '../../identity/try-limits.service.ts';
import type { MembershipService } from '../../membership/membership.service.ts';
import type { CheckoutRow, CheckoutsRepository } from './checkouts.repository.ts';
import type { Who } from './checkouts.service.ts';
import type { Look } from './refresh-payments.service.ts';
import type { PaymentsRepository } from '../ledger/payments.repository.ts';

const DAY_MS = 86_400_000;
/** Cash may be paid that long after. */
const RECENT_DAYS = 32;
const LATEST = 5;
/** Of a payment, an order or a checkout; a database does not take every character. */
const NAME = /^[\w-]{1,64}$/;
const uuid = z.uuid();

type Parts = {
  checkouts: CheckoutsRepository;
  payments: PaymentsRepository;
  membership: MembershipService;
  look: Look;
  limits: TryLimits;
  providers: readonly PaymentProvider[];
  onProviderProblem: (error: unknown) => void;
  now: () => Date;
};
type Claim = { processor?: Processor | undefined; paymentId: string };

export type Activation = ReturnType<typeof createActivation>;

/** The person came back from paying. What the browser says names what to look at, and nothing more. */
export function createActivation(parts: Parts) {
  const { checkouts, payments, membership, look, limits, providers, onProviderProblem, now } = parts;

  /** An id that a provider gave to the browser. Asking for a payment changes nothing; an order has to be the person's. */
  function hintOf(provider: PaymentProvider, id: string): PaymentHint | undefined {
    if (provider.id === 'mercadopago') return /^\d{1,20}$/.test(id) ? { kind: 'payment', id } : undefined;
    return undefined;
  }

  /** The checkout of the person that a claim is about. */
  async function named(userId: string, { processor, paymentId }: Claim): Promise<CheckoutRow | undefined> {
    if (!NAME.test(paymentId)) return undefined;
    for (const provider of providers.filter(({ id }) => processor === undefined || id === processor)) {
      const ordered = await checkouts.findByRef(userId, provider.id, paymentId);
      if (ordered) return ordered;
      const hint = hintOf(provider, paymentId);
      if (hint) await look.into(provider, hint, 'return').catch(onProviderProblem);
      const payment = await payments.findByProviderId(provider.id, paymentId);
      if (payment?.userId === userId && payment.checkoutId !== null && payment.role === 'primary')
        return checkouts.find(userId, payment.checkoutId);
    }
    return uuid.safeParse(paymentId).success ? checkouts.find(userId, paymentId) : undefined;
  }

  return {
    async activate({ id: userId, ip }: Who, claim: Claim) {
      await limits.count('activation', { account: userId, ip });
      const isDirect = claim.paymentId.startsWith('direct_');
      const since = new Date(now().getTime() - RECENT_DAYS * DAY_MS);
      const candidates = isDirect
        ? // one that was paid before the latest says nothing of the latest
          (await checkouts.latest(userId, since, LATEST)).filter(({ state }, index) => index === 0 || state !== 'paid')
        : [await named(userId, claim)].filter((row) => row !== undefined);

      for (const row of candidates) {
        if (row.state !== 'paid') await look.at(row, 'return').catch(onProviderProblem);
        const after = await checkouts.find(userId, row.id);
        if (after?.state !== 'paid') continue;
        const bought = (await membership.boughtBy(userId)).get(row.id);
        // paid, and given back since
        if (!bought || bought.endsAt <= now()) continue;
        const { endsAt } = await membership.standing({ id: userId, role: 'user' });
        return {
          success: true,
          hasMembership: true,
          endsAt: endsAt ?? bought.endsAt,
          processor: after.processor,
        } as const;
      }
      throw new AppError('payment_not_confirmed');
    },
  };
}
