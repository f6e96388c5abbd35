import { createChildren } from '../records/children.ts';
import { exerciseById } from '../exercises/library/exercise-library.ts';
import type {
  CycleWeek,
  PlannedExercise,
  TrainingDay,
  TrainingPlan,
} from '../training/training-plan.ts';
import { TEXT_LIMITS } from '../workouts/set-limits.ts';
import { muscleGroup } from './muscle-groups.ts';
import type { Routine, RoutineDay, RoutineExercise, RoutineSet, RoutineWeek } from './routine.ts';

type RoutineDetails = { planId: string; name: string; createId: () => string };

export const routineFromPlan = (
  { days, progression }: Pick<TrainingPlan, 'days' | 'progression'>,
  { planId, name, createId }: RoutineDetails,
): Routine => ({
  name: name.slice(0, TEXT_LIMITS.name),
  origin: { kind: 'plan', id: planId },
  isArchived: false,
  days: createChildren(
    days.map((day) => toRoutineDay(day, createId)),
    createId,
  ),
  ...(progression.length > 0 && { weeks: progression.map(toRoutineWeek) }),
});

function toRoutineDay(
  { name, warmUp, exercises }: TrainingDay,
  createId: () => string,
): RoutineDay {
  const supersets = findSupersets(exercises, createId);
  const routineExercises = exercises.map((planned) =>
    toRoutineExercise(planned, supersets.get(planned.exerciseId), createId),
  );
  return {
    name,
    ...(warmUp.length > 0 && { notes: joinNotes(warmUp) }),
    exercises: createChildren(routineExercises, createId),
  };
}

function findSupersets(
  exercises: readonly PlannedExercise[],
  createId: () => string,
): ReadonlyMap<string, string> {
  const supersets = new Map<string, string>();
  for (const { exerciseId, pairedWith } of exercises) {
    if (pairedWith === undefined || !exercises.some((each) => each.exerciseId === pairedWith))
      continue;
    const id = supersets.get(exerciseId) ?? supersets.get(pairedWith) ?? createId();
    supersets.set(exerciseId, id).set(pairedWith, id);
  }
  return supersets;
}

function toRoutineExercise(
  planned: PlannedExercise,
  supersetId: string | undefined,
  createId: () => string,
): RoutineExercise {
  const { exerciseId, name, restSeconds, loadHint, adjustments = [], leastReserve } = planned;
  const range =
    planned.unit === 'seconds' && planned.repsMax > planned.repsMin
      ? [`De ${planned.repsMin} a ${planned.repsMax} segundos por serie.`]
      : [];
  // injury adjustments come first, because notes are truncated
  const exercise = exerciseById(exerciseId);
  const notes = joinNotes([...adjustments, ...range, loadHint]);
  return {
    exerciseId,
    name,
    muscleGroup: exercise ? muscleGroup(exercise) : 'other',
    sets: createChildren(
      Array.from({ length: planned.sets }, () => toRoutineSet(planned)),
      createId,
    ),
    restSeconds,
    ...(notes && { notes }),
    ...(supersetId && { supersetId }),
    ...(leastReserve !== undefined && { leastReserve }),
  };
}

const toRoutineSet = ({
  unit,
  repsMin,
  repsMax,
  repsInReserve,
  load,
}: PlannedExercise): RoutineSet => ({
  kind: 'working',
  ...(unit === 'seconds' ? { seconds: repsMin } : { repsMin, repsMax }),
  ...(load && { weightKg: load.suggested.value }),
  repsInReserve,
});

const toRoutineWeek = (week: CycleWeek): RoutineWeek => ({
  isDeload: week.deload,
  setsFactor: week.setsFactor,
  repsInReserve: week.repsInReserve,
  ...(week.isolationReserve !== undefined && { isolationReserve: week.isolationReserve }),
  instruction: week.instruction,
});

/** Keeps whole sentences within the limit. */
function joinNotes(sentences: readonly string[]): string {
  let notes = '';
  for (const sentence of sentences) {
    const text = /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
    if (notes.length + text.length + 1 > TEXT_LIMITS.notes) break;
    notes = notes ? `${notes} ${text}` : text;
  }
  return notes;
}
