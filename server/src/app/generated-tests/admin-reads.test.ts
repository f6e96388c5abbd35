import { randomUUID } from 'node:crypto';
import { ADMIN_TABLES } from '@forja/contract/admin/admin-tables';
import type { Endpoint } from '@forja/contract/http/endpoint';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditTable } from '../../features/identity/audit/audit.table.ts';
import { usersTable } from '../../features/identity/storage/identity.table.ts';
import { partnerApplicationsTable } from '../../features/partners/partners.table.ts';
import { aShop, listPayments } from '../../features/payments/ledger/shop.fixture.ts';
import { withdrawalsTable } from '../../features/payments/withdrawals/withdrawals.table.ts';
import { validSamples } from './generated-input.fixture.ts';

const REASON = 'Motivo de la prueba';

async function aFullDesk() {
  const shop = await aShop();
  const { db, ana, bruno, her, him, visitor, now } = shop;
  for (const client of [her, him]) {
    const { id } = await shop.start(client, 'manual');
    await client.post(`/api/checkouts/${id}/transfer`, { reference: 'A 4588' });
    await client.get('/api/account/referrals');
  }
  await db.update(usersTable).set({ emailVerifiedAt: now() }).where(eq(usersTable.id, bruno.id));
  await her.post('/api/withdrawals', { kind: 'regret', email: 'pedido.ana@ejemplo.com.ar' });
  await visitor.post('/api/withdrawals', { kind: 'cancellation', email: bruno.username });
  const letter = { kind: 'regret', email: 'nadie@ejemplo.com.ar', detail: 'Soy Carmela Ocampo' };
  await visitor.post('/api/withdrawals', letter);
  const application = { audience: 'Club', message: 'Hola', consent: true };
  const applications = [
    {
      client: her,
      name: 'Ana Larralde',
      email: 'postula.ana@ejemplo.com.ar',
      profile: '@larralde',
    },
    { client: visitor, name: 'Dora Quiroga', email: 'dora@ejemplo.com.ar', profile: '@quiroga' },
  ];
  for (const { client, ...fields } of applications)
    await client.post('/api/partner-applications', { id: randomUUID(), ...application, ...fields });
  const sent = await db.select().from(partnerApplicationsTable);
  const requests = await db.select().from(withdrawalsTable);
  const findId = (rows: { id: string; email: string }[], address: string) =>
    rows.find(({ email }) => email === address)?.id ?? '';
  const names = new Map<string, string>([
    [ana.username, ana.id],
    [bruno.username, bruno.id],
    ['pedido.ana@', ana.id],
    ['nadie@', findId(requests, letter.email)],
    ['Carmela Ocampo', findId(requests, letter.email)],
    ['postula.ana@', ana.id],
    ['Ana Larralde', ana.id],
    ['@larralde', ana.id],
    ['dora@', findId(sent, 'dora@ejemplo.com.ar')],
    ['Dora Quiroga', findId(sent, 'dora@ejemplo.com.ar')],
    ['@quiroga', findId(sent, 'dora@ejemplo.com.ar')],
  ]);
  const payments = [...(await listPayments(db, ana.id)), ...(await listPayments(db, bruno.id))];
  const ids = [ana.id, bruno.id, ...[...payments, ...sent, ...requests].map(({ id }) => id)];
  return { ...shop, names, ids };
}

const buildPaths = ({ path }: Endpoint, ids: readonly string[]): string[] =>
  path.includes(':table')
    ? ADMIN_TABLES.map((table) => path.replace(':table', table))
    : path.includes(':')
      ? ids.map((id) => path.replaceAll(/:\w+/g, id))
      : [path];

test('reads that name a person to an administrator leave an audit entry that the person can read', async () => {
  const desk = await aFullDesk();
  const { db, admin, names, ids, endpoints } = desk;
  const words = [...names.keys()];
  const hints = { reason: [REASON], search: words, query: words, page: ['1'] };
  const readLog = async () =>
    (await db.select().from(auditTable).where(eq(auditTable.adminId, admin.id))).map((entry) => ({
      key: `${entry.userId} ${entry.id}`,
      ...entry,
    }));
  const shown = new Set<string>();
  const wrong: string[] = [];
  const knownKeys = new Set((await readLog()).map(({ key }) => key));
  const adminEndpoints = endpoints.filter(({ access }) => access === 'admin');
  // reads run first, while the data still exists
  const isRead = ({ method, path }: Endpoint) =>
    method === 'GET' || /\/(?:view|search|csv)$/.test(path);
  for (const endpoint of adminEndpoints.toSorted((a, b) => Number(isRead(b)) - Number(isRead(a)))) {
    const bodies = endpoint.body
      ? validSamples(endpoint.body, 6, hints, endpoint.path)
      : [undefined];
    for (const path of buildPaths(endpoint, ids))
      for (const [index, sample] of bodies.entries()) {
        const body =
          typeof sample === 'object' && sample !== null
            ? { ...sample, reason: REASON, ...('cursor' in sample && { cursor: undefined }) }
            : undefined;
        const client = await desk.as(admin);
        const reply = await client.send(endpoint.method, path, body, `10.0.9.${index}`);
        const fresh = (await readLog()).filter(({ key }) => !knownKeys.has(key));
        for (const { key } of fresh) knownKeys.add(key);
        const namedWords = words.filter((word) => reply.body.includes(word));
        for (const word of namedWords) {
          shown.add(word);
          const entry = fresh.find(
            ({ userId, event }) => userId === names.get(word) && event === 'data_viewed_by_admin',
          );
          if (entry?.reason !== REASON) wrong.push(`${endpoint.method} ${path} shows ${word}`);
        }
        if (endpoint.method === 'GET' && fresh.length > 0) wrong.push(`GET ${path} writes`);
        if (reply.statusCode >= 500) wrong.push(`${path}: ${reply.statusCode} ${reply.body}`);
      }
  }
  expect(wrong).toEqual([]);
  expect([...shown].toSorted()).toEqual(words.toSorted());
  for (const { statusCode } of [
    await desk.boss.post('/api/admin/withdrawals/view', {}),
    await desk.boss.post('/api/admin/pending-payments/view', { reason: '  ' }),
    await desk.boss.post('/api/admin/tables/people/csv', {}),
  ])
    expect(statusCode).toBe(400);
});
