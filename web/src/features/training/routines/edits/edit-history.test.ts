import { sortChildren } from '@forja/domain/records/children';
import { aDay, anExercise, aRoutine, countIds } from '@forja/domain/routines/routine.fixture';
import type { Routine } from '@forja/domain/routines/routine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyEdit, receiveChange, redoEdit, startHistory, undoEdit } from './edit-history.ts';
import {
  addDay,
  addExercise,
  addSet,
  addWarmUpSet,
  duplicateDay,
  duplicateExercise,
  joinWithNext,
  moveDay,
  moveExercise,
  removeDay,
  removeExercise,
  removeSet,
  type RoutineEdit,
  separate,
  setDayFields,
  setExerciseFields,
  setRoutineFields,
  setSet,
} from './routine-edits.ts';

type Choice = { kind: number; day: number; exercise: number; to: number; text: string };

const anyChoice: fc.Arbitrary<Choice> = fc.record({
  kind: fc.nat({ max: 16 }),
  day: fc.nat({ max: 5 }),
  exercise: fc.nat({ max: 5 }),
  to: fc.nat({ max: 6 }),
  text: fc.string({ minLength: 1, maxLength: 10 }),
});

const pick = <Item>(items: readonly Item[], at: number): Item | undefined =>
  items[at % Math.max(1, items.length)];

/** Maps a random choice to an edit with ids of the routine. */
function toEdit(routine: Routine, choice: Choice, createId: () => string): RoutineEdit {
  const dayId = pick(sortChildren(routine.days), choice.day)?.id ?? '';
  const exercises = sortChildren(routine.days[dayId]?.exercises ?? {});
  const exercise = pick(exercises, choice.exercise);
  const path = { dayId, exerciseKey: exercise?.id ?? '' };
  const setId = pick(sortChildren(exercise?.sets ?? {}), choice.to)?.id ?? '';
  const working = { kind: 'working', repsMin: choice.to } as const;
  const edits: readonly RoutineEdit[] = [
    setRoutineFields({ name: choice.text }),
    addDay(choice.text, createId()),
    setDayFields(dayId, { name: choice.text }),
    removeDay(dayId),
    moveDay(dayId, Math.min(choice.to, Object.keys(routine.days).length - 1)),
    duplicateDay(dayId, choice.text, createId),
    addExercise(dayId, anExercise({ name: choice.text }, createId), createId()),
    setExerciseFields(path, { notes: choice.text, restSeconds: choice.to }),
    moveExercise(path, Math.min(choice.to, Math.max(0, exercises.length - 1))),
    removeExercise(path),
    duplicateExercise(path, createId),
    joinWithNext(path, createId),
    separate(path),
    addSet(path, working, createId()),
    addWarmUpSet(path, working, createId()),
    setSet(path, setId, working),
    removeSet(path, setId),
  ];
  return edits[choice.kind] ?? ((same) => same);
}

function createStart(createId: () => string): Routine {
  const exercises = () => [anExercise({}, createId), anExercise({ name: 'Remo' }, createId)];
  const days = [aDay('A', exercises(), createId), aDay('B', exercises(), createId)];
  return aRoutine({ days }, createId);
}

test('undoing every edit of any sequence restores the routine, and redoing them the last version', () => {
  fc.assert(
    fc.property(fc.array(anyChoice, { maxLength: 40 }), (choices) => {
      const createId = countIds();
      const start = createStart(createId);
      const copy = structuredClone(start);
      let history = startHistory(start);
      for (const choice of choices)
        history = applyEdit(history, toEdit(history.present, choice, createId));
      const end = structuredClone(history.present);
      for (const _ of choices) history = undoEdit(history);
      expect(history.present).toEqual(copy);
      expect(history.past).toEqual([]);
      for (const _ of choices) history = redoEdit(history);
      expect(history.present).toEqual(end);
      expect(undoEdit(startHistory(start)).present).toBe(start);
    }),
  );
});

test('no edit leaves a superset with a single exercise', () => {
  fc.assert(
    fc.property(fc.array(anyChoice, { maxLength: 40 }), (choices) => {
      const createId = countIds();
      let routine = createStart(createId);
      for (const choice of choices) routine = toEdit(routine, choice, createId)(routine);
      for (const { exercises } of Object.values(routine.days)) {
        const ids = Object.values(exercises).flatMap(({ supersetId }) => supersetId ?? []);
        for (const id of ids) expect(ids.filter((each) => each === id).length).toBeGreaterThan(1);
      }
    }),
  );
});

test('typing in one field is a single undo step, and another edit is its own', () => {
  const start = createStart(countIds());
  let history = startHistory(start);
  for (const name of ['F', 'Fu', 'Fue'])
    history = applyEdit(history, setRoutineFields({ name }), 'name');
  history = applyEdit(history, addDay('C', '0193b4f5-7e36-7c2a-9a51-000000000900'));
  history = undoEdit(history);
  expect(history.present.name).toBe('Fue');
  expect(undoEdit(history).present).toBe(start);
});

test('an undo keeps the changes of another device', () => {
  const start = createStart(countIds());
  const [first] = sortChildren(start.days);
  let history = startHistory(start);
  history = applyEdit(history, setDayFields(first?.id ?? '', { name: 'Torso' }));
  const other = addDay('De la tablet', '0193b4f5-7e36-7c2a-9a51-000000000901');
  history = receiveChange(history, history.present, other(history.present));
  expect(undoEdit(history).present).toEqual(other(start));
});

test('an undo of an earlier step keeps the later ones', () => {
  const start = createStart(countIds());
  const [first] = sortChildren(start.days);
  let history = applyEdit(startHistory(start), removeDay(first?.id ?? ''));
  const removal = history.past.at(-1);
  history = applyEdit(history, setRoutineFields({ name: 'Otra' }));
  history = undoEdit(history, removal);
  expect(history.present).toEqual({ ...start, name: 'Otra' });
  expect(undoEdit(history, removal)).toBe(history);
  expect(undoEdit(history).present).toEqual(start);
});

test('an undo leaves a field that another device changed since', () => {
  const start = createStart(countIds());
  let history = applyEdit(startHistory(start), setRoutineFields({ name: 'Mía' }));
  const theirs = setRoutineFields({ name: 'De la tablet' });
  history = receiveChange(history, history.present, theirs(history.present));
  expect(undoEdit(history).present.name).toBe('De la tablet');
});
