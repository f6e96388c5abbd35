import { randomUUID } from 'node:crypto';
import { anyPerson, aPerson } from '@forja/domain/person/person.fixture';
import type { PlanInput } from '@forja/domain/person/plan-input';
import { generatePlan } from '@forja/domain/plan/generate-plan';
import { FIELD_HELP } from '@forja/contract/plan-input';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { appWith } from '../../app/app-with.fixture.ts';
import { aUser } from '../identity/users.fixture.ts';
import { aSavedPlan } from './plans.fixture.ts';
import { plansTable } from './plans.table.ts';

const DAY_MS = 86_400_000;
const NOBODYS = '00000000-0000-4000-8000-000000000000';

test('a person makes a plan, finds it in the list and reads it whole', async () => {
  const ana = aUser();
  const { as } = await appWith({ users: [ana] });
  const her = await as(ana);
  const person = aPerson({ goal: 'muscle_gain', trainingDays: 4 });

  const made = await her.post('/api/plans', person);
  expect(made.statusCode).toBe(200);
  const saved = made.json();
  const expected = generatePlan(person);
  expect(saved).toEqual({
    id: expect.any(String),
    createdAt: '2026-03-01T12:00:00.000Z',
    plan: expected.ok ? JSON.parse(JSON.stringify(expected.plan)) : 'a plan',
  });

  expect((await her.get(`/api/plans/${saved.id}`)).json()).toEqual(saved);
  expect((await her.get('/api/plans')).json()).toEqual({
    items: [
      {
        id: saved.id,
        createdAt: saved.createdAt,
        goal: 'muscle_gain',
        cycleType: 'natural',
        cycleWeeks: 12,
        energyKcal: Math.round(saved.plan.energy.target.value),
        proteinGrams: Math.round(saved.plan.macros.protein.value),
        trainingDays: 4,
        riskLevel: saved.plan.risk.level,
      },
    ],
    next: null,
  });
});

test('the server computes: figures that come with the person are ignored', async () => {
  const ana = aUser();
  const { as } = await appWith({ users: [ana] });
  const made = await (
    await as(ana)
  ).post('/api/plans', { ...aPerson(), energyKcal: 9000, plan: { energy: 9000 }, userId: NOBODYS });
  expect(made.statusCode).toBe(200);
  expect(made.json().plan.energy.resting.value).toBe(1780);
  expect(made.json()).not.toHaveProperty('energyKcal');
});

test('a person with heart disease who asks for a steroid cycle gets Muy Alto, no compound and the natural plan', async () => {
  const ana = aUser();
  const { as } = await appWith({ users: [ana] });
  const her = await as(ana);
  const person = aPerson({ conditions: ['heart_disease'], cycleType: 'steroid' });
  const { plan } = (await her.post('/api/plans', person)).json();
  expect(plan.chemistry.risk.level).toBe('very_high');
  expect(plan.chemistry.compounds).toEqual([]);
  expect(plan.chemistry.refusal.sources.length).toBeGreaterThan(0);
  expect(plan.energy.target.value).toBeGreaterThan(0);
  expect((await her.get('/api/plans')).json().items[0].riskLevel).toBe('very_high');
});

test('a 17-year-old who asks for compounds gets the reason of the refusal and no compound', async () => {
  const ana = aUser();
  const { as } = await appWith({ users: [ana] });
  const made = await (await as(ana)).post('/api/plans', aPerson({ ageYears: 17, cycleType: 'steroid' }));
  expect(made.statusCode).toBe(200);
  const { chemistry, checkUps } = made.json().plan;
  expect(chemistry).toMatchObject({ compounds: [], risk: { level: 'very_high', hardStops: [{ id: 'H1' }] } });
  expect(chemistry.refusal.text).toMatch(/menos de 18 años.*107.*141/);
  expect(checkUps).toEqual([]);
});

test('a person on dialysis gets the reasons and never a plan', async () => {
  const ana = aUser();
  const { as, db } = await appWith({ users: [ana] });
  const reply = await (await as(ana)).post('/api/plans', aPerson({ health: ['dialysis_or_transplant'] }));
  expect(reply.statusCode).toBe(409);
  expect(reply.json()).toMatchObject({ success: false, code: 'risk_blocks_plan' });
  expect(reply.json().fields[0]).toEqual({ path: expect.any(String), message: expect.stringMatching(/\w{4}/) });
  expect(await db.select().from(plansTable)).toEqual([]);
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
] as const)('a plan with %s = %j is refused with what to type', async (path, value) => {
  const ana = aUser();
  const { as } = await appWith({ users: [ana] });
  const reply = await (await as(ana)).post('/api/plans', { ...aPerson(), [path]: value });
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ code: 'invalid_input', fields: [{ path, message: FIELD_HELP[path] }] });
});

test.each([
  { why: 'a lab value out of range', change: { labs: { ldlMgDl: 5 } }, path: 'labs.ldlMgDl' },
  {
    why: 'a pressure upside down',
    change: { bloodPressure: { systolic: 80, diastolic: 90 } },
    path: 'bloodPressure.systolic',
  },
  { why: 'none and a condition', change: { conditions: ['none', 'diabetes'] }, path: 'conditions' },
  { why: 'a condition that does not exist', change: { conditions: ['sadness'] }, path: 'conditions.0' },
  { why: 'a text for the conditions', change: { conditions: 'none' }, path: 'conditions' },
  { why: 'an unknown goal', change: { goal: 'fly' }, path: 'goal' },
  { why: 'a list for the goal', change: { goal: ['strength'] }, path: 'goal' },
  { why: 'an id that is not one', change: { id: 'mine' }, path: 'id' },
  { why: 'a body that cannot be', change: { weightKg: 300, heightCm: 120 }, path: 'weightKg' },
  {
    why: 'a substance that is not in the glossary',
    change: { cycleType: 'steroid', chemistry: aChemistry(['testosterone-enanthate', 'kryptonite']) },
    path: 'chemistry.compounds.1',
  },
  {
    why: 'a substance with a null character',
    change: { cycleType: 'steroid', chemistry: aChemistry(['a\u0000']) },
    path: 'chemistry.compounds.0',
  },
  { why: 'a food that is not in the table', change: { foodsToAvoid: ['manna'] }, path: 'foodsToAvoid.0' },
  {
    why: 'a lift that nobody is asked about',
    change: {
      lifts: [
        { exerciseId: 'deadlift', weightKg: 100, repetitions: 5 },
        { exerciseId: 'nothing', weightKg: 100, repetitions: 5 },
      ],
    },
    path: 'lifts.1.exerciseId',
  },
  { why: 'a food with a broken emoji', change: { foodsToAvoid: ['\ud83d'] }, path: 'foodsToAvoid.0' },
])('a plan with $why is refused at its field', async ({ change, path }) => {
  const ana = aUser();
  const { as } = await appWith({ users: [ana] });
  const reply = await (await as(ana)).post('/api/plans', { ...aPerson(), ...change });
  expect(reply.statusCode).toBe(400);
  expect(reply.json().fields[0]).toEqual({ path, message: expect.stringMatching(/[a-zñáéíóú]{3}/) });
});

test(
  'whatever a valid person says, the answer is a plan that can be read again, or the reasons',
  { timeout: 60_000 },
  async () => {
    const ana = aUser();
    const { as } = await appWith({ users: [ana] });
    const her = await as(ana);
    await fc.assert(
      fc.asyncProperty(anyPerson.map(withRealFood), async (person) => {
        const made = await her.post('/api/plans', person);
        if (made.statusCode === 409) {
          expect(made.json().fields.length).toBeGreaterThan(0);
          return;
        }
        expect(made.statusCode, made.body).toBe(200);
        expect((await her.get(`/api/plans/${made.json().id}`)).json()).toEqual(made.json());
      }),
      { numRuns: 60 },
    );
  },
);

test('an empty plan names every field that is asked', async () => {
  const ana = aUser();
  const { as } = await appWith({ users: [ana] });
  const { fields } = (await (await as(ana)).post('/api/plans', {})).json<{
    fields: { path: string; message: string }[];
  }>();
  expect(fields.map(({ path }) => path).sort()).toEqual([
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

test('the same plan sent twice, also at once, is saved once', async () => {
  const ana = aUser();
  const { as, db } = await appWith({ users: [ana] });
  const her = await as(ana);
  const body = { ...aPerson(), id: randomUUID() };
  const [first, second] = await Promise.all([her.post('/api/plans', body), her.post('/api/plans', body)]);
  const third = await her.post('/api/plans', { ...body, weightKg: 95 });
  expect(first.json().id).toBe(body.id);
  expect(second.json()).toEqual(first.json());
  expect(third.json()).toEqual(first.json());
  expect(await db.select().from(plansTable)).toHaveLength(1);
});

test('the same id in two accounts is two plans', async () => {
  const [ana, bruno] = [aUser(), aUser()];
  const { as } = await appWith({ users: [ana, bruno] });
  const id = randomUUID();
  await (await as(ana)).post('/api/plans', { ...aPerson(), id });
  const his = await (await as(bruno)).post('/api/plans', { ...aPerson({ weightKg: 95 }), id });
  expect(his.json().plan.input.weightKg).toBe(95);
});

test('the list goes from newest to oldest, in pages that neither repeat nor skip', async () => {
  const ana = aUser();
  const at = (minutes: number) => new Date(Date.UTC(2026, 1, 1, 0, minutes));
  // two of each instant: the order between them must hold across a page
  const plans = Array.from({ length: 45 }, (_, i) => aSavedPlan({ userId: ana.id, createdAt: at(Math.floor(i / 2)) }));
  const { as } = await appWith({ users: [ana], plans });
  const her = await as(ana);

  const seen: { id: string; createdAt: string }[] = [];
  const sizes: number[] = [];
  for (let next: string | null = ''; next !== null;) {
    const page: { items: typeof seen; next: string | null } = (
      await her.get(`/api/plans${next && `?cursor=${next}`}`)
    ).json();
    seen.push(...page.items);
    sizes.push(page.items.length);
    next = page.next;
  }
  expect(sizes).toEqual([20, 20, 5]);
  expect(new Set(seen.map(({ id }) => id)).size).toBe(45);
  expect(seen.map(({ createdAt }) => createdAt)).toEqual(
    seen
      .map(({ createdAt }) => createdAt)
      .sort()
      .reverse(),
  );
});

test.each(['nada', 'bm90IGEgY3Vyc29y', encodeURIComponent("' or 1=1 --"), 'x'.repeat(121)])(
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

test('a deleted plan leaves the list and comes back when the deletion is undone', async () => {
  const ana = aUser();
  const plan = aSavedPlan({ userId: ana.id });
  const { as } = await appWith({ users: [ana], plans: [plan] });
  const her = await as(ana);

  expect((await her.delete(`/api/plans/${plan.id}`)).json()).toEqual({ id: plan.id, deleted: true });
  expect((await her.delete(`/api/plans/${plan.id}`)).json()).toEqual({ id: plan.id, deleted: true });
  expect((await her.get('/api/plans')).json()).toEqual({ items: [], next: null });
  expect((await her.get(`/api/plans/${plan.id}`)).json()).toMatchObject({
    code: 'plan_not_found',
    message: 'Ese plan no existe o ya lo borraste.',
  });

  const back = await her.post(`/api/plans/${plan.id}/restore`);
  expect(back.json()).toMatchObject({ id: plan.id, createdAt: '2026-02-20T10:00:00.000Z' });
  expect((await her.post(`/api/plans/${plan.id}/restore`)).statusCode).toBe(200);
  expect((await her.get('/api/plans')).json().items).toHaveLength(1);
});

test('a plan can be brought back for 30 days, and then it is gone for good', async () => {
  const ana = aUser();
  const [deleted, kept] = [aSavedPlan({ userId: ana.id }), aSavedPlan({ userId: ana.id })];
  const { as, pass, sweep, db } = await appWith({ users: [ana], plans: [deleted, kept] });
  const her = await as(ana);
  await her.delete(`/api/plans/${deleted.id}`);

  pass(29 * DAY_MS);
  await sweep();
  expect(await db.select().from(plansTable)).toHaveLength(2);
  pass(2 * DAY_MS);
  expect((await her.post(`/api/plans/${deleted.id}/restore`)).statusCode).toBe(404);
  await sweep();
  expect((await db.select().from(plansTable)).map(({ id }) => id)).toEqual([kept.id]);
});

const onADevice = (person: PlanInput, more: object = {}) => ({
  revision: 0,
  value: { createdAt: '2026-02-20T10:00:00.000Z', input: person, engineVersion: '1.0.0', ...more },
});

test('a plan made without signal is made again by the server when it arrives, once', async () => {
  const ana = aUser();
  const { as, db } = await appWith({ users: [ana] });
  const her = await as(ana);
  const id = randomUUID();
  const body = onADevice(aPerson(), { plan: { energy: { target: { value: 9000 } } }, engineVersion: '0.9.0' });
  const [kept, again] = [await her.put(`/api/plans/${id}`, body), await her.put(`/api/plans/${id}`, body)];
  expect(kept.statusCode, kept.body).toBe(200);
  expect(again.json()).toEqual(kept.json());
  const expected = generatePlan(aPerson());
  const { plan } = expected.ok ? expected : { plan: undefined };
  expect(kept.json()).toMatchObject({ id, revision: 1, value: { createdAt: '2026-02-20T10:00:00.000Z' } });
  expect(kept.json().value.plan).toEqual(JSON.parse(JSON.stringify(plan)));
  expect((await her.get(`/api/plans/${id}`)).json().plan).toEqual(kept.json().value.plan);
  expect((await her.get('/api/plans')).json().items).toMatchObject([{ id, createdAt: '2026-02-20T10:00:00.000Z' }]);
  expect(await db.$count(plansTable)).toBe(1);
});

test('a device whose clock is ahead does not make plans of tomorrow', async () => {
  const ana = aUser();
  const { as } = await appWith({ users: [ana] });
  const body = onADevice(aPerson(), { createdAt: '2031-01-01T00:00:00.000Z' });
  const kept = await (await as(ana)).put(`/api/plans/${randomUUID()}`, body);
  expect(kept.json().value.createdAt).toBe('2026-03-01T12:00:00.000Z');
});

test('a device that asks what is not granted gets the same refusals as the form', async () => {
  const ana = aUser();
  const { as, db } = await appWith({ users: [ana] });
  const her = await as(ana);
  const put = (body: object) => her.put(`/api/plans/${randomUUID()}`, body);
  expect((await put(onADevice(aPerson({ health: ['dialysis_or_transplant'] })))).json().code).toBe('risk_blocks_plan');
  expect((await put(onADevice(aPerson({ weightKg: 9 })))).json().fields).toEqual([
    { path: 'value.input.weightKg', message: FIELD_HELP.weightKg },
  ]);
  expect((await put(onADevice(aPerson({ foodsToAvoid: ['manna'] })))).json().fields[0].path).toBe(
    'value.input.foodsToAvoid.0',
  );
  expect(await db.$count(plansTable)).toBe(0);
});

test('every device hears of a plan that was made, deleted and brought back, whichever way', async () => {
  const ana = aUser();
  const { as, pass, sweep } = await appWith({ users: [ana] });
  const her = await as(ana);
  const changes = async () => (await her.get('/api/changes')).json().items;
  const { id } = (await her.post('/api/plans', aPerson())).json();
  expect(await changes()).toMatchObject([{ collection: 'plans', id, revision: 1, value: { plan: {} } }]);
  await her.delete(`/api/plans/${id}`);
  expect(await changes()).toMatchObject([{ id, revision: 2, deleted: true, value: null }]);
  await her.post(`/api/plans/${id}/restore`);
  expect(await changes()).toMatchObject([{ id, revision: 3, deleted: false, value: { plan: {} } }]);

  await her.put(`/api/plans/${id}`, { revision: 3, deleted: true });
  expect((await her.get('/api/plans')).json().items).toEqual([]);
  expect((await her.post(`/api/plans/${id}/restore`)).statusCode).toBe(200);
  await her.delete(`/api/plans/${id}`);
  pass(31 * DAY_MS);
  await sweep();
  const later = await as(ana);
  expect((await later.get('/api/changes')).json().items).toMatchObject([{ id, revision: 6, deleted: true }]);
  expect((await later.put(`/api/plans/${id}`, { ...onADevice(aPerson()), revision: 6 })).json().revision).toBe(7);
  expect((await later.get('/api/plans')).json().items).toHaveLength(1);
});

test("nobody sees, deletes or restores another person's plan", async () => {
  const [ana, bruno] = [aUser(), aUser()];
  const plan = aSavedPlan({ userId: ana.id });
  const { as } = await appWith({ users: [ana, bruno], plans: [plan] });
  const [her, him] = [await as(ana), await as(bruno)];

  expect((await him.get('/api/plans')).json().items).toEqual([]);
  for (const refused of [
    await him.get(`/api/plans/${plan.id}`),
    await him.delete(`/api/plans/${plan.id}`),
    await him.post(`/api/plans/${plan.id}/restore`),
  ]) {
    expect(refused.statusCode).toBe(404);
    expect(refused.json()).toMatchObject({ code: 'plan_not_found' });
  }
  await her.delete(`/api/plans/${plan.id}`);
  expect((await him.post(`/api/plans/${plan.id}/restore`)).statusCode).toBe(404);
  expect((await her.get('/api/plans')).json().items).toEqual([]);
});

test('a plan that never was is not found, and an id that is no id is refused', async () => {
  const ana = aUser();
  const { as } = await appWith({ users: [ana] });
  const her = await as(ana);
  expect((await her.get(`/api/plans/${NOBODYS}`)).statusCode).toBe(404);
  expect((await her.post(`/api/plans/${NOBODYS}/restore`)).statusCode).toBe(404);
  expect((await her.delete('/api/plans/1')).json()).toMatchObject({
    code: 'invalid_input',
    fields: [{ path: 'id', message: 'Ese identificador no es válido.' }],
  });
});

test('a visitor is told to sign in before anything of the request is looked at', async () => {
  const { visitor } = await appWith();
  for (const reply of [
    await visitor.post('/api/plans', { ageYears: 'absurd' }),
    await visitor.get('/api/plans?cursor=nada'),
    await visitor.get('/api/plans/1'),
    await visitor.delete('/api/plans/1'),
    await visitor.post('/api/plans/1/restore'),
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

/** The domain's arbitrary names foods freely; here they must be of the table. */
function withRealFood(person: PlanInput): PlanInput {
  return { ...person, foodsToAvoid: person.foodsToAvoid && ['vacio-crudo'] };
}
