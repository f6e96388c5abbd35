import type { createCoupon } from '@forja/contract/admin/admin-coupons';
import type { InputOf } from '@forja/contract/http/endpoint';
import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { AppError } from '../../../http/app-error.ts';
import { type Audit, NO_DEVICE } from '../../identity/audit/audit.service.ts';
import { alreadyDone } from '../../identity/audit/already-done.service.ts';
import type { CouponsRepository } from './coupons.repository.ts';
import { normalizeCouponCode } from './coupons.service.ts';

type Dependencies = { db: Database; coupons: CouponsRepository; audit: Audit; now: () => Date };
type NewCoupon = InputOf<typeof createCoupon>['body'];

export type ListedCoupons = ReturnType<typeof createListedCoupons>;

/** Coupons have no owner; their audit entries belong to the administrator. */
export function createListedCoupons({ db, coupons, audit, now }: Dependencies) {
  const buildEntry = (adminId: string, about: string, reason: string) => ({
    userId: adminId,
    adminId,
    about,
    reason,
    device: NO_DEVICE,
  });

  return {
    async create(adminId: string, { reason, lastDay, ...coupon }: NewCoupon): Promise<void> {
      const code = normalizeCouponCode(coupon.code);
      const createdAt = now();
      const validUntil = lastDay === null ? null : endOfDay(lastDay);
      if (validUntil !== null && validUntil < createdAt) throw new AppError('coupon_over');
      await inTransaction(db, async (tx) => {
        if (!(await coupons.add({ ...coupon, code, validUntil, createdAt }, tx)))
          throw new AppError('coupon_exists');
        await audit.record({ ...buildEntry(adminId, code, reason), event: 'coupon_created' }, tx);
      });
    },

    async disable(adminId: string, typedCode: string, reason: string): Promise<void> {
      const code = normalizeCouponCode(typedCode);
      await inTransaction(db, async (tx) => {
        if (!(await coupons.disable(code, { disabledAt: now(), disabledBy: adminId }, tx))) {
          const coupon = await coupons.findDisabling(code);
          if (!coupon) throw new AppError('coupon_not_found');
          const { by, at } = coupon;
          throw alreadyDone('coupon_already_disabled', at === null ? undefined : { by, at });
        }
        await audit.record({ ...buildEntry(adminId, code, reason), event: 'coupon_disabled' }, tx);
      });
    },
  };
}

/** Last second of the day in Buenos Aires. */
export const endOfDay = (day: string): Date => new Date(`${day}T23:59:59-03:00`);
