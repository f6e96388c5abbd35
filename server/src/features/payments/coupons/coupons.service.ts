import type { Transaction } from '../../../database/in-transaction.ts';
import { AppError } from '../../../http/app-error.ts';
import type { TryLimits } from '../../identity/try-limits.service.ts';
import type { Coupon, CouponsRepository } from './coupons.repository.ts';

/** What a code that nobody listed takes off, where those are taken. */
const UNLISTED_PERCENT = 10;

type Parts = { coupons: CouponsRepository; limits: TryLimits; acceptsUnlisted: boolean; now: () => Date };
type Who = { id: string; ip: string };
export type Discount = { code: string | null; percent: number; isListed: boolean };

const NONE: Discount = { code: null, percent: 0, isListed: false };
/** The same code however it was typed. */
export const normalCode = (code: string): string => code.normalize('NFKC').trim().toUpperCase();

export type CouponsService = ReturnType<typeof createCouponsService>;

export function createCouponsService({ coupons, limits, acceptsUnlisted, now }: Parts) {
  const isOpen = ({ disabledAt, validFrom, validUntil, maxUses, uses }: Coupon, isHeld: boolean) => {
    const at = now();
    return (
      disabledAt === null &&
      (validFrom === null || validFrom <= at) &&
      (validUntil === null || validUntil >= at) &&
      (isHeld || maxUses === null || uses < maxUses)
    );
  };

  return {
    /** What a code takes off for this person now. Every way of not being valid sounds the same: a code cannot be guessed. */
    async discountOf({ id, ip }: Who, written: string | undefined): Promise<Discount> {
      if (written === undefined) return NONE;
      const code = normalCode(written);
      const who = { account: id, ip };
      await limits.count('coupon', who);
      const coupon = await coupons.find(code);
      if (!coupon && acceptsUnlisted) return { code, percent: UNLISTED_PERCENT, isListed: false };
      const use = coupon && (await coupons.useOf(id, code));
      if (!coupon || use?.state === 'consumed' || !isOpen(coupon, use !== undefined))
        throw new AppError('coupon_not_valid');
      await limits.succeeded('coupon', who);
      return { code, percent: coupon.percent, isListed: true };
    },

    /**
     * Holds one use for a checkout, and says which older one of the person held it. The last word is the database's: what
     * was free a moment ago may be gone.
     */
    async hold(
      { userId, checkoutId, code }: { userId: string; checkoutId: string; code: string },
      tx: Transaction,
    ): Promise<string | undefined> {
      const at = now();
      const use = { userId, code, checkoutId, reservedAt: at };
      const before = await coupons.useOf(userId, code, tx);
      if (before && (await coupons.move(use, tx))) return before.checkoutId;
      if (before || !(await coupons.reserve(use, at, tx))) throw new AppError('coupon_not_valid');
      return undefined;
    },
  };
}
