import type { SourceKey } from '../evidence/sources.ts';
import type { Exercise } from '../exercises/exercise.ts';
import { exerciseById } from '../exercises/library/exercise-library.ts';
import { OWN_WEIGHT } from '../exercises/library/own-weight.data.ts';
import type { Muscle } from '../exercises/muscles.ts';
import type { Equipment, Level } from '../person/choices.ts';
import { createChildren } from '../records/children.ts';
import { muscleGroup } from './muscle-groups.ts';
import type { Routine, RoutineExercise } from './routine.ts';

/** Exercise id, sets, repetitions (or seconds) and rest in seconds. */
export type TemplateExercise = readonly [
  exerciseId: string,
  sets: number,
  min: number,
  max: number,
  restSeconds: number,
];

export type TemplateDay = {
  readonly name: string;
  readonly exercises: readonly TemplateExercise[];
};

/** Texts in Spanish. */
export type RoutineTemplate = {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  readonly level: Level;
  readonly equipment: Equipment;
  readonly daysPerWeek: number;
  /** Repetitions in reserve. */
  readonly reserve: readonly [compound: number, isolation: number];
  readonly days: readonly TemplateDay[];
  readonly progression: string;
  /** Reasons with sources; without sources, a rule of Forja. */
  readonly reasons: readonly { readonly text: string; readonly sources: readonly SourceKey[] }[];
  /** Muscles within the weekly range of its level. */
  readonly inRange: readonly Muscle[];
};

export const routineFromTemplate = (
  template: RoutineTemplate,
  createId: () => string,
): Routine => ({
  name: template.name,
  notes: template.progression,
  origin: { kind: 'template', id: template.id },
  isArchived: false,
  days: createChildren(
    template.days.map(({ name, exercises }) => ({
      name,
      exercises: createChildren(
        exercises.map((each) => toRoutineExercise(each, template, createId)),
        createId,
      ),
    })),
    createId,
  ),
});

function toRoutineExercise(
  [exerciseId, sets, min, max, restSeconds]: TemplateExercise,
  { reserve, equipment }: RoutineTemplate,
  createId: () => string,
): RoutineExercise {
  const exercise = exerciseById(exerciseId);
  const set = exercise?.timed
    ? ({ kind: 'working', seconds: min } as const)
    : ({
        kind: 'working',
        repsMin: min,
        repsMax: max,
        repsInReserve: exercise?.compound ? reserve[0] : reserve[1],
      } as const);
  const help = findHelp(exerciseId, equipment);
  return {
    exerciseId,
    name: exercise?.name ?? exerciseId,
    muscleGroup: exercise ? muscleGroup(exercise) : 'other',
    sets: createChildren(
      Array.from({ length: sets }, () => set),
      createId,
    ),
    restSeconds,
    ...(help && { notes: `Si todavía no llegás a ${min} limpias, hacé ${help.name}.` }),
  };
}

/** Templates are impersonal, so bodyweight exercises name an assisted form. */
const findHelp = (exerciseId: string, equipment: Equipment): Exercise | undefined =>
  OWN_WEIGHT[exerciseId]?.easier
    .flatMap((id) => exerciseById(id) ?? [])
    .find((easier) => easier.equipment.includes(equipment));
