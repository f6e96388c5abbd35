import type { OwnExercise } from '@forja/domain/exercises/own-exercise';
import { EXERCISES } from '@forja/domain/exercises/library/exercise-library';
import { MUSCLES } from '@forja/domain/exercises/muscles';
import { PATTERNS } from '@forja/domain/exercises/patterns';
import { EQUIPMENT } from '@forja/domain/person/choices';
import { sortChildren } from '@forja/domain/records/children';
import { MUSCLE_GROUPS } from '@forja/domain/routines/muscle-groups';
import type { Routine, RoutineSet } from '@forja/domain/routines/routine';
import { aDay, anExercise, aRoutine, countIds } from '@forja/domain/routines/routine.fixture';
import { routineFromTemplate } from '@forja/domain/routines/routine-template';
import { ROUTINE_TEMPLATES } from '@forja/domain/routines/templates';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cases } from '@forja/domain/properties/cases.fixture';
import { readRoutineText } from './read-routine-text.ts';
import { readRoutineFile, writeRoutineFile } from './routine-file.ts';
import { adoptShared, prepareShared, type SharedRoutine } from './shared-routine.ts';
import { writeRoutineText } from './write-routine-text.ts';

const OWN_ID = '0193b4f5-7e36-7c2a-9a51-00000000abcd';

const anyName = fc
  .stringMatching(/^[A-Za-zñáé]{1,12}( [a-z0-9]{1,8}){0,2}$/)
  .filter((name) => !EXERCISES.some((each) => each.name === name));
const anyNotes = fc.option(anyName, { nil: undefined });

const anySet: fc.Arbitrary<RoutineSet> = fc
  .record({
    kind: fc.constantFrom('warmup', 'working'),
    min: fc.option(fc.integer({ min: 0, max: 500 }), { nil: undefined }),
    more: fc.option(fc.integer({ min: 0, max: 20 }), { nil: undefined }),
    seconds: fc.option(fc.integer({ min: 1, max: 36_000 }), { nil: undefined }),
    grams: fc.option(fc.integer({ min: 0, max: 100_000 }), { nil: undefined }),
    halves: fc.option(fc.integer({ min: 0, max: 20 }), { nil: undefined }),
  })
  .map(({ kind, min, more, seconds, grams, halves }) => ({
    kind,
    ...(min !== undefined && { repsMin: min }),
    ...(more !== undefined && { repsMax: Math.min(500, (min ?? 0) + more) }),
    ...(seconds !== undefined && { seconds }),
    ...(grams !== undefined && { weightKg: grams / 100 }),
    ...(halves !== undefined && { repsInReserve: halves / 2 }),
  }));

const anyOwn: fc.Arbitrary<OwnExercise> = fc
  .record({
    name: anyName,
    pattern: fc.constantFrom(...PATTERNS),
    muscles: fc.uniqueArray(fc.constantFrom(...MUSCLES), { minLength: 1, maxLength: 6 }),
    equipment: fc.uniqueArray(fc.constantFrom(...EQUIPMENT), { minLength: 1 }),
    implement: fc.option(fc.constantFrom('barbell', 'dumbbells', 'machine'), { nil: undefined }),
    isTimed: fc.boolean(),
  })
  .map(({ muscles: [first, ...others], implement, ...own }) => ({
    ...own,
    primary: first ? [first] : [],
    secondary: others,
    ...(implement && { implement }),
  }));

const anyShared: fc.Arbitrary<SharedRoutine> = fc
  .record({
    own: anyOwn,
    name: anyName,
    notes: anyNotes,
    days: fc.array(
      fc.record({
        name: anyName,
        exercises: fc.array(
          fc.record({
            from: fc.oneof(fc.constant(undefined), fc.constantFrom(...EXERCISES)),
            muscleGroup: fc.constantFrom(...MUSCLE_GROUPS),
            sets: fc.array(anySet, { maxLength: 8 }),
            restSeconds: fc.integer({ min: 0, max: 1800 }),
            notes: anyNotes,
          }),
          { maxLength: 6 },
        ),
      }),
      { minLength: 1, maxLength: 4 },
    ),
  })
  .map(({ own, name, notes, days }) => {
    const createId = countIds();
    const routine = aRoutine(
      {
        name,
        ...(notes !== undefined && { notes }),
        days: days.map((day) =>
          aDay(
            day.name,
            day.exercises.map(({ from, notes: exerciseNotes, ...fields }) =>
              anExercise(
                {
                  ...fields,
                  exerciseId: from?.id ?? OWN_ID,
                  name: from?.name ?? own.name,
                  ...(exerciseNotes !== undefined && { notes: exerciseNotes }),
                },
                createId,
              ),
            ),
            createId,
          ),
        ),
      },
      createId,
    );
    return prepareShared(routine, { [OWN_ID]: own }, { withNotes: true });
  });

/** Drops ids and orders, which change on each share. */
const dropIds = ({ routine, exercises }: SharedRoutine) => ({
  name: routine.name,
  notes: routine.notes,
  days: sortChildren(routine.days).map((day) => ({
    name: day.name,
    notes: day.notes,
    exercises: sortChildren(day.exercises).map(
      ({ exerciseId, id: _id, order: _order, ...each }) => ({
        ...each,
        exercise: exercises[exerciseId] ?? exerciseId,
        sets: sortChildren(each.sets).map(({ id: _setId, order: _setOrder, ...set }) => set),
      }),
    ),
  })),
});

test('a routine shared as text or as a file is restored in full, own exercises included', () => {
  fc.assert(
    fc.property(anyShared, (shared) => {
      for (const reading of [
        readRoutineText(writeRoutineText(shared), countIds()),
        readRoutineFile(writeRoutineFile(shared)),
      ]) {
        if (!reading.ok) throw new Error(reading.refusal);
        expect(reading.unreadLines).toBe(0);
        expect(dropIds(reading.shared)).toEqual(dropIds(shared));
      }
    }),
    { numRuns: cases(200) },
  );
});

test.each(ROUTINE_TEMPLATES)('"$name" is restored from its text', (template) => {
  const shared = { routine: routineFromTemplate(template, countIds()), exercises: {} };
  const reading = readRoutineText(writeRoutineText(shared), countIds());
  expect(reading.ok && dropIds(reading.shared)).toEqual(dropIds(shared));
});

test('supersets are restored', () => {
  const createId = countIds();
  const supersetId = createId();
  const pair = [anExercise({ supersetId }, createId), anExercise({ supersetId }, createId)];
  const routine = aRoutine({ days: [aDay('A', pair, createId)] }, createId);
  const reading = readRoutineText(writeRoutineText({ routine, exercises: {} }), countIds());
  if (!reading.ok) throw new Error(reading.refusal);
  const [day] = sortChildren(reading.shared.routine.days);
  const [one, other] = sortChildren(day?.exercises ?? {});
  expect(one?.supersetId).toBeDefined();
  expect(other?.supersetId).toBe(one?.supersetId);
});

test.each([
  ['a text of something else', 'hola, te paso la rutina', 'not-a-routine'],
  ['a file of something else', '{"kind":"otro","version":1}', 'not-a-routine'],
  ['a file of a later Forja', '{"kind":"forja-rutina","version":2}', 'newer'],
  ['a file with a mistake', '{"kind":"forja-rutina","version":1,"routine":{}}', 'broken'],
])('%s is refused', (_, text, refusal) => {
  const read = text.startsWith('{') ? readRoutineFile(text) : readRoutineText(text, countIds());
  expect(read).toEqual({ ok: false, refusal });
});

test('foreign lines are counted, and the rest is read', () => {
  const text =
    'Mirá:\nRutina: A\n\nDía: B\n1. Press de banca (Pecho)\nSeries: 3 × 8 repeticiones\nojo con el hombro';
  const reading = readRoutineText(text, countIds());
  expect(reading).toMatchObject({ ok: true, unreadLines: 1 });
});

test('health adjustments are never shared, and notes only on request', () => {
  const createId = countIds();
  const exercise = anExercise(
    { notes: 'Por la rodilla, hasta la mitad.', leastReserve: 4 },
    createId,
  );
  const routine: Routine = {
    ...aRoutine({ days: [aDay('A', [exercise], createId)], notes: 'Mías' }, createId),
    origin: { kind: 'plan', id: 'mi-plan' },
  };
  const withoutNotes = JSON.stringify(prepareShared(routine, {}, { withNotes: false }));
  for (const hidden of ['rodilla', 'Mías', 'leastReserve', 'mi-plan'])
    expect(withoutNotes).not.toContain(hidden);
  const withNotes = JSON.stringify(prepareShared(routine, {}, { withNotes: true }));
  expect(withNotes).toContain('rodilla');
  expect(withNotes).not.toContain('leastReserve');
});

test('an own exercise of the same name is reused, and any other is added', () => {
  fc.assert(
    fc.property(anyShared, anyOwn, (shared, mine) => {
      const createId = countIds();
      const [own] = Object.values(shared.exercises);
      const { routine, newExercises } = adoptShared(shared, { mine: own ?? mine }, createId);
      expect(Object.keys(newExercises)).toEqual([]);
      const { newExercises: added } = adoptShared(shared, {}, countIds());
      expect(Object.values(added)).toEqual(Object.values(shared.exercises));
      const ids = Object.values(routine.days).flatMap(({ exercises }) =>
        Object.values(exercises).map(({ exerciseId }) => exerciseId),
      );
      expect(ids).not.toContain(OWN_ID);
      expect(routine.origin?.kind).toBe('shared');
    }),
    { numRuns: cases(50) },
  );
});
