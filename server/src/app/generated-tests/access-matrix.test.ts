import { COLLECTIONS } from '@forja/contract/collections';
import { randomUUID } from 'node:crypto';
import type { Access, Endpoint } from '@forja/contract/http/endpoint';
import { aPerson } from '@forja/domain/person/person.fixture';
import { expect, test } from 'vitest';
import { type Hints, validSamples } from './generated-input.fixture.ts';
import { createRoles, type Input, type Reply, type Role, ROLES } from './eight-roles.fixture.ts';

const REFUSALS = [
  'not_signed_in',
  'membership_required',
  'not_found',
  'second_factor_stale',
] as const;
type Answer = (typeof REFUSALS)[number] | 'allowed';

const STALE = 'admin with a stale second factor';
const MEMBERS: ReadonlySet<Role> = new Set<Role>(['member', STALE, 'admin']);

/** Expected access by role, written again independently of the contract. */
const PROMISED: Record<Access, (role: Role) => Answer> = {
  public: () => 'allowed',
  user: (role) => (role === 'visitor' ? 'not_signed_in' : 'allowed'),
  member: (role) =>
    role === 'visitor' ? 'not_signed_in' : MEMBERS.has(role) ? 'allowed' : 'membership_required',
  admin: (role) =>
    role === 'admin' ? 'allowed' : role === STALE ? 'second_factor_stale' : 'not_found',
};

const readAnswer = (reply: Reply, { refusals = [] }: Endpoint): Answer => {
  const { code } = reply.headers['content-type']?.toString().includes('json')
    ? reply.json()
    : { code: undefined };
  if (code === 'not_found' && refusals.includes(code)) return 'allowed';
  return REFUSALS.find((each) => each === code) ?? 'allowed';
};

function buildInputs(endpoint: Endpoint, count: number, hints: Hints = {}): Input[] {
  const name = `${endpoint.method} ${endpoint.path}`;
  const allHints: Hints = {
    password: ['no es de nadie 1'],
    newPassword: ['no es de nadie 1'],
    confirmPassword: ['no es de nadie 1'],
    input: [aPerson()],
    // random ingredients would never form a valid recipe
    portions: [2],
    ingredients: [{ [randomUUID()]: { order: 'a0', foodId: 'palta', grams: 400 } }],
    ...hints,
  };
  const bodies = endpoint.body ? validSamples(endpoint.body, count, allHints, name) : [];
  return Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    ...(endpoint.body && { body: bodies[index] }),
  }));
}

const findErrors = (log: string) =>
  log
    .split('\n')
    .filter((line) => line.includes('"level":"error"'))
    .join('\n');

const isDeletion = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'deleted' in body && body.deleted === true;

test('every endpoint allows the roles of its access and refuses the others as declared', async () => {
  const { endpoints, call, log } = await createRoles();
  let cells = 0;
  const wrong: string[] = [];
  for (const endpoint of endpoints) {
    // a deletion needs no membership
    const inputs = buildInputs(endpoint, 8, { deleted: [false] });
    const input = inputs.find(({ body }) => !isDeletion(body));
    if (!input) throw new Error(`nothing to send to ${endpoint.path}`);
    for (const role of ROLES) {
      const reply = await call(role, endpoint, input);
      const [got, promised] = [readAnswer(reply, endpoint), PROMISED[endpoint.access](role)];
      cells += 1;
      if (got !== promised || reply.statusCode >= 500)
        wrong.push(
          `${role}: ${endpoint.method} ${endpoint.path}: ${reply.statusCode} ${reply.body.slice(0, 120)}`,
        );
    }
    if (endpoint.mayArriveLate) {
      const deletion = { id: randomUUID(), body: { revision: 0, deleted: true } };
      for (const role of ROLES.filter((each) => each !== 'visitor'))
        expect([role, (await call(role, endpoint, deletion)).statusCode]).toEqual([role, 200]);
    }
  }
  expect(wrong).toEqual([]);
  expect(cells).toBe(endpoints.length * ROLES.length);
  expect(cells).toBeGreaterThan(400);
  expect(log()).not.toContain('"level":"error"');
});

test('without a membership no member endpoint creates or changes a record', async () => {
  const { endpoints, call, people, records, madeAt, readValues, log } = await createRoles();
  const free = Object.values(COLLECTIONS).filter(({ put }) => put.access !== 'member');
  const writing = endpoints.filter(
    ({ method, path }) => method !== 'GET' && !free.some(({ put }) => put.path === path),
  );
  for (const path of ['/api/account/import', '/api/changes', '/api/plans/:id', '/api/measures/:id'])
    expect(writing.map((endpoint) => endpoint.path)).toContain(path);
  for (const role of ['account', 'expired', 'refunded', 'admin with one factor'] as const) {
    const { id: userId } = people[role];
    const own = records.get(userId);
    if (!own) throw new Error('everybody has records');
    const before = await readValues(userId);
    const ids = [own.live, own.deleted, own.measure];
    const hints = {
      deleted: [true, false],
      id: ids,
      pass: [own.pass],
      madeAt: [madeAt],
      revision: [0, 1, 2],
      isDryRun: [false],
      collection: Object.keys(COLLECTIONS).filter(
        (name) => !free.some((each) => each.name === name),
      ),
    };
    for (const endpoint of writing)
      for (const [index, input] of buildInputs(endpoint, 4, hints).entries()) {
        const { statusCode } = await call(role, endpoint, { ...input, id: ids[index] ?? input.id });
        if (statusCode >= 500)
          throw new Error(`${endpoint.path}: ${statusCode}\n${findErrors(log())}`);
      }
    const after = await readValues(userId);
    // deletion is always allowed; the remaining values must be unchanged
    expect(before.values).toEqual(expect.arrayContaining(after.values));
    expect(before.values).toHaveLength(2);
    expect(after.records).toBe(before.records);
  }
});
