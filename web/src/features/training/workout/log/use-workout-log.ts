import { findOrder } from '@forja/contract/records/children';
import type { ListedExercise } from '@forja/domain/exercises/search/listed-exercise';
import { sortChildren } from '@forja/domain/records/children';
import {
  addSet,
  changeSetFigures,
  markSetDone,
  markSetUndone,
  noteExercise,
  removeSet,
  skipExercise,
} from '@forja/domain/workouts/edit-workout';
import {
  findNextSet,
  findNextTurn,
  isToDo,
  listShownExercises,
  type NextTurn,
  type SetFigures,
  suggestFigures,
} from '@forja/domain/workouts/next-set';
import { SET_LIMITS } from '@forja/domain/workouts/set-limits';
import type { RampSet } from '@forja/domain/loads/warm-up-ramp';
import type { Workout, WorkoutSet } from '@forja/domain/workouts/workout';
import { useState } from 'react';
import { timer } from '../../../../design/format.ts';
import { newId } from '../../../../shared/records/device/uuid-v7.ts';
import { useExercises, useTrainingSettings } from '../../exercises/exercises.queries.ts';
import { timerMessages } from '../../timer/timer.messages.ts';
import { usePreviousSets } from '../history.queries.ts';
import { type SavedWorkout, useEditWorkout } from '../workouts.queries.ts';
import { logTexts as texts } from '../log.messages.ts';
import { type NumberedSet, numberSets } from '../sets/number-sets.ts';
import { useLogRest } from './use-log-rest.ts';

/** Default without a routine. Judgement: enough for most exercises, and one tap changes it. */
const DEFAULT_REST_SECONDS = 120;

type Selection = { exerciseId: string; setId?: string | undefined };

export function useWorkoutLog(record: SavedWorkout) {
  const { workout, edit, editWithUndo, remove, problem } = useEditWorkout(record);
  const { byId } = useExercises();
  const { settings } = useTrainingSettings();
  const rest = useLogRest(settings);
  const [selection, setSelection] = useState<Selection>();
  const [announcement, setAnnouncement] = useState('');
  const [mistake, setMistake] = useState<string>();

  const exercises = listShownExercises(workout);
  const exercise =
    exercises.find(({ id }) => id === selection?.exerciseId) ??
    exercises.find(isToDo) ??
    exercises.at(-1);
  const sets = numberSets(exercise ? sortChildren(exercise.sets) : []);
  const selected =
    exercise?.id === selection?.exerciseId
      ? sets.find(({ set }) => set.id === selection?.setId)
      : undefined;
  const nextId = exercise && findNextSet(exercise)?.id;
  const current = selected ?? sets.find(({ set }) => set.id === nextId);
  const previousById = usePreviousSets(
    exercises.map(({ exerciseId }) => exerciseId),
    workout.startedAt,
  );
  const previous = exercise && previousById.get(exercise.exerciseId);
  const listed: ListedExercise | undefined = exercise && byId.get(exercise.exerciseId);
  const isTimed =
    listed?.isTimed ?? (current?.set.target?.seconds !== undefined && !current.set.target.repsMin);
  const before = current?.index === undefined ? undefined : previous?.sets[current.index];
  const figures: SetFigures =
    exercise && current ? suggestFigures(exercise, current.set.id, before) : {};
  const plannedSeconds = exercise?.restSeconds ?? DEFAULT_REST_SECONDS;

  function select(exerciseId: string, setId?: string) {
    setSelection({ exerciseId, setId });
    setMistake(undefined);
  }

  function change(patch: Partial<WorkoutSet>, setId = current?.set.id) {
    if (exercise && setId) edit((now) => changeSetFigures(now, exercise.id, setId, patch));
  }

  function complete(setId: string) {
    if (!exercise) return;
    const at = sets.find(({ set }) => set.id === setId);
    const suggested = suggestFigures(
      exercise,
      setId,
      at?.index === undefined ? undefined : previous?.sets[at.index],
    );
    const amount = isTimed ? 'seconds' : 'repetitions';
    if (suggested[amount] === undefined) {
      setSelection({ exerciseId: exercise.id, setId });
      setMistake(texts.missing[amount]);
      return;
    }
    const { [isTimed ? 'repetitions' : 'seconds']: _, ...result } = suggested;
    const doneAt = new Date().toISOString();
    const marked = edit(
      (now) => markSetDone(now, exercise.id, setId, { ...result, doneAt }),
      () => moveToNext(findNextTurn(marked, exercise.id), at),
    );
    rest.allowSound();
  }

  function moveToNext({ exerciseId, rests }: NextTurn, completed: NumberedSet | undefined) {
    const isResting = rests && completed?.index !== undefined && plannedSeconds > 0;
    if (isResting) rest.start(plannedSeconds);
    // The next announcement is about this set, not the end of the previous rest.
    else if (rest.hasEnded) rest.skip();
    setMistake(undefined);
    setSelection(exerciseId ? { exerciseId } : undefined);
    const announcement = texts.setDone(completed?.name ?? '');
    setAnnouncement(
      isResting
        ? `${announcement}. ${timerMessages.announce(timer(plannedSeconds))}`
        : announcement,
    );
  }

  function undo(setId: string) {
    if (!exercise) return;
    edit((now) => markSetUndone(now, exercise.id, setId));
    select(exercise.id, setId);
  }

  function appendSets(added: readonly WorkoutSet[], where: 'first' | 'last') {
    if (!exercise) return;
    edit((now) =>
      added.reduce((value, set, at) => {
        const sorted = sortChildren(value.exercises[exercise.id]?.sets ?? {});
        const order = findOrder(sorted, where === 'first' ? at : sorted.length);
        return addSet(value, exercise.id, { id: newId(), order }, set);
      }, now),
    );
  }

  return {
    workout,
    edit,
    remove,
    problem,
    settings,
    rest,
    exercises,
    exercise,
    listed,
    isTimed,
    sets,
    current,
    figures,
    previous,
    plannedSeconds,
    announcement: rest.hasEnded ? timerMessages.ended : announcement,
    mistake,
    setMistake,
    select,
    change,
    complete,
    undo,
    isDone: exercises.length > 0 && !exercises.some(isToDo),
    repeat: ({ weightKg, repetitions, seconds }: WorkoutSet) =>
      change({ weightKg, repetitions, seconds }),
    addSet() {
      const last = sets.findLast(({ index }) => index !== undefined)?.set;
      appendSets([{ kind: 'working', ...(last?.target ? { target: last.target } : {}) }], 'last');
    },
    addWarmUp: (ramp: readonly RampSet[]) =>
      appendSets(
        ramp.map((set) => ({ kind: 'warmup' as const, ...set })),
        'first',
      ),
    removeSet() {
      if (!exercise || !current) return;
      const { id } = current.set;
      editWithUndo(texts.setRemoved, (now) => removeSet(now, exercise.id, id));
      setSelection({ exerciseId: exercise.id });
    },
    skip(isSkipped: boolean) {
      if (!exercise) return;
      const { id, name } = exercise;
      const skip = (now: Workout) => skipExercise(now, id, isSkipped);
      setSelection(undefined);
      if (isSkipped) editWithUndo(texts.exerciseSkipped(name), skip);
      else edit(skip);
    },
    planRest(seconds: number) {
      const { min, max } = SET_LIMITS.restSeconds;
      const restSeconds = Math.min(max, Math.max(min, seconds));
      if (exercise) edit((now) => noteExercise(now, exercise.id, { restSeconds }));
    },
    note(notes: { exercise: string; set: string }) {
      if (!exercise) return;
      edit((now) => noteExercise(now, exercise.id, { notes: notes.exercise || undefined }));
      if (current) change({ notes: notes.set || undefined });
    },
  };
}

export type WorkoutLogState = ReturnType<typeof useWorkoutLog>;
