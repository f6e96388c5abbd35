import { parseArgs } from 'node:util';
import { couponCode } from '@forja/contract/checkout';
import { readConfig } from '../src/app/config.ts';
import { connect } from '../src/database/connect.ts';
import { startEmbeddedPostgres } from '../src/database/embedded/start-embedded-postgres.ts';
import { migrate } from '../src/database/migrate.ts';
import { createCouponsRepository } from '../src/features/payments/coupons.repository.ts';
import { normalCode } from '../src/features/payments/coupons.service.ts';

const USAGE = 'Usage: npm run coupon:create -- CODE --percent 100 [--uses 50] [--until 2026-12-31]';

// npm run coupon:create: a code of the list, with its own percentage, uses and last day.
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { percent: { type: 'string' }, uses: { type: 'string' }, until: { type: 'string' } },
});

const wanted = read();
if (wanted === undefined) {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 1;
} else {
  const { databaseUrl, dataDir } = readConfig(process.env);
  // attaches to the database of a server that runs, or starts it for as long as this takes
  const embedded = databaseUrl === undefined ? await startEmbeddedPostgres({ dataDir, log: () => {} }) : undefined;
  const url = databaseUrl ?? embedded?.url ?? '';
  await migrate(url);
  const { db, close } = connect(url, { onLost: () => {} });
  try {
    const isNew = await createCouponsRepository(db).add({ ...wanted, createdAt: new Date() });
    process.stdout.write(
      isNew ? `${wanted.code} takes ${wanted.percent} % off.\n` : `${wanted.code} already exists.\n`,
    );
    if (!isNew) process.exitCode = 1;
  } finally {
    await close();
    await embedded?.stop();
  }
}

function read() {
  const [written, ...more] = positionals;
  const code = couponCode.safeParse(written).data;
  const percent = whole(values.percent);
  const maxUses = values.uses === undefined ? null : whole(values.uses);
  const validUntil = values.until === undefined ? null : new Date(`${values.until}T23:59:59-03:00`);
  const isDay = validUntil === null || !Number.isNaN(validUntil.getTime());
  if (
    code === undefined ||
    more.length > 0 ||
    percent === undefined ||
    percent > 100 ||
    maxUses === undefined ||
    !isDay
  )
    return undefined;
  return { code: normalCode(code), percent, maxUses, validUntil };
}

function whole(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : undefined;
}
