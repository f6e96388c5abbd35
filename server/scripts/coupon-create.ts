import { parseArgs } from 'node:util';
import { couponCode } from '@forja/contract/payments/checkout';
import { z } from 'zod';
import { readConfig } from '../src/app/config/config.ts';
import { connect } from '../src/database/connect.ts';
import { startEmbeddedPostgres } from '../src/database/embedded/start-embedded-postgres.ts';
import { migrate } from '../src/database/migrate.ts';
import { createCouponsRepository } from '../src/features/payments/coupons/coupons.repository.ts';
import { normalizeCouponCode } from '../src/features/payments/coupons/coupons.service.ts';

const USAGE = 'Usage: npm run coupon:create -- CODE --percent 100 [--uses 50] [--until 2026-12-31]';

// npm run coupon:create: a code of the list, with its own percentage, uses and last day.
const now = new Date();
const requestedCoupon = parseCoupon();
if (requestedCoupon === undefined) {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 1;
} else if (requestedCoupon.validUntil !== null && requestedCoupon.validUntil < now) {
  process.stderr.write(`${requestedCoupon.until} is over: nobody could use ${requestedCoupon.code}.\n`);
  process.exitCode = 1;
} else {
  const { until: _asWritten, ...coupon } = requestedCoupon;
  const { databaseUrl, dataDir } = readConfig(process.env);
  // attaches to the database of a server that runs, or starts it for as long as this takes
  const embedded = databaseUrl === undefined ? await startEmbeddedPostgres({ dataDir, log: () => {} }) : undefined;
  const url = databaseUrl ?? embedded?.url ?? '';
  await migrate(url);
  const { db, close } = connect(url, { onLost: () => {} });
  try {
    const isNew = await createCouponsRepository(db).add({ ...coupon, createdAt: now });
    if (isNew) process.stdout.write(`${requestedCoupon.code} takes ${requestedCoupon.percent} % off.\n`);
    else {
      process.stderr.write(`${requestedCoupon.code} already exists.\n`);
      process.exitCode = 1;
    }
  } finally {
    await close();
    await embedded?.stop();
  }
}

function parseCoupon() {
  const { positionals, values } = parseOptions();
  const [codeText, ...more] = positionals;
  const code = couponCode.safeParse(codeText).data;
  const percent = parsePositiveInteger(values.percent);
  const maxUses = values.uses === undefined ? null : parsePositiveInteger(values.uses);
  const validUntil = values.until === undefined ? null : endOfDay(values.until);
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
    // an option that there is not: as good as nothing
    return { positionals: [], values: {} };
  }
}

function parsePositiveInteger(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : undefined;
}

/** Its last second in Buenos Aires; undefined for a day that no calendar has. */
function endOfDay(text: string): Date | undefined {
  const day = z.iso.date().safeParse(text).data;
  return day === undefined ? undefined : new Date(`${day}T23:59:59-03:00`);
}
