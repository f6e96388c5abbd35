import { randomUUID } from 'node:crypto';
import { EVALUATION_HELP, type SavedAnswers } from '@forja/contract/evaluations';
import { expect, test } from 'vitest';
import { appWith } from '../../app/composition/app-with.fixture.ts';
import { aUser } from '../identity/users.fixture.ts';

const anEvaluation = (overrides: Partial<SavedAnswers> = {}): SavedAnswers => ({
  takenOn: '2026-02-28',
  version: 1,
  answers: { minutes: 'from-150', strength: 'one' },
  ...overrides,
});
const at = (id: string) => `/api/evaluations/${id}`;

test('an account without a membership stores an evaluation, deletes it and restores it', async () => {
  const ana = aUser({ isMember: false });
  const her = await (await appWith({ users: [ana] })).as(ana);
  const id = randomUUID();
  expect((await her.put(at(id), { revision: 0, value: anEvaluation() })).json()).toMatchObject({
    id,
    revision: 1,
  });
  expect((await her.get('/api/evaluations')).json().items).toMatchObject([
    { id, value: anEvaluation() },
  ]);
  await her.put(at(id), { revision: 1, deleted: true });
  expect((await her.get(at(id))).statusCode).toBe(404);
  await her.put(at(id), { revision: 2, value: anEvaluation() });
  expect((await her.get(at(id))).json()).toMatchObject({ revision: 3, value: anEvaluation() });
});

test('a batch without a membership stores the evaluation and refuses the measure', async () => {
  const ana = aUser({ isMember: false });
  const her = await (await appWith({ users: [ana] })).as(ana);
  const write = (collection: string, value: unknown) => ({
    collection,
    id: randomUUID(),
    revision: 0,
    value,
  });
  const reply = await her.post('/api/changes', {
    writes: [
      write('evaluations', anEvaluation()),
      write('measures', { takenOn: '2026-02-28', weightKg: 80 }),
    ],
  });
  expect(reply.json().results).toMatchObject([
    { outcome: 'stored' },
    { outcome: 'refused', code: 'membership_required' },
  ]);
});

test('a visitor cannot store an evaluation', async () => {
  const { visitor } = await appWith({ users: [] });
  const reply = await visitor.put(at(randomUUID()), { revision: 0, value: anEvaluation() });
  expect(reply.statusCode).toBe(401);
});

test.each([
  ['takenOn', '28/02/2026'],
  ['takenOn', '2999-01-01'],
  ['version', 1.5],
] as const)('%s = %j is refused at its field', async (field, value) => {
  const ana = aUser({ isMember: false });
  const her = await (await appWith({ users: [ana] })).as(ana);
  const reply = await her.put(at(randomUUID()), {
    revision: 0,
    value: { ...anEvaluation(), [field]: value },
  });
  expect(reply.statusCode).toBe(400);
  expect(reply.json().fields).toEqual([
    { path: `value.${field}`, message: EVALUATION_HELP[field] },
  ]);
});

test('more answers than an evaluation has are refused', async () => {
  const ana = aUser({ isMember: false });
  const her = await (await appWith({ users: [ana] })).as(ana);
  const answers = Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`q${at}`, 'yes']));
  const reply = await her.put(at(randomUUID()), { revision: 0, value: anEvaluation({ answers }) });
  expect(reply.statusCode).toBe(400);
});

test("nobody reads or changes another person's evaluation", async () => {
  const [ana, leo] = [aUser({ isMember: false }), aUser()];
  const { as } = await appWith({ users: [ana, leo] });
  const [her, him] = [await as(ana), await as(leo)];
  const id = randomUUID();
  await her.put(at(id), { revision: 0, value: anEvaluation() });
  expect((await him.get('/api/evaluations')).json().items).toEqual([]);
  expect((await him.get(at(id))).statusCode).toBe(404);
  await him.put(at(id), { revision: 0, value: anEvaluation({ takenOn: '2026-01-01' }) });
  expect((await her.get(at(id))).json()).toMatchObject({ revision: 1, value: anEvaluation() });
});
