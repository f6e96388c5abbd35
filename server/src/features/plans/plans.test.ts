import { randomUUID } from 'node:crypto';
import { anyPerson, aPerson } from '@forja/domain/person/person.fixture';
import type { PlanInput } from '@forja/domain/person/plan-input';
import { generatePlan } from '@forja/domain/plan/generate-plan';
import { FIELD_HELP } from '@forja/contract/plan-input';
import { cases } from '@forja/domain/properties/cases.fixture';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { appWith, type Client } from '../../app/composition/app-with.fixture.ts';
import { aUser } from '../identity/users.fixture.ts';
import { recordsTable } from '../records/records.table.ts';
import { aPlanWrite, aSavedPlan } from './plans.fixture.ts';

const NOBODYS = '00000000-0000-4000-8000-000000000000';

const at = (id: string) => `/api/plans/${id}`;
const send = (client: Client, person: object, id: string = randomUUID()) =>
  client.put(at(id), aPlanWrite(person as PlanInput)); // includes invalid persons

async function make(client: Client, person: object) {
  const id = randomUUID();
  const reply = await send(client, person, id);
  expect(reply.statusCode, reply.body).toBe(200);
  return (await client.get(at(id))).json().value.plan;
}

test('a person creates a plan, finds it in the list and reads it whole', async () => {
  const ana = aUser();
  const { as } = await appWith({ users: [ana] });
  const her = await as(ana);
  const person = aPerson({ goal: 'muscle_gain', trainingDays: 4 });

  const id = randomUUID();
  expect((await send(her, person, id)).statusCode).toBe(200);
  const expected = generatePlan(person);
  const record = {
    id,
    revision: 1,
    deleted: false,
    updatedAt: '2026-03-01T12:00:00.000Z',
    copyOf: null,
    value: {
      createdAt: '2026-02-20T10:00:00.000Z',
      plan: expected.ok ? JSON.parse(JSON.stringify(expected.plan)) : 'a plan',
    },
  };
  expect((await her.get(at(id))).json()).toEqual(record);
  expect((await her.get('/api/plans')).json()).toEqual({ items: [record], next: null });
});

test('the server computes the plan and ignores figures that are sent', async () => {
  const ana = aUser();
  const { as } = await appWith({ users: [ana] });
  const her = await as(ana);
  const id = randomUUID();
  const figures = { energyKcal: 9000, plan: { energy: 9000 }, userId: NOBODYS };
  await her.put(at(id), aPlanWrite({ ...aPerson(), ...figures }, figures));
  const { plan } = (await her.get(at(id))).json().value;
  expect(plan.energy.resting.value).toBe(1780);
  expect(plan.energy).toEqual((await make(her, aPerson())).energy);
});

test('a person with heart disease who asks for a steroid cycle gets Muy Alto, no compound and the natural plan', async () => {
  const ana = aUser();
  const { as } = await appWith({ users: [ana] });
  const her = await as(ana);
  const person = aPerson({ conditions: ['heart_disease'], cycleType: 'steroid' });
  const plan = await make(her, person);
  expect(plan.chemistry.risk.level).toBe('very_high');
  expect(plan.chemistry.compounds).toEqual([]);
  expect(plan.chemistry.refusal.sources.length).toBeGreaterThan(0);
  expect(plan.energy.target.value).toBeGreaterThan(0);
});

test('a 17-year-old who asks for compounds gets the reason of the refusal and no compound', async () => {
  const ana = aUser();
  const { as } = await appWith({ users: [ana] });
  const { chemistry, checkUps } = await make(
    await as(ana),
    aPerson({ ageYears: 17, cycleType: 'steroid' }),
  );
  expect(chemistry).toMatchObject({
    compounds: [],
    risk: { level: 'very_high', hardStops: [{ id: 'H1' }] },
  });
  expect(chemistry.refusal.text).toMatch(/menos de 18 años.*107.*141/);
  expect(checkUps).toEqual([]);
});

test('a person on dialysis gets the reasons and never a plan', async () => {
  const ana = aUser();
  const { as, db } = await appWith({ users: [ana] });
  const reply = await send(await as(ana), aPerson({ health: ['dialysis_or_transplant'] }));
  expect(reply.statusCode).toBe(409);
  expect(reply.json()).toMatchObject({ success: false, code: 'risk_blocks_plan' });
  expect(reply.json().fields[0]).toEqual({
    path: expect.any(String),
    message: expect.stringMatching(/\w{4}/),
  });
  expect(await db.$count(recordsTable)).toBe(0);
});

test.each([
  ['ageYears', 13],
  ['ageYears', 91],
  ['ageYears', 30.5],
  ['ageYears', '30'],
  ['ageYears', [30]],
  ['weightKg', 29.9],
  ['weightKg', 300.1],
  ['weightKg', '80,5'],
  ['heightCm', 119],
  ['heightCm', 231],
  ['heightCm', 1.8],
  ['cycleWeeks', 3],
  ['cycleWeeks', 25],
  ['bodyFatPercent', 2],
  ['bodyFatPercent', 61],
  ['trainingDays', 1],
  ['trainingDays', 7],
  ['sessionMinutes', 29],
  ['sessionMinutes', 91],
] as const)('a plan with %s = %j is refused with instructions', async (path, value) => {
  const ana = aUser();
  const { as } = await appWith({ users: [ana] });
  const reply = await send(await as(ana), { ...aPerson(), [path]: value });
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({
    code: 'invalid_input',
    fields: [{ path: `value.input.${path}`, message: FIELD_HELP[path] }],
  });
});

test.each([
  { why: 'a lab value out of range', change: { labs: { ldlMgDl: 5 } }, path: 'labs.ldlMgDl' },
  {
    why: 'a pressure upside down',
    change: { bloodPressure: { systolic: 80, diastolic: 90 } },
    path: 'bloodPressure.systolic',
  },
  { why: 'none and a condition', change: { conditions: ['none', 'diabetes'] }, path: 'conditions' },
  {
    why: 'a condition that does not exist',
    change: { conditions: ['sadness'] },
    path: 'conditions.0',
  },
  { why: 'a text for the conditions', change: { conditions: 'none' }, path: 'conditions' },
  { why: 'an unknown goal', change: { goal: 'fly' }, path: 'goal' },
  { why: 'a list for the goal', change: { goal: ['strength'] }, path: 'goal' },
  { why: 'a body that cannot be', change: { weightKg: 300, heightCm: 120 }, path: 'weightKg' },
  {
    why: 'a substance that is not in the glossary',
    change: {
      cycleType: 'steroid',
      chemistry: aChemistry(['testosterone-enanthate', 'kryptonite']),
    },
    path: 'chemistry.compounds.1',
  },
  {
    why: 'a substance with a null character',
    change: { cycleType: 'steroid', chemistry: aChemistry(['a\u0000']) },
    path: 'chemistry.compounds.0',
  },
  {
    why: 'a food that is not in the table',
    change: { foodsToAvoid: ['manna'] },
    path: 'foodsToAvoid.0',
  },
  {
    why: 'an unknown lift',
    change: {
      lifts: [
        { exerciseId: 'deadlift', weightKg: 100, repetitions: 5 },
        { exerciseId: 'nothing', weightKg: 100, repetitions: 5 },
      ],
    },
    path: 'lifts.1.exerciseId',
  },
  {
    why: 'a food with a broken emoji',
    change: { foodsToAvoid: ['\ud83d'] },
    path: 'foodsToAvoid.0',
  },
])('a plan with $why is refused at its field', async ({ change, path }) => {
  const ana = aUser();
  const { as } = await appWith({ users: [ana] });
  const reply = await send(await as(ana), { ...aPerson(), ...change });
  expect(reply.statusCode).toBe(400);
  expect(reply.json().fields[0]).toEqual({
    path: `value.input.${path}`,
    message: expect.stringMatching(/[a-zñáéíóú]{3}/),
  });
});

test('any valid person gets a readable plan or the reasons', { timeout: 60_000 }, async () => {
  const ana = aUser();
  const { as } = await appWith({ users: [ana] });
  const her = await as(ana);
  await fc.assert(
    fc.asyncProperty(anyPerson.map(withRealFood), async (person) => {
      const id = randomUUID();
      const made = await send(her, person, id);
      if (made.statusCode === 409) {
        expect(made.json().fields.length).toBeGreaterThan(0);
        return;
      }
      expect(made.statusCode, made.body).toBe(200);
      const expected = generatePlan(person);
      const plan = expected.ok && JSON.parse(JSON.stringify(expected.plan));
      expect((await her.get(at(id))).json().value.plan).toEqual(plan);
    }),
    { numRuns: cases(20) },
  );
});

test('an empty plan names every required field', async () => {
  const ana = aUser();
  const { as } = await appWith({ users: [ana] });
  const { fields } = (await send(await as(ana), {})).json<{
    fields: { path: string; message: string }[];
  }>();
  expect(fields.map(({ path }) => path.replace('value.input.', '')).sort()).toEqual([
    'ageYears',
    'conditions',
    'cycleType',
    'cycleWeeks',
    'goal',
    'heightCm',
    'level',
    'sex',
    'weightKg',
  ]);
  expect(new Set(fields.map(({ message }) => message))).toContain('Este campo es obligatorio');
});

test('a repeated plan, also in parallel, is stored once, and another under its id is a conflict', async () => {
  const ana = aUser();
  const { as, db } = await appWith({ users: [ana] });
  const her = await as(ana);
  const id = randomUUID();
  const [first, second] = await Promise.all([send(her, aPerson(), id), send(her, aPerson(), id)]);
  expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
  expect((await send(her, aPerson({ weightKg: 95 }), id)).json()).toMatchObject({
    code: 'conflict',
    current: { id, revision: 1 },
  });
  expect(await db.$count(recordsTable)).toBe(1);
});

test('the same id in two accounts is two plans', async () => {
  const [ana, bruno] = [aUser(), aUser()];
  const { as } = await appWith({ users: [ana, bruno] });
  const id = randomUUID();
  const [her, him] = [await as(ana), await as(bruno)];
  await send(her, aPerson({ weightKg: 80 }), id);
  await send(him, aPerson({ weightKg: 95 }), id);
  expect((await him.get(at(id))).json().value.plan.input.weightKg).toBe(95);
  expect((await her.get(at(id))).json().value.plan.input.weightKg).toBe(80);
});

test('the list limits its pages by size, without repeats or gaps', async () => {
  const ana = aUser();
  const plans = Array.from({ length: 45 }, () => aSavedPlan({ userId: ana.id }));
  const { as } = await appWith({ users: [ana], records: plans });
  const her = await as(ana);
  const seen: string[] = [];
  for (let next: string | null = ''; next !== null;) {
    const reply = await her.get(`/api/plans${next && `?cursor=${next}`}`);
    expect(reply.body.length).toBeLessThan(1024 * 1024);
    const page: { items: { id: string }[]; next: string | null } = reply.json();
    expect(page.items.length).toBeGreaterThan(0);
    seen.push(...page.items.map(({ id }) => id));
    next = page.next;
  }
  expect(seen).toEqual(
    plans
      .map(({ id }) => id)
      .sort()
      .reverse(),
  );
});

test.each(['nada', 'bm90IGEgY3Vyc29y', encodeURIComponent("' or 1=1 --"), 'x'.repeat(201)])(
  'a page called %s does not exist',
  async (cursor) => {
    const ana = aUser();
    const { as } = await appWith({ users: [ana] });
    const reply = await (await as(ana)).get(`/api/plans?cursor=${cursor}`);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ fields: [{ path: 'cursor' }] });
  },
);

test('two cursors in one address are refused', async () => {
  const ana = aUser();
  const { as } = await appWith({ users: [ana] });
  expect((await (await as(ana)).get('/api/plans?cursor=a&cursor=b')).statusCode).toBe(400);
});

test('a deleted plan leaves the list and comes back when it is sent again', async () => {
  const ana = aUser();
  const plan = aSavedPlan({ userId: ana.id });
  const { as } = await appWith({ users: [ana], records: [plan] });
  const her = await as(ana);

  for (const revision of [1, 1])
    expect((await her.put(at(plan.id), { revision, deleted: true })).json()).toMatchObject({
      revision: 2,
    });
  expect((await her.get('/api/plans')).json()).toEqual({ items: [], next: null });
  expect((await her.get(at(plan.id))).json()).toMatchObject({
    code: 'record_not_found',
    message: 'Eso no existe o ya lo borraste.',
  });

  const back = await her.put(at(plan.id), { ...aPlanWrite(plan.plan.input), revision: 2 });
  expect(back.json()).toMatchObject({ id: plan.id, revision: 3 });
  expect((await her.get('/api/plans')).json().items).toMatchObject([{ value: plan.value }]);
});

test('the server recomputes a plan made offline once, when it arrives', async () => {
  const ana = aUser();
  const { as, db } = await appWith({ users: [ana] });
  const her = await as(ana);
  const id = randomUUID();
  const body = aPlanWrite(aPerson(), {
    plan: { energy: { target: { value: 9000 } } },
    engineVersion: '0.9.0',
  });
  const [first, again] = [await her.put(at(id), body), await her.put(at(id), body)];
  expect(first.statusCode, first.body).toBe(200);
  expect(again.json()).toEqual(first.json());
  expect(first.json()).toMatchObject({ id, revision: 1 });
  const expected = generatePlan(aPerson());
  const { value } = (await her.get(at(id))).json();
  expect(value).toEqual({
    createdAt: '2026-02-20T10:00:00.000Z',
    plan: expected.ok && JSON.parse(JSON.stringify(expected.plan)),
  });
  expect(await db.$count(recordsTable)).toBe(1);
});

test.each([
  { what: 'equal to that of the server is not sent back', more: {}, read: [] },
  {
    what: 'by another engine is replaced by that of the server',
    more: { engineVersion: '0.9.0' },
    read: [{ revision: 1 }],
  },
  {
    what: 'dated tomorrow gets the date of today',
    more: { createdAt: '2031-01-01T00:00:00.000Z' },
    read: [{ revision: 1 }],
  },
])("a device's plan $what", async ({ more, read }) => {
  const ana = aUser();
  const { as } = await appWith({ users: [ana] });
  const her = await as(ana);
  const { next: since } = (await her.get('/api/changes')).json();
  const write = { collection: 'plans', id: randomUUID(), ...aPlanWrite(aPerson(), more) };
  const { next } = (await her.post('/api/changes', { since, writes: [write] })).json();
  expect((await her.get(`/api/changes?since=${next}`)).json()).toMatchObject({
    items: read,
    restarted: null,
  });
});

test('a device whose clock is ahead does not create plans dated tomorrow', async () => {
  const ana = aUser();
  const { as } = await appWith({ users: [ana] });
  const body = aPlanWrite(aPerson(), { createdAt: '2031-01-01T00:00:00.000Z' });
  const her = await as(ana);
  const id = randomUUID();
  expect((await her.put(at(id), body)).statusCode).toBe(200);
  expect((await her.get(at(id))).json().value.createdAt).toBe('2026-03-01T12:00:00.000Z');
});

test('a device gets the same refusals as the form', async () => {
  const ana = aUser();
  const { as, db } = await appWith({ users: [ana] });
  const her = await as(ana);
  const put = (body: object) => her.put(`/api/plans/${randomUUID()}`, body);
  expect((await put(aPlanWrite(aPerson({ health: ['dialysis_or_transplant'] })))).json().code).toBe(
    'risk_blocks_plan',
  );
  expect((await put(aPlanWrite(aPerson({ weightKg: 9 })))).json().fields).toEqual([
    { path: 'value.input.weightKg', message: FIELD_HELP.weightKg },
  ]);
  expect((await put(aPlanWrite(aPerson({ foodsToAvoid: ['manna'] })))).json().fields[0].path).toBe(
    'value.input.foodsToAvoid.0',
  );
  expect(await db.$count(recordsTable)).toBe(0);
});

test('every device receives created, deleted and restored plans', async () => {
  const ana = aUser();
  const { as } = await appWith({ users: [ana] });
  const her = await as(ana);
  const { next } = (await her.get('/api/changes')).json();
  const changes = async () => (await her.get(`/api/changes?since=${next}`)).json().items;
  const id = randomUUID();
  await send(her, aPerson(), id);
  expect(await changes()).toMatchObject([
    { collection: 'plans', id, revision: 1, value: { plan: {} } },
  ]);
  await her.put(at(id), { revision: 1, deleted: true });
  expect(await changes()).toMatchObject([{ id, revision: 2, deleted: true, value: null }]);
  await her.put(at(id), { ...aPlanWrite(), revision: 2 });
  expect(await changes()).toMatchObject([{ id, revision: 3, deleted: false, value: { plan: {} } }]);
});

test("nobody reads, deletes or restores another person's plan", async () => {
  const [ana, bruno] = [aUser(), aUser()];
  const plan = aSavedPlan({ userId: ana.id });
  const { as } = await appWith({ users: [ana, bruno], records: [plan] });
  const [her, him] = [await as(ana), await as(bruno)];

  expect((await him.get('/api/plans')).json().items).toEqual([]);
  const refused = await him.get(at(plan.id));
  expect([refused.statusCode, refused.json().code]).toEqual([404, 'record_not_found']);
  await him.put(at(plan.id), { revision: 1, deleted: true });
  expect((await her.get(at(plan.id))).json().revision).toBe(1);

  await her.put(at(plan.id), { revision: 1, deleted: true });
  await him.put(at(plan.id), { ...aPlanWrite(), revision: 2 });
  expect((await her.get('/api/plans')).json().items).toEqual([]);
});

test('an unknown plan is not found, and an invalid id is refused', async () => {
  const ana = aUser();
  const { as } = await appWith({ users: [ana] });
  const her = await as(ana);
  expect((await her.get(at(NOBODYS))).statusCode).toBe(404);
  expect((await her.get(at('1'))).json()).toMatchObject({
    code: 'invalid_input',
    fields: [{ path: 'id', message: 'Ese identificador no es válido.' }],
  });
});

test('a visitor must sign in before any validation', async () => {
  const { visitor } = await appWith();
  for (const reply of [
    await visitor.get('/api/plans?cursor=nada'),
    await visitor.get('/api/plans/1'),
    await visitor.put('/api/plans/1', { ageYears: 'absurd' }),
  ]) {
    expect(reply.statusCode).toBe(401);
    expect(reply.json()).toMatchObject({ code: 'not_signed_in' });
  }
});

function aChemistry(compounds: string[]) {
  return {
    compounds,
    doseMultiple: 'unknown',
    origin: 'unknown',
    yearsOfUse: 0,
    medicalFollowUp: false,
    sharesEquipment: false,
    withoutBreak: false,
  };
}

/** Replaces the random food names of the domain's arbitrary. */
function withRealFood(person: PlanInput): PlanInput {
  return { ...person, foodsToAvoid: person.foodsToAvoid && ['vacio-crudo'] };
}
