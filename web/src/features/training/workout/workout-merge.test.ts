import { findOrder } from '@forja/contract/records/children';
import { workouts as declared } from '@forja/contract/training/workouts';
import { sortChildren } from '@forja/domain/records/children';
import {
  addExercise,
  addSet,
  changeSetFigures,
  finishWorkout,
  markSetDone,
  markSetUndone,
  removeExercise,
  removeSet,
  skipExercise,
  swapExercise,
} from '@forja/domain/workouts/edit-workout';
import type { Workout } from '@forja/domain/workouts/workout';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findRules } from '../../../shared/records/collection.ts';
import { newId } from '../../../shared/records/device/uuid-v7.ts';
import { mergeRecord } from '../../../shared/records/merge/merge-three-way.ts';
import { workouts } from '../records/workouts.collection.ts';

const rules = findRules(workouts.name);
const anExercise = (count: number) => {
  const sets: Workout['exercises'][string]['sets'] = Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      newId(),
      { kind: 'working' as const, order: `a${index}` },
    ]),
  );
  return { exerciseId: 'back-squat', name: 'Sentadilla', sets };
};
const before: Workout = {
  name: 'Piernas',
  day: '2026-11-20',
  startedAt: '2026-11-20T12:00:00.000Z',
  exercises: {
    [newId()]: { ...anExercise(4), order: 'a0' },
    [newId()]: { ...anExercise(3), order: 'a1' },
  },
};

type Edit = { kind: number; exercise: number; set: number; figure: number };
const anEdit = fc.record({
  kind: fc.nat(9),
  exercise: fc.nat(5),
  set: fc.nat(9),
  figure: fc.integer({ min: 0, max: 100 }),
});
const aHistory = fc.array(anEdit, { maxLength: 12 });

/** Applies an edit as a tap on the screen would. */
function applyEdit(workout: Workout, { kind, exercise: at, set: setAt, figure }: Edit): Workout {
  const exercises = sortChildren(workout.exercises);
  const target = exercises[at % Math.max(1, exercises.length)];
  const place = { id: newId(), order: findOrder(exercises, exercises.length) };
  if (!target) return addExercise(workout, place, anExercise(2));
  const sets = sortChildren(target.sets);
  const setId = sets[setAt % Math.max(1, sets.length)]?.id ?? '';
  const figures = { weightKg: figure, repetitions: figure, doneAt: doneAt(figure) };
  const edits = [
    () => markSetDone(workout, target.id, setId, figures),
    () => markSetUndone(workout, target.id, setId),
    () => changeSetFigures(workout, target.id, setId, { weightKg: figure }),
    () =>
      addSet(
        workout,
        target.id,
        { id: newId(), order: findOrder(sets, sets.length) },
        { kind: 'working', ...figures },
      ),
    () => removeSet(workout, target.id, setId),
    () => addExercise(workout, place, anExercise(1)),
    () => removeExercise(workout, target.id),
    () => skipExercise(workout, target.id, figure % 2 === 0),
    () => swapExercise(workout, target.id, place, anExercise(2)),
    () => finishWorkout(workout, doneAt(figure)),
  ];
  return edits[kind]?.() ?? workout;
}

const doneAt = (minute: number) => new Date(Date.UTC(2026, 10, 20, 13, minute)).toISOString();

const merge = (ancestor: Workout, mine: Workout, theirs: Workout) => {
  const { value, conflicts } = mergeRecord({ ancestor, mine, theirs }, rules);
  return { value: value as Workout, conflicts }; // a merge of two workouts, checked below
};

const setIds = ({ exercises }: Workout) =>
  Object.entries(exercises).flatMap(([id, { sets }]) =>
    Object.keys(sets).map((set) => `${id} ${set}`),
  );
/** Changed sets, which a merge must not lose. */
const changedSets = (workout: Workout) =>
  Object.entries(workout.exercises).flatMap(([id, { sets }]) =>
    Object.entries(sets)
      .filter(([set, value]) => {
        const earlier = before.exercises[id]?.sets[set];
        return JSON.stringify(earlier) !== JSON.stringify(value);
      })
      .map(([set]) => `${id} ${set}`),
  );

test('two phones lose no set of either, create no second workout and end equal', () => {
  fc.assert(
    fc.property(aHistory, aHistory, (one, other) => {
      const mine = one.reduce(applyEdit, before);
      const theirs = other.reduce(applyEdit, before);
      // The other phone syncs first; this one merges and sends; the other receives it.
      const { value, conflicts } = merge(before, mine, theirs);
      expect(conflicts).toEqual([]);
      expect(declared.stored.safeParse(value).success).toBe(true);
      expect(merge(theirs, theirs, value).value).toEqual(value);
      for (const set of [...changedSets(mine), ...changedSets(theirs)])
        expect(setIds(value)).toContain(set);
      for (const set of setIds(before))
        if (setIds(mine).includes(set) && setIds(theirs).includes(set))
          expect(setIds(value)).toContain(set);
      // The order of arrival does not change the sets.
      expect(setIds(merge(before, theirs, mine).value).toSorted()).toEqual(
        setIds(value).toSorted(),
      );
    }),
  );
});

test('an edit of an older version merges into the newest one', () => {
  fc.assert(
    fc.property(aHistory, aHistory, anEdit, (one, other, last) => {
      const shown = one.reduce(applyEdit, before);
      const stored = merge(before, shown, other.reduce(applyEdit, before)).value;
      const edited = applyEdit(shown, last);
      const { value, conflicts } = merge(shown, edited, stored);
      expect(conflicts).toEqual([]);
      for (const set of setIds(edited).filter((id) => setIds(stored).includes(id)))
        expect(setIds(value)).toContain(set);
    }),
  );
});
