import { parseArgs } from 'node:util';
import { couponCode } from '@forja/contract/payments/checkout';
import { z } from 'zod';
import { createCouponsRepository } from '../src/features/payments/coupons/coupons.repository.ts';
import { normalizeCouponCode } from '../src/features/payments/coupons/coupons.service.ts';
import { endOfDay } from '../src/features/payments/coupons/listed-coupons.service.ts';
import { runCommand, withDatabase } from './database-script.ts';

const USAGE = 'Usage: npm run coupon:create -- CODE --percent 100 [--uses 50] [--until 2026-12-31]';

const now = new Date();
await runCommand(async () => {
  const requestedCoupon = parseCoupon();
  if (requestedCoupon === undefined) throw new Error(USAGE);
  const { until, ...coupon } = requestedCoupon;
  if (coupon.validUntil !== null && coupon.validUntil < now)
    throw new Error(`${until} is over: nobody could use ${coupon.code}.`);
  const isNew = await withDatabase((db) =>
    createCouponsRepository(db).add({ ...coupon, createdAt: now }),
  );
  if (!isNew) throw new Error(`${coupon.code} already exists.`);
  return `${coupon.code} takes ${coupon.percent} % off.`;
});

function parseCoupon() {
  const { positionals, values } = parseOptions();
  const [codeText, ...more] = positionals;
  const code = couponCode.safeParse(codeText).data;
  const percent = parsePositiveInteger(values.percent);
  const maxUses = values.uses === undefined ? null : parsePositiveInteger(values.uses);
  const validUntil = values.until === undefined ? null : parseLastDay(values.until);
  if (
    code === undefined ||
    more.length > 0 ||
    percent === undefined ||
    percent > 100 ||
    maxUses === undefined ||
    validUntil === undefined
  )
    return undefined;
  return { code: normalizeCouponCode(code), percent, maxUses, validUntil, until: values.until };
}

function parseOptions() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { percent: { type: 'string' }, uses: { type: 'string' }, until: { type: 'string' } },
    });
  } catch {
    return { positionals: [], values: {} };
  }
}

function parsePositiveInteger(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : undefined;
}

function parseLastDay(text: string): Date | undefined {
  const day = z.iso.date().safeParse(text).data;
  return day === undefined ? undefined : endOfDay(day);
}
