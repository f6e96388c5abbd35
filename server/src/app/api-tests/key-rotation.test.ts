import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS, MINUTE_MS } from '@forja/domain/units/durations';
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { createLetterLinks } from '../../features/announcements/letter-links.ts';
import { usersTable } from '../../features/identity/storage/identity.table.ts';
import { aUser } from '../../features/identity/users.fixture.ts';
import { aMeasure } from '../../features/measures/measures.fixture.ts';
import { aShop, listPayments } from '../../features/payments/ledger/shop.fixture.ts';
import { createKeyring, KEY_PURPOSES, type Secrets } from '../../keys/keyring.ts';
import { appWith, type Client } from '../composition/app-with.fixture.ts';
import { ORIGIN } from '../composition/test-servers.fixture.ts';

const OLD = 'a secret of the tests, of no use elsewhere';
const NEW = 'another secret of the tests, of no use either';

const currentCode = (secret: string, at: Date) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });

async function anInstallation() {
  const shop = await aShop();
  const { ana, admin, her, visitor, now, pass: passTime, db } = shop;
  const { secret } = (
    await shop.boss.post('/api/account/second-factor', { password: admin.password })
  ).json<{ secret: string }>();
  expect(
    (
      await shop.boss.post('/api/account/second-factor/confirm', {
        code: currentCode(secret, now()),
      })
    ).statusCode,
  ).toBe(200);
  await shop.recordReport(shop.mercadoPago.pay(await shop.start()));
  const measure = { id: randomUUID(), value: aMeasure() };
  await her.put(`/api/measures/${measure.id}`, { revision: 0, value: measure.value });
  const [payment] = await listPayments(db, ana.id);
  const { receipt } = (await her.get(`/api/payments/${payment?.id}/receipt`)).json<{
    receipt: string;
  }>();
  const { pass, publicKey } = (await her.get('/api/membership-pass')).json<{
    pass: string;
    publicKey: string;
  }>();
  const file = (await her.get('/api/account/export')).json<object>();
  const madeAt = now().toISOString();
  passTime(92 * DAY_MS + 2 * 3_600_000);
  const { cookie } = await shop.as(ana);
  const sealed = async () => {
    const [row] = await db.select().from(usersTable).where(eq(usersTable.id, admin.id));
    return row?.secondFactorSecret;
  };

  async function tryAll(secrets: Secrets) {
    const client = await shop.restartedWith(secrets);
    const [him, person]: [Client, Client] = [client(), client(cookie)];
    passTime(MINUTE_MS);
    const { username, password } = admin;
    const login = await him.post('/api/login', {
      username,
      password,
      code: currentCode(secret, now()),
    });
    const check = await him.post('/api/receipts/check', { receipt });
    const late = await person.put(`/api/measures/${randomUUID()}`, {
      revision: 0,
      value: aMeasure(),
      madeAt,
      pass,
    });
    const importReply = await person.post('/api/account/import', { isDryRun: true, file });
    return {
      'second step': login.statusCode === 200,
      receipt: check.json<{ isAuthentic: boolean }>().isAuthentic,
      pass: late.statusCode === 200,
      export: importReply.statusCode === 200,
    };
  }
  return { ...shop, visitor, tryAll, sealed, publicKey, cookie };
}

const ALL = { 'second step': true, receipt: true, pass: true, export: true };

test('with the new and the old secret everything earlier still works, and new data uses the new one', async () => {
  const { tryAll, sealed, restartedWith, cookie, publicKey } = await anInstallation();
  expect(await tryAll({ secret: OLD })).toEqual(ALL);
  const before = await sealed();
  expect(await tryAll({ secret: OLD, previousSecret: NEW })).toEqual(ALL);
  expect(await sealed()).toBe(before);

  expect(await tryAll({ secret: NEW, previousSecret: OLD })).toEqual(ALL);
  expect(await sealed()).not.toBe(before);
  const client = await restartedWith({ secret: NEW, previousSecret: OLD });
  expect((await client(cookie).get('/api/membership-pass')).json().publicKey).not.toBe(publicKey);

  // the second factor was sealed again; the other keys no longer exist
  expect(await tryAll({ secret: NEW })).toEqual({
    'second step': true,
    receipt: false,
    pass: false,
    export: false,
  });
});

test('without the old secret its sealed and signed data ends, and the account remains', async () => {
  const { tryAll, sealed } = await anInstallation();
  const before = await sealed();
  expect(await tryAll({ secret: NEW })).toEqual({
    'second step': false,
    receipt: false,
    pass: false,
    export: false,
  });
  expect(await sealed()).toBe(before);
  expect(await tryAll({ secret: OLD })).toEqual(ALL);
});

test('one purpose rotates on its own', async () => {
  const { tryAll } = await anInstallation();
  const { setting } = KEY_PURPOSES.paymentReceipt;
  const withOwn = (more: Record<string, string>) =>
    tryAll({ secret: OLD, byPurpose: { [setting]: NEW, ...more } });
  expect(await withOwn({ [`${setting}_PREVIOUS`]: OLD })).toEqual(ALL);
  expect(await withOwn({})).toEqual({ ...ALL, receipt: false });
});

test('an earlier unsubscribe link works while the old secret is configured', async () => {
  const ana = aUser();
  const { restartedWith } = await appWith({ users: [ana] });
  const { pageUrl } = createLetterLinks(createKeyring({ secret: OLD }).memberLetters).create(
    ana.id,
    ORIGIN,
  );
  const stop = async (secrets: Secrets) => {
    const client = (await restartedWith(secrets))();
    const [, token] = pageUrl.split('#enlace=');
    return (await client.post('/api/letters/stop', { token })).statusCode;
  };
  expect(await stop({ secret: OLD })).toBe(200);
  expect(await stop({ secret: NEW, previousSecret: OLD })).toBe(200);
  expect(await stop({ secret: NEW })).not.toBe(200);
});

test('the runbook lists each key, its use and the effect of dropping it', () => {
  const runbook = readFileSync(
    join(import.meta.dirname, '../../../../docs/runbooks/rotate-secrets.md'),
    'utf8',
  );
  for (const { setting, protects, ends } of Object.values(KEY_PURPOSES))
    expect(runbook).toContain(`| \`${setting}\` | ${protects} | ${ends} |`);
});
