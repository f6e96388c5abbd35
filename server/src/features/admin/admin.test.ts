import { DAY_MS } from '@forja/domain/units/durations';
import { expect, test } from 'vitest';
import { appWith } from '../../app/composition/app-with.fixture.ts';
import { aUser } from '../identity/users.fixture.ts';
import { partnerApplicationsTable } from '../partners/partners.table.ts';
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

test('people are listed by pages with masked addresses, and found by a whole one', async () => {
  const { office, ana } = await anOffice(30);
  const first = (await office.get('/api/admin/tables/people')).json();
  expect([first.total, first.rows.length, first.pageSize]).toEqual([32, 25, 25]);
  const second = (await office.get('/api/admin/tables/people?page=2')).json();
  expect(second.rows).toHaveLength(7);
  expect(JSON.stringify([first, second])).not.toContain(ana.username);
  const found = (await office.get(`/api/admin/tables/people?search=${ana.username}`)).json();
  expect(found.rows).toMatchObject([
    { id: ana.id, cells: expect.arrayContaining(['a…@ejemplo.com.ar']) },
  ]);
  expect((await office.get('/api/admin/tables/people?search=ana')).json().total).toBe(0);
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

test('every table answers, empty or not, and downloads as a file', async () => {
  const { office } = await anOffice();
  for (const table of ['people', 'payments', 'coupons', 'referrals', 'partners', 'audit']) {
    const page = await office.get(`/api/admin/tables/${table}`);
    expect(page.statusCode, page.body).toBe(200);
    for (const { value } of page.json().filters)
      expect(
        (await office.get(`/api/admin/tables/${table}?filter=${value}&search=x`)).statusCode,
      ).toBe(200);
    for (const { key, canSort } of page.json().columns)
      if (canSort)
        expect((await office.get(`/api/admin/tables/${table}?sort=${key}`)).statusCode).toBe(200);
    const file = await office.get(`/api/admin/tables/${table}/csv`);
    expect([file.statusCode, file.headers['content-type']]).toEqual([
      200,
      'text/csv; charset=utf-8',
    ]);
    expect(file.body.split('\r\n')[0]).toContain(page.json().columns[0].header);
  }
  expect((await office.get('/api/admin/tables/sign_ins')).statusCode).toBe(400);
});

test('what a stranger wrote is never a formula of a spreadsheet', async () => {
  const { office, db, now } = await anOffice();
  await db.insert(partnerApplicationsTable).values({
    id: crypto.randomUUID(),
    name: '=1+1',
    email: 'eva@ejemplo.com.ar',
    profile: 'dice "hola"; y más',
    audience: '-',
    message: 'dos\nlíneas',
    state: 'received',
    receivedAt: now(),
  });
  const { body } = await office.get('/api/admin/tables/partners/csv');
  expect(body).toContain(`'=1+1;`);
  expect(body).toContain('"dice ""hola""; y más"');
  expect(toCsv([['a', null]])).toBe('\uFEFFa;\r\n');
});

test('a person is seen for a reason, which the person reads; without one nothing is shown', async () => {
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

test('the overview counts people, members, income and who stays, month by month', async () => {
  const { office, pass, as, admin } = await anOffice(1);
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
  expect(today.health).toMatchObject({ emailsWaiting: 0, webhooksWaiting: 0 });
  pass(100 * DAY_MS);
  // nobody renewed
  const again = await as(admin, { isStrong: true });
  const later = (await again.get('/api/admin/overview')).json();
  expect(later.cohorts).toMatchObject([{ people: 1, dueAt3: 1, keptAt3: 0 }]);
});
