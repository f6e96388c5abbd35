import { randomUUID } from 'node:crypto';
import { JOB_NAMES, OPENING_STEPS } from '@forja/contract/admin/admin-overview';
import type { Seller } from '@forja/contract/payments/seller';
import { createMemoryMail } from '../../gateways/mail/memory-mail.fixture.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@forja/domain/units/durations';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { appWith } from '../../app/composition/app-with.fixture.ts';
import { aUser } from '../identity/users.fixture.ts';
import { membershipPeriodsTable } from '../membership/membership.table.ts';
import { partnerApplicationsTable } from '../partners/partners.table.ts';
import { paymentsTable } from '../payments/storage/payments.table.ts';
import { aShop, listPayments } from '../payments/ledger/shop.fixture.ts';
import { reconciliationDaysTable } from '../payments/reconciliation/reconciliation.table.ts';
import { referralCodesTable } from '../referrals/referrals.table.ts';
import { toCsv } from './to-csv.ts';

async function anOffice(count = 0) {
  const [ana, admin] = [
    aUser({ username: 'ana@ejemplo.com.ar' }),
    aUser({ role: 'admin', isMember: false }),
  ];
  const others = Array.from({ length: count }, () => aUser({ isMember: false }));
  const api = await appWith({ users: [ana, admin, ...others] });
  return { ...api, ana, admin, office: await api.as(admin, { isStrong: true }) };
}

test('people are listed in pages with masked addresses, and found by a whole address', async () => {
  const { office, ana } = await anOffice(30);
  const first = (await office.get('/api/admin/tables/people')).json();
  expect([first.total, first.rows.length, first.pageSize]).toEqual([32, 25, 25]);
  const second = (await office.get('/api/admin/tables/people?page=2')).json();
  expect(second.rows).toHaveLength(7);
  expect(JSON.stringify([first, second])).not.toContain(ana.username);
  const search = async (text: string) =>
    (
      await office.post('/api/admin/tables/people/search', { search: text, reason: 'Escribió' })
    ).json();
  const found = await search(ana.username);
  expect(found.rows).toMatchObject([
    { id: ana.id, cells: expect.arrayContaining(['a…@ejemplo.com.ar']) },
  ]);
  expect((await search('ana')).total).toBe(0);
  expect(
    (await office.post('/api/admin/tables/people/search', { search: ana.username })).statusCode,
  ).toBe(400);
});

test('a table is filtered and sorted on the server, and only by its own columns', async () => {
  const { office, ana } = await anOffice(2);
  const members = (await office.get('/api/admin/tables/people?filter=members')).json();
  expect(members.rows.map(({ id }: { id: string }) => id)).toEqual([ana.id]);
  const sorted = (await office.get('/api/admin/tables/people?sort=payments&direction=desc')).json();
  expect(sorted.rows[0].id).toBe(ana.id);
  for (const query of ['sort=password_hash', 'filter=constructor', 'sort=id;--'])
    expect((await office.get(`/api/admin/tables/people?${encodeURI(query)}`)).json().total).toBe(4);
});

test('a long table shows its first hundred pages and that there are more', async () => {
  const { office, db } = await anOffice();
  await db.execute(sql`
    insert into users (id, username, password_hash, secret_question, secret_answer_hash, accepted_at, created_at)
    select gen_random_uuid(), 'persona-' || nth || '@ejemplo.com.ar', '', '', '', now(), now()
    from generate_series(1, 2600) as nth`);
  const last = (await office.get('/api/admin/tables/people?page=100')).json();
  expect([last.rows.length, last.total, last.hasMore]).toEqual([25, 2500, true]);
  const beyond = await office.get('/api/admin/tables/people?page=101');
  expect([beyond.statusCode, beyond.json().fields]).toMatchObject([400, [{ path: 'page' }]]);
  const admins = (await office.get('/api/admin/tables/people?filter=admins')).json();
  expect([admins.total, admins.hasMore]).toEqual([1, false]);
});

test('sorting follows payments and the end of memberships', async () => {
  const { office, ana, db } = await anOffice(2);
  const first = async (sort: string) =>
    (await office.get(`/api/admin/tables/people?sort=${sort}`)).json().rows[0];
  expect((await first('payments')).id).toBe(ana.id);
  expect((await first('member_until')).id).toBe(ana.id);
  const paid = (await first('payments')).cells;
  await db.delete(membershipPeriodsTable);
  const [until, payments] = [2, 3];
  expect((await first('payments')).cells[until]).toBeNull();
  expect((await first('payments')).cells[payments]).toBe(paid[payments]);
  await db.delete(paymentsTable);
  expect((await first('payments')).cells[payments]).toBe('0');
});

test('figures of many people come from the last count, and pending work is current', async () => {
  const { office, db, pass, refreshFigures } = await anOffice();
  const estimatePeople = (people: number) =>
    db.execute(sql`update pg_class set reltuples = ${people} where oid = 'users'::regclass`);
  await estimatePeople(1_000_000);
  onTestFinished(async () => {
    await estimatePeople(-1);
  });
  const read = async () => (await office.get('/api/admin/overview')).json();
  const before = await read();
  expect(before.counts.people).toBe(2);
  await db.execute(sql`
    insert into users (id, username, password_hash, secret_question, secret_answer_hash, accepted_at, created_at)
    values (gen_random_uuid(), 'persona@ejemplo.com.ar', '', '', '', now(), now())`);
  expect(await read()).toMatchObject({ countedAt: before.countedAt, counts: { people: 2 } });
  pass(2 * MINUTE_MS);
  await refreshFigures();
  expect((await read()).counts.people).toBe(3);
});

test('every table responds, also when empty, and downloads as a file', async () => {
  const { office } = await anOffice();
  for (const table of ['people', 'payments', 'coupons', 'referrals', 'partners', 'audit']) {
    const page = await office.get(`/api/admin/tables/${table}`);
    expect(page.statusCode, page.body).toBe(200);
    for (const { value } of page.json().filters)
      expect(
        (
          await office.post(`/api/admin/tables/${table}/search`, {
            filter: value,
            search: 'x',
            reason: 'Escribió',
          })
        ).statusCode,
      ).toBe(200);
    for (const { key, canSort } of page.json().columns)
      if (canSort)
        expect((await office.get(`/api/admin/tables/${table}?sort=${key}`)).statusCode).toBe(200);
    const file = await office.post(`/api/admin/tables/${table}/csv`, {
      reason: 'Balance del año',
    });
    expect([file.statusCode, file.headers['content-type']]).toEqual([
      200,
      'text/csv; charset=utf-8',
    ]);
    expect(file.body.split('\r\n')[0]).toContain(page.json().columns[0].header);
  }
  expect((await office.get('/api/admin/tables/sign_ins')).statusCode).toBe(400);
});

test('a cell with user input never becomes a spreadsheet formula', () => {
  expect(
    toCsv([
      ['=1+1', 'dice "hola"; y más'],
      ['a', null],
      ['+1', '-5,2'],
      ['@SUMA(1)', '\t1'],
      [' =1', '＝1'],
      ['uno; dos', 'uno\ndos'],
    ]),
  ).toBe(
    '\uFEFF\'=1+1;"dice ""hola""; y más"\r\na;\r\n\'+1;-5,2\r\n\'@SUMA(1);\'\t1\r\n\' =1;\'＝1\r\n"uno; dos";"uno\ndos"\r\n',
  );
});

test('exporting people requires a reason, and each of them can read it', async () => {
  const { office, as, ana } = await anOffice(3);
  const reason = 'Balance del año';
  const file = await office.post('/api/admin/tables/people/csv', { reason, filter: 'members' });
  expect(file.body).not.toContain(ana.username);
  expect((await (await as(ana)).get('/api/account/accesses')).json().items).toMatchObject([
    { event: 'data_viewed_by_admin', by: 'admin', reason },
  ]);
  const log = (await office.get('/api/admin/tables/audit?filter=views')).json();
  expect(log.rows.map(({ cells }: { cells: string[] }) => cells)).toEqual([
    expect.arrayContaining([reason, 'Personas', '1']),
  ]);
  await office.post('/api/admin/tables/people/csv', { reason: 'Otro balance' });
  const search = { search: ana.username, reason: 'Preguntó quién la vio' };
  const hers = (await office.post('/api/admin/tables/audit/search', search)).json();
  expect(JSON.stringify(hers.rows)).toContain('Otro balance');
  expect(hers.total).toBe(2);
});

test('opening an application requires a reason, and its account can read it', async () => {
  const { office, as, ana, db, now } = await anOffice();
  const application = {
    id: crypto.randomUUID(),
    name: 'Eva Ruiz',
    email: 'eva@ejemplo.com.ar',
    profile: '@eva.entrena',
    audience: 'Entreno corredoras',
    message: 'Quiero sumarme',
    state: 'received' as const,
    receivedAt: now(),
  };
  await db.insert(partnerApplicationsTable).values({ ...application, userId: ana.id });
  const listed = await office.get('/api/admin/tables/partners');
  expect(listed.json().rows).toMatchObject([
    { cells: expect.arrayContaining(['e…@ejemplo.com.ar', 'Recibida']) },
  ]);
  expect(listed.body).not.toMatch(/Eva Ruiz|eva@|eva\.entrena|corredoras|sumarme/);
  const path = `/api/admin/partners/${application.id}/view`;
  expect((await office.post(path, {})).statusCode).toBe(400);
  expect((await office.post(path, { reason: 'Decidir' })).json()).toMatchObject({
    name: 'Eva Ruiz',
    email: 'eva@ejemplo.com.ar',
    profile: '@eva.entrena',
  });
  expect((await (await as(ana)).get('/api/account/accesses')).json().items).toMatchObject([
    { event: 'data_viewed_by_admin', reason: 'Decidir' },
  ]);
  const nobody = await office.post(`/api/admin/partners/${ana.id}/view`, { reason: 'x' });
  expect(nobody.json()).toMatchObject({ code: 'application_not_found' });
});

test('opening a person requires a reason, which the person can read', async () => {
  const { office, as, ana } = await anOffice();
  const hers = await as(ana);
  expect((await office.post(`/api/admin/people/${ana.id}/view`, { reason: ' ' })).statusCode).toBe(
    400,
  );
  expect((await hers.get('/api/account/accesses')).json().items).toEqual([]);
  const reply = await office.post(`/api/admin/people/${ana.id}/view`, {
    reason: 'Escribió por un pago',
  });
  expect(reply.json()).toMatchObject({
    username: ana.username,
    memberships: [{}],
    payments: [{ state: 'approved' }],
  });
  expect((await hers.get('/api/account/accesses')).json().items).toMatchObject([
    { event: 'data_viewed_by_admin', by: 'admin', reason: 'Escribió por un pago' },
  ]);
  const log = (await office.get('/api/admin/tables/audit?filter=views')).json();
  expect(log.rows[0].cells).toContain('Escribió por un pago');
  const nobody = await office.post(`/api/admin/people/${crypto.randomUUID()}/view`, {
    reason: 'x',
  });
  expect(nobody.json()).toMatchObject({ code: 'person_not_found' });
});

test('the overview counts people, members, income and retention by month', async () => {
  const { office, pass, as, ana, admin } = await anOffice(1);
  const today = (await office.get('/api/admin/overview')).json();
  expect(today.counts).toMatchObject({
    people: 3,
    members: 1,
    paymentsToReview: 0,
    withdrawalsOpen: 0,
  });
  expect(today.months).toHaveLength(12);
  expect(today.months.at(-1)).toMatchObject({ members: 1 });
  expect(today.income).toMatchObject([{ payments: 1 }]);
  expect(today.cohorts).toMatchObject([{ people: 1, dueAt3: 0 }]);
  expect(today.health).toMatchObject({ emailsWaiting: 0, webhooksWaiting: 0, syncedDevices: 0 });
  expect(today.jobs.map(({ name }: { name: string }) => name)).toEqual(JOB_NAMES);
  const her = await as(ana);
  await her.get(`/api/changes?device=${randomUUID()}`);
  expect((await office.get('/api/admin/overview')).json().health).toMatchObject({
    syncedDevices: 1,
    lastSyncAt: expect.any(String),
  });
  pass(100 * DAY_MS);
  const again = await as(admin, { isStrong: true });
  const later = (await again.get('/api/admin/overview')).json();
  expect(later.cohorts).toMatchObject([{ people: 1, dueAt3: 1, keptAt3: 0 }]);
});

test('the overview lists only the missing requirements for opening', async () => {
  const boss = aUser({ role: 'admin' });
  const listMissing = async (setup: Parameters<typeof appWith>[0]) => {
    const { as } = await appWith({ ...setup, users: [boss] });
    return (await (await as(boss)).get('/api/admin/overview')).json().missing;
  };
  expect(await listMissing({})).toEqual([...OPENING_STEPS]);
  const seller: Seller = {
    tradeName: 'Forja',
    legalName: 'Ejemplo S. A.',
    cuit: '30500010912',
    address: 'Av. Siempreviva 742, Rosario',
    taxCondition: 'monotributo',
    supportHours: '9:00-17:00',
    supportArea: 'Soporte',
  };
  const settings = { seller, appOrigin: 'https://forja.example' };
  expect(
    await listMissing({ settings, mail: createMemoryMail(), payments: { hasSimulation: false } }),
  ).toEqual([
    'dataFiscalUrl',
    'contacts',
    'mercadopago',
    'paypal',
    'second_administrator',
    'backup',
  ]);
});

const readCsv = (body: string) => {
  const [headers = [], ...rows] = body
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(';'));
  return rows.map((cells) => Object.fromEntries(headers.map((name, at) => [name, cells[at]])));
};

test('the payments file suits an accountant: decimals, currency, day of Buenos Aires, fee, net, invoice and refunds as rows', async () => {
  const shop = await aShop();
  shop.pass(13.5 * HOUR_MS);
  const checkout = await shop.start();
  await shop.recordReport(
    shop.mercadoPago.pay(checkout, { costs: { feeMinor: 62_900, netMinor: 937_100 } }),
  );
  const [payment] = await listPayments(shop.db, shop.ana.id);
  const path = `/api/admin/payments/${payment?.id}`;
  await shop.boss.post(`${path}/invoice`, { reason: 'Se emitió', invoiceNumber: '0001-00000042' });
  shop.pass(HOUR_MS);
  await shop.boss.post(`${path}/partial-refund`, { reason: 'Un mes', amountMinor: 250_050 });
  const file = await shop.boss.post('/api/admin/tables/payments/csv', {
    reason: 'Para el contador',
    direction: 'asc',
  });
  expect(readCsv(file.body)).toEqual([
    {
      'Qué es': 'Pago',
      Fecha: '2026-03-01',
      'Fecha (hora)': '22:30:00',
      Cuenta: shop.ana.username,
      Medio: 'Mercado Pago',
      Estado: 'Aprobado',
      Importe: '10000,00',
      Moneda: 'ARS',
      Comisión: '629,00',
      Neto: '9371,00',
      Número: payment?.providerPaymentId,
      Factura: '0001-00000042',
      'Número en Forja': payment?.id,
    },
    {
      'Qué es': 'Devolución',
      Fecha: '2026-03-01',
      'Fecha (hora)': '23:30:00',
      Cuenta: shop.ana.username,
      Medio: 'Mercado Pago',
      Estado: 'Aprobado',
      Importe: '-2500,50',
      Moneda: 'ARS',
      Comisión: '',
      Neto: '',
      Número: payment?.providerPaymentId,
      Factura: '0001-00000042',
      'Número en Forja': payment?.id,
    },
  ]);
  expect((await shop.her.get('/api/account/accesses')).json().items).toContainEqual(
    expect.objectContaining({ event: 'data_viewed_by_admin', reason: 'Para el contador' }),
  );
});

test('the credit and reconciliation files have decimals and their currency', async () => {
  const { office, ana, db, now } = await anOffice();
  await db.insert(referralCodesTable).values({
    userId: ana.id,
    code: 'ana',
    createdAt: now(),
    creditMinor: 100_050,
  });
  await db.insert(reconciliationDaysTable).values({
    provider: 'mercadopago',
    day: '2026-02-28',
    checkedAt: now(),
    currency: 'ARS',
    theirPaymentsMinor: 1_000_000,
    ourPaymentsMinor: 1_000_000,
    theirFeesMinor: 62_900,
  });
  const take = async (table: string) =>
    readCsv(
      (await office.post(`/api/admin/tables/${table}/csv`, { reason: 'Para el contador' })).body,
    );
  expect(await take('referrals')).toMatchObject([
    { Cuenta: ana.username, Crédito: '1000,50', Moneda: 'ARS' },
  ]);
  expect(await take('reconciliation')).toMatchObject([
    {
      Día: '2026-02-28',
      'Pagos según el medio': '10000,00',
      Moneda: 'ARS',
      'Comisiones del medio': '629,00',
      'Neto según el medio': '',
    },
  ]);
});
