import { randomUUID } from 'node:crypto';
import { EQUIPMENT_HELP, MUSCLES_HELP } from '@forja/contract/training/own-exercises';
import { NAME_HELP, NOTES_HELP } from '@forja/contract/training/set-fields';
import type { OwnExercise } from '@forja/domain/exercises/own-exercise';
import { expect, test } from 'vitest';
import { appWith } from '../../app/composition/app-with.fixture.ts';
import { aUser } from '../identity/users.fixture.ts';
import { recordsTable } from '../records/records.table.ts';

const at = (id: string) => `/api/own-exercises/${id}`;
const anExercise = (fields: Partial<OwnExercise> = {}): OwnExercise => ({
  name: 'Remo con gomón',
  pattern: 'horizontal_pull',
  primary: ['lats'],
  secondary: ['biceps'],
  equipment: ['bodyweight'],
  isTimed: false,
  ...fields,
});

async function ana(isMember = true) {
  const person = aUser({ isMember });
  const api = await appWith({ users: [person] });
  return { ...api, her: await api.as(person) };
}

test('an exercise is stored, edited, deleted and restored', async () => {
  const { her } = await ana();
  const id = randomUUID();
  for (const [revision, value] of [
    [0, anExercise()],
    [1, anExercise({ implement: 'barbell', notes: 'Con pausa' })],
  ] as const)
    expect((await her.put(at(id), { revision, value })).json()).toMatchObject({
      revision: revision + 1,
    });
  expect((await her.get(at(id))).json().value).toMatchObject({ implement: 'barbell' });
  await her.put(at(id), { revision: 2, deleted: true });
  expect((await her.get(at(id))).statusCode).toBe(404);
  await her.put(at(id), { revision: 3, value: anExercise() });
  expect((await her.get(at(id))).json().value).toEqual(anExercise());
});

test("nobody reads, edits or deletes another person's exercise", async () => {
  const [one, other] = [aUser(), aUser()];
  const { as } = await appWith({ users: [one, other] });
  const [her, him] = [await as(one), await as(other)];
  const id = randomUUID();
  await her.put(at(id), { revision: 0, value: anExercise() });

  expect((await him.get('/api/own-exercises')).json().items).toEqual([]);
  expect((await him.get(at(id))).json().code).toBe('record_not_found');
  await him.put(at(id), { revision: 1, value: anExercise({ name: 'De él' }) });
  await him.put(at(id), { revision: 1, deleted: true });

  expect((await her.get(at(id))).json()).toMatchObject({ revision: 1, value: anExercise() });
});

test.each([
  ['name', '', NAME_HELP],
  ['name', 'x'.repeat(81), NAME_HELP],
  ['primary', [], MUSCLES_HELP],
  ['equipment', [], EQUIPMENT_HELP],
  ['secondary', ['lats'], 'Cada músculo va una sola vez.'],
  ['notes', 'x'.repeat(501), NOTES_HELP],
] as const)('%s = %j is refused at its field', async (field, value, message) => {
  const { her, db } = await ana();
  const reply = await her.put(at(randomUUID()), {
    revision: 0,
    value: { ...anExercise(), [field]: value },
  });
  expect([reply.statusCode, reply.json().fields]).toEqual([
    400,
    [{ path: `value.${field}`, message }],
  ]);
  expect(await db.$count(recordsTable)).toBe(0);
});

test('without a membership exercises can be read and not written, and the refusal says why', async () => {
  const { her, db } = await ana(false);
  const reply = await her.put(at(randomUUID()), { revision: 0, value: anExercise() });
  expect([reply.statusCode, reply.json()]).toMatchObject([
    402,
    {
      code: 'membership_required',
      message: 'Necesitas una membresía activa para acceder a esta función',
    },
  ]);
  expect((await her.get('/api/own-exercises')).statusCode).toBe(200);
  expect(await db.$count(recordsTable)).toBe(0);
});
