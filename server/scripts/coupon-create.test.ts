import { expect, test } from 'vitest';
import { appWith } from '../src/app/composition/app-with.fixture.ts';
import { couponsTable } from '../src/features/payments/coupons/coupons.table.ts';
import { runScript } from './run-script.fixture.ts';

const PATIENT = { timeout: 60_000 };

const run = (url: string, ...args: string[]) =>
  runScript('coupon-create', { DATABASE_URL: url }, ...args);

test(
  'the terminal creates a coupon with its percentage, its uses and its last day in Buenos Aires',
  PATIENT,
  async () => {
    const { url, db } = await appWith();
    const { stdout } = await run(
      url,
      'verano-27',
      '--percent',
      '25',
      '--uses',
      '50',
      '--until',
      '2099-12-31',
    );
    const [listed] = await db.select().from(couponsTable);
    expect(listed).toMatchObject({
      percent: 25,
      maxUses: 50,
      validUntil: new Date('2100-01-01T02:59:59Z'),
    });
    expect(stdout).toBe(`${listed?.code} takes 25 % off.\n`);
  },
);

test('an existing coupon keeps its values, however the code is typed', PATIENT, async () => {
  const { url, db } = await appWith();
  await run(url, 'AMIGOS', '--percent', '100');
  expect(await run(url, 'amigos', '--percent', '10')).toMatchObject({
    code: 1,
    stderr: 'AMIGOS already exists.\n',
  });
  expect(await db.select().from(couponsTable)).toMatchObject([
    { percent: 100, maxUses: null, validUntil: null },
  ]);
});

test('a past last day is refused, because nobody could use the coupon', PATIENT, async () => {
  const { url, db } = await appWith();
  expect(await run(url, 'TARDE', '--percent', '10', '--until', '2020-01-01')).toMatchObject({
    code: 1,
    stderr: '2020-01-01 is over: nobody could use TARDE.\n',
  });
  expect(await db.select().from(couponsTable)).toEqual([]);
});

test('invalid arguments print the usage', PATIENT, async () => {
  const { url, db } = await appWith();
  for (const args of [
    [],
    ['CODIGO'],
    ['CODIGO', '--percent', '0'],
    ['CODIGO', '--percent', '101'],
    ['CODIGO', '--percent', '12.5'],
    ['CODIGO', '--percent', '10', '--uses', '0'],
    ['CODIGO', '--percent', '10', '--until', '2099-02-30'],
    ['CODIGO', 'OTRO', '--percent', '10'],
    ['CODIGO', '--per-cent', '10'],
  ])
    expect(await run(url, ...args), args.join(' ')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Usage: npm run coupon:create'),
    });
  expect(await db.select().from(couponsTable)).toEqual([]);
});
