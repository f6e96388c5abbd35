import { USUAL_COUPON_PERCENT } from '@forja/domain/membership/apply-discount';
import type { Transaction } from '../../../database/in-transaction.ts';
import { AppError } from '../../../http/app-error.ts';
import type { TryLimits } from '../../identity/limits/try-limits.service.ts';
import type { Coupon, CouponsRepository } from './coupons.repository.ts';

type Dependencies = {
  coupons: CouponsRepository;
  limits: TryLimits;
  acceptsUnlisted: boolean;
  now: () => Date;
};
type CouponUser = { id: string; ip: string };
export type Discount = { code: string | null; percent: number; isListed: boolean };

const NO_DISCOUNT: Discount = { code: null, percent: 0, isListed: false };
export const normalizeCouponCode = (code: string): string =>
  code.normalize('NFKC').trim().toUpperCase();

export type CouponsService = ReturnType<typeof createCouponsService>;

export function createCouponsService({ coupons, limits, acceptsUnlisted, now }: Dependencies) {
  const isRedeemable = (
    { disabledAt, validFrom, validUntil, maxUses, uses }: Coupon,
    isHeld: boolean,
  ) => {
    const reservedAt = now();
    return (
      disabledAt === null &&
      (validFrom === null || validFrom <= reservedAt) &&
      (validUntil === null || validUntil >= reservedAt) &&
      (isHeld || maxUses === null || uses < maxUses)
    );
  };

  return {
    /** A single error for every invalid code, so that codes cannot be guessed. */
    async findDiscount({ id, ip }: CouponUser, typedCode: string | undefined): Promise<Discount> {
      if (typedCode === undefined) return NO_DISCOUNT;
      const code = normalizeCouponCode(typedCode);
      const limitSubject = { account: id, ip };
      await limits.count('coupon', limitSubject);
      const coupon = await coupons.find(code);
      if (!coupon && acceptsUnlisted)
        return { code, percent: USUAL_COUPON_PERCENT, isListed: false };
      const use = coupon && (await coupons.findUse(id, code));
      if (!coupon || use?.state === 'consumed' || !isRedeemable(coupon, use !== undefined))
        throw new AppError('coupon_not_valid');
      await limits.recordSuccess('coupon', limitSubject);
      return { code, percent: coupon.percent, isListed: true };
    },

    /**
     * The database decides, because the last use may have been taken since the quote. Returns the
     * user's older checkout that held it.
     */
    async hold(
      { userId, checkoutId, code }: { userId: string; checkoutId: string; code: string },
      tx: Transaction,
    ): Promise<string | undefined> {
      const reservedAt = now();
      const use = { userId, code, checkoutId, reservedAt };
      const heldUse = await coupons.findUse(userId, code, tx);
      if (heldUse && (await coupons.moveHold(use, tx))) return heldUse.checkoutId;
      if (heldUse || !(await coupons.reserve(use, reservedAt, tx)))
        throw new AppError('coupon_not_valid');
      return undefined;
    },
  };
}
