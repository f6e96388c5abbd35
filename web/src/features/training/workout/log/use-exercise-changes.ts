import { findOrder } from '@forja/contract/records/children';
import { createChildren, sortChildren } from '@forja/domain/records/children';
import { addExercise, swapExercise } from '@forja/domain/workouts/edit-workout';
import { deriveSwapLoad } from '@forja/domain/loads/swap-load';
import type { WorkoutExercise, WorkoutSet } from '@forja/domain/workouts/workout';
import { LIFT_VARIANTS } from '@forja/domain/training/lifts/lift-variants.data';
import { toast } from '../../../../design/feedback/toast.ts';
import { localDay } from '../../../../shared/local-day.ts';
import { newId } from '../../../../shared/records/device/uuid-v7.ts';
import { useUserId } from '../../../identity/session.queries.ts';
import { openOwnStore } from '../../../records/records.queries.ts';
import type { PickedExercise } from '../../exercises/exercise-picker.tsx';
import { readDoneSets } from '../history.queries.ts';
import { logTexts as texts } from '../log.messages.ts';
import type { WorkoutLogState } from './use-workout-log.ts';

/** Sets of an exercise added outside a routine. Judgement: usual in routines. */
const NEW_SETS = 3;
/** Time in ms to read the origin of the load. */
const READING_MS = 8000;
/**
 * Target for a derived load without one in the routine. Judgement: the middle of the usual range.
 */
const USUAL = { repetitions: 8, reserve: 2 };

/** Derives the load of a new exercise from earlier sets. */
export function useExerciseChanges({ workout, edit, exercise, settings, select }: WorkoutLogState) {
  const userId = useUserId();

  /** After an exercise, or at the end. */
  function findPlace(after?: string) {
    const sorted = sortChildren(workout.exercises);
    const at = sorted.findIndex(({ id }) => id === after);
    return { id: newId(), order: findOrder(sorted, at < 0 ? sorted.length : at + 1) };
  }

  function add(picked: PickedExercise) {
    const place = findPlace();
    const sets = Array.from({ length: NEW_SETS }, (): WorkoutSet => ({ kind: 'working' }));
    edit((now) =>
      addExercise(now, place, {
        exerciseId: picked.id,
        name: picked.name,
        sets: createChildren(sets, newId),
      }),
    );
    select(place.id);
  }

  async function swap(picked: PickedExercise): Promise<void> {
    if (!exercise) return;
    const remaining = sortChildren(exercise.sets).filter(
      ({ doneAt, kind }) => doneAt === undefined && kind === 'working',
    );
    const target = remaining[0]?.target ?? {};
    const relatives = (LIFT_VARIANTS[picked.id] ?? []).map(({ from }) => from);
    const history = await openOwnStore(userId)
      .then((store) =>
        readDoneSets(
          store,
          new Set([picked.id, exercise.exerciseId, ...relatives]),
          new Date().toISOString(),
        ),
      )
      .catch(() => []);
    const load = deriveSwapLoad({
      to: loadedExercise(picked),
      target: {
        repetitions: target.repsMax ?? target.repsMin ?? USUAL.repetitions,
        reserve: target.repsInReserve ?? USUAL.reserve,
      },
      history,
      today: localDay(new Date()),
      plates: settings,
    });
    const weightKg = load.kind === 'light' ? undefined : load.weightKg;
    const replacement: WorkoutExercise = {
      exerciseId: picked.id,
      name: picked.name,
      restSeconds: exercise.restSeconds,
      sets: createChildren(
        remaining.map(({ target: original = {} }): WorkoutSet => {
          const { weightKg: _, ...others } = original;
          return { kind: 'working', target: { ...others, ...(weightKg ? { weightKg } : {}) } };
        }),
        newId,
      ),
    };
    const place = findPlace(exercise.id);
    edit((now) => swapExercise(now, exercise.id, place, replacement));
    select(place.id);
    const title = texts.swapped(exercise.name, picked.name);
    toast({ title, description: load.text, duration: READING_MS });
  }

  return { add, swap };
}

const loadedExercise = ({ id, pattern, compound, implement, isTimed }: PickedExercise) => ({
  id,
  pattern,
  compound,
  ...(implement ? { implement } : {}),
  ...(isTimed ? { timed: true as const } : {}),
});
