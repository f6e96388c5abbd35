import { z } from 'zod/mini';
import { successBody, REQUIRED } from '../http/common.ts';
import { endpoint } from '../http/endpoint.ts';
import { reason } from '../payments/admin-payments.ts';
import { couponCode } from '../payments/checkout.ts';

const SMALL = 8 * 1024;

export const createCoupon = endpoint({
  method: 'POST',
  path: '/api/admin/coupons',
  access: 'admin',
  summary: 'Creates a coupon with its percentage, maximum uses and last day in Buenos Aires',
  body: z.object({
    code: couponCode,
    percent: z
      .int('Poné un número entero, sin decimales.')
      .check(z.gte(1, 'Desde 1 %.'), z.lte(100, 'Hasta 100 %.')),
    /** Null: unlimited. */
    maxUses: z.nullable(
      z
        .int('Poné un número entero, sin decimales.')
        .check(z.gte(1, 'Desde 1 uso.'), z.lte(1_000_000, 'Hasta 1.000.000 de usos.')),
    ),
    /** Null: never expires. */
    lastDay: z.nullable(z.iso.date(REQUIRED)),
    reason,
  }),
  maxBodyBytes: SMALL,
  response: successBody,
  refusals: ['coupon_exists', 'coupon_over'],
});

export const disableCoupon = endpoint({
  method: 'POST',
  path: '/api/admin/coupons/disable',
  access: 'admin',
  summary: 'Disables a coupon; purchases in progress keep their price',
  body: z.object({ code: couponCode, reason }),
  maxBodyBytes: SMALL,
  response: successBody,
  refusals: ['coupon_not_found', 'coupon_already_disabled'],
});
