import { DAY_MS, MINUTE_MS } from '@forja/domain/units/durations';
import { cases } from '@forja/domain/properties/cases.fixture';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createClient, type Client } from '../composition/app-with.fixture.ts';
import type { FakePayment } from '../../gateways/payments/fake-provider.fixture.ts';
import { aRegistration } from '../../features/identity/users.fixture.ts';
import { aShop } from '../../features/payments/ledger/shop.fixture.ts';
import { referralEntriesTable, referralsTable } from '../../features/referrals/referrals.table.ts';

type Summary = {
  code: string | null;
  opened: number;
  registered: number;
  paid: number;
  credits: { currency: string; amountMinor: number }[];
  invitation: {
    opened: boolean;
    registeredAt: string;
    paid: boolean;
    credits: { currency: string; amountMinor: number }[];
  } | null;
};
type Browser = { cookies: Record<string, string> };

const aBrowser = (): Browser => ({ cookies: {} });

async function aReferrer() {
  const shop = await aShop();
  const { app, mercadoPago, recordReport, now, pass } = shop;
  let people = 0;
  const readSummary = async (client: Client = shop.her) =>
    (await client.get('/api/referrals')).json<Summary>();

  const createCode = async (client: Client = shop.her) =>
    (await client.post('/api/referrals/code')).json<{ code: string }>().code;

  const header = ({ cookies }: Browser) =>
    Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
  const remember = (browser: Browser, set: readonly { name: string; value: string }[]) => {
    for (const { name, value } of set) browser.cookies[name] = value;
  };

  return {
    ...shop,
    readSummary,
    createCode,
    code: await createCode(),
    async open(browser: Browser, path: string, headers: Record<string, string> = {}) {
      const reply = await createClient(app, header(browser)).get(path, { headers });
      remember(browser, reply.cookies);
      return reply;
    },
    async register(browser: Browser, referralCode?: string, username?: string) {
      people += 1;
      // a sign-out elsewhere does not remove the cookie of this browser
      delete browser.cookies['forja_session'];
      const reply = await createClient(app, header(browser)).post(
        '/api/register',
        aRegistration({
          username: username ?? `nueva-${people}@ejemplo.com.ar`,
          ...(referralCode !== undefined && { referralCode }),
        }),
      );
      expect(reply.statusCode, reply.body).toBe(200);
      remember(browser, reply.cookies);
      return createClient(app, `forja_session=${browser.cookies['forja_session']}`);
    },
    async pay(client: Client, changes: Partial<FakePayment> = {}): Promise<FakePayment> {
      pass(MINUTE_MS);
      const report = mercadoPago.pay(await shop.start(client), changes);
      await recordReport(report);
      await recordReport(report);
      return report;
    },
    async reverse({ providerPaymentId }: FakePayment, state: 'refunded' | 'charged_back') {
      const report = mercadoPago.change(providerPaymentId, { state, reversedAt: now() });
      await recordReport(report);
      await recordReport(report);
    },
  };
}

test('a link leads to the registration, counts each browser once and is remembered for thirty days', async () => {
  const { open, code, readSummary } = await aReferrer();
  expect(code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
  const browser = aBrowser();
  const reply = await open(browser, `/r/${code.toLowerCase()}`);
  expect(reply.statusCode).toBe(302);
  expect(reply.headers['location']).toBe(`/auth?modo=registro&ref=${code}`);
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(reply.cookies).toEqual([
    expect.objectContaining({
      name: 'forja_referral',
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      maxAge: (30 * DAY_MS) / 1000,
    }),
  ]);
  await open(browser, `/r/${code}`);
  await open(aBrowser(), `/r/${code}`);
  expect(await readSummary()).toEqual({
    code,
    percent: 10,
    opened: 2,
    registered: 0,
    paid: 0,
    credits: [],
    ledger: [],
    invitation: null,
  });
});

test.each([
  ['the preview of a chat', { 'user-agent': 'WhatsApp/2.23.20.0' }],
  ['the robot of a network', { 'user-agent': 'facebookexternalhit/1.1' }],
  ['a page that the browser prepares', { 'sec-purpose': 'prefetch;prerender' }],
])('%s opens the link and is not counted', async (_who, headers) => {
  const { open, code, readSummary } = await aReferrer();
  const reply = await open(aBrowser(), `/r/${code}`, headers);
  expect(reply.headers['location']).toBe(`/auth?modo=registro&ref=${code}`);
  expect(reply.cookies).toEqual([]);
  expect((await readSummary()).opened).toBe(0);
});

test('an unknown or invalid code leads to the registration without it', async () => {
  const { open, code, app } = await aReferrer();
  const browser = aBrowser();
  await open(browser, `/r/${code}`);
  const storedCookie = browser.cookies['forja_referral'];
  for (const typed of [
    'ZZZZZZZZ',
    'x',
    'https:%2F%2Fevil.com',
    '%2F%2Fevil.com',
    '%252F%252Fevil.com',
    '%5Cevil.com',
    '%0D%0ALocation:%20https:%2F%2Fevil.com',
    '%00',
    `${code}%0A`,
    `${code}&next=%2F%2Fevil.com`,
    '..%2F..%2Fevil.com',
  ]) {
    const { headers, statusCode } = await open(browser, `/r/${typed}`);
    expect(statusCode, typed).toBe(302);
    expect(['/auth?modo=registro', `/auth?modo=registro&ref=${code}`], typed).toContain(
      headers['location'],
    );
  }
  expect(browser.cookies['forja_referral']).toBe(storedCookie);
  for (const path of ['/r//evil.com', '/r/%E0%A4%A', `/r/${code}/evil.com`])
    expect((await app.inject({ url: path })).headers['location'], path).toBeUndefined();
});

test('figures require a session and belong to the caller', async () => {
  const { visitor, him, code, createCode, open, readSummary } = await aReferrer();
  expect((await visitor.get('/api/referrals')).statusCode).toBe(401);
  expect((await visitor.post('/api/referrals/code')).statusCode).toBe(401);
  await open(aBrowser(), `/r/${code}`);
  const his = await readSummary(him);
  expect(his).toMatchObject({ code: null, opened: 0, registered: 0, credits: [] });
  const hisCode = await createCode(him);
  expect(hisCode).not.toBe(code);
  expect(await createCode(him)).toBe(hisCode);
  expect((await readSummary(him)).code).toBe(hisCode);
});

test('a referral is credited and reversed without revealing the referred person', async () => {
  const { open, register, pay, reverse, readSummary, her, code } = await aReferrer();
  const browser = aBrowser();
  await open(browser, `/r/${code}`);
  const newcomer = await register(browser);
  expect(await readSummary()).toMatchObject({ opened: 1, registered: 1, paid: 0, credits: [] });
  const ofNewcomer = { opened: true, registeredAt: expect.any(String) };
  const readInvitation = async () => (await readSummary(newcomer)).invitation;
  expect(await readInvitation()).toEqual({ ...ofNewcomer, paid: false, credits: [] });

  const first = await pay(newcomer);
  const credited = { paid: 1, credits: [{ currency: 'ARS', amountMinor: 100_000 }] };
  expect(await readSummary()).toMatchObject(credited);
  const credits = credited.credits;
  expect(await readInvitation()).toEqual({ ...ofNewcomer, paid: true, credits });
  const second = await pay(newcomer);
  expect(await readSummary()).toMatchObject(credited);
  for (const side of [her, newcomer])
    expect((await side.get('/api/referrals')).body).not.toMatch(/nueva-|@|ana/);

  await reverse(first, 'refunded');
  // the second payment is now the first valid one
  expect(await readSummary()).toMatchObject(credited);
  await reverse(second, 'refunded');
  expect(await readSummary()).toMatchObject({ registered: 1, paid: 0, credits: [] });
  expect(await readInvitation()).toEqual({ ...ofNewcomer, paid: false, credits: [] });
});

test('a typed code credits its owner without a visit', async () => {
  const { register, readSummary, code } = await aReferrer();
  const newcomer = await register(aBrowser(), code);
  expect((await readSummary(newcomer)).invitation).toMatchObject({ opened: false, paid: false });
});

test("a typed code takes precedence over the browser's, unless it is unknown", async () => {
  const { open, register, him, her, readSummary, createCode, code } = await aReferrer();
  const browser = aBrowser();
  await open(browser, `/r/${code}`);
  await register(browser, await createCode(him));
  expect((await readSummary(him)).registered).toBe(1);
  expect((await readSummary(her)).registered).toBe(0);
  const another = aBrowser();
  await open(another, `/r/${code}`);
  await register(another, 'GYM-12');
  expect((await readSummary(her)).registered).toBe(1);
});

test('nobody can refer themselves, and a browser counts once', async () => {
  const { open, register, visitor, ana, readSummary, code } = await aReferrer();
  const ownerBrowser = aBrowser();
  const login = await visitor.post('/api/login', {
    username: ana.username,
    password: ana.password,
  });
  for (const { name, value } of login.cookies) ownerBrowser.cookies[name] = value;
  const reply = await open(ownerBrowser, `/r/${code}`);
  expect(reply.headers['location']).toBe('/auth?modo=registro');
  delete ownerBrowser.cookies['forja_session'];
  await open(ownerBrowser, `/r/${code}`);
  await register(ownerBrowser, code);
  expect(await readSummary()).toMatchObject({ registered: 0 });

  const shared = aBrowser();
  await open(shared, `/r/${code}`);
  await register(shared);
  await register(shared);
  expect(await readSummary()).toMatchObject({ registered: 1 });
});

test('in any order of events the ledger is 10 % of the first valid payments', async () => {
  const { open, register, pay, reverse, him, her, readSummary, createCode, db, code } =
    await aReferrer();
  const secondCode = await createCode(him);
  const expected = { her: 0, his: 0 };
  const STEPS = [
    'visit',
    'register',
    'pay',
    'refund',
    'chargeback',
    'second code',
    'same device',
  ] as const;
  const readCredit = async (client: Client) =>
    (await readSummary(client)).credits.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

  await fc.assert(
    fc.asyncProperty(
      fc.shuffledSubarray([...STEPS], { minLength: STEPS.length }),
      async (order) => {
        const browser = aBrowser();
        let newcomer: Client | undefined;
        let referrer: keyof typeof expected | undefined;
        const payments: FakePayment[] = [];
        let last: keyof typeof expected | undefined;
        const take = {
          visit: async () => {
            await open(browser, `/r/${code}`);
            last = 'her';
          },
          'second code': async () => {
            await open(browser, `/r/${secondCode}`);
            last = 'his';
          },
          register: async () => {
            newcomer = await register(browser);
            referrer = last;
          },
          pay: async () => {
            if (!newcomer) return;
            payments.push(await pay(newcomer));
            if (payments.length === 1 && referrer) expected[referrer] += 100_000;
          },
          refund: () => takeBack('refunded'),
          chargeback: () => takeBack('charged_back'),
          'same device': async () => {
            if (newcomer) await register(browser, referrer === 'his' ? secondCode : code);
          },
        };
        async function takeBack(state: 'refunded' | 'charged_back') {
          const payment = payments.pop();
          if (!payment) return;
          await reverse(payment, state);
          if (referrer) expected[referrer] -= 100_000;
        }
        for (const step of order) {
          await take[step]();
          expect([await readCredit(her), await readCredit(him)], order.join(', ')).toEqual([
            expected.her,
            expected.his,
          ]);
        }
      },
    ),
    { numRuns: cases(5) },
  );
  const lines = await db.select().from(referralEntriesTable);
  for (const { kind, amountMinor } of lines) expect(amountMinor > 0).toBe(kind === 'credit');
});

test('a referral outlives both accounts without their ids, and a later refund still finds it', async () => {
  const { open, register, pay, reverse, her, ana, code, db } = await aReferrer();
  const browser = aBrowser();
  await open(browser, `/r/${code}`);
  const newcomer = await register(browser);
  const payment = await pay(newcomer);
  const { id } = (await newcomer.get('/api/user')).json<{ id: string }>();
  const file = (await her.get('/api/account/export')).json<{ referrals: unknown }>();
  expect(file.referrals).toEqual({
    code,
    opened: 1,
    registered: 1,
    wasReferred: false,
    entries: [{ at: expect.any(String), kind: 'credit', amountMinor: 100_000, currency: 'ARS' }],
    credits: [expect.objectContaining({ amountMinor: 100_000, status: 'held' })],
  });
  const page = await her.get('/api/account/export.html');
  expect(page.body).toContain('Invitaciones');
  expect(page.body).toContain(code);

  await newcomer.post('/api/account/delete', { password: aRegistration().password });
  await her.post('/api/account/delete', { password: ana.password });
  await reverse(payment, 'refunded');
  const [referrals, entries] = [
    await db.select().from(referralsTable),
    await db.select().from(referralEntriesTable),
  ];
  expect(entries.map(({ amountMinor }) => amountMinor).toSorted((a, b) => a - b)).toEqual([
    -100_000, 100_000,
  ]);
  expect(JSON.stringify([referrals, entries])).not.toMatch(new RegExp(`${id}|${ana.id}`));
  expect(referrals[0]).toMatchObject({ browserHash: null });
  expect((await open(aBrowser(), `/r/${code}`)).headers['location']).toBe('/auth?modo=registro');
});
