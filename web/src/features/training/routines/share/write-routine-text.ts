import type { OwnExercise } from '@forja/domain/exercises/own-exercise';
import { MUSCLE_NAMES, type Muscle } from '@forja/domain/exercises/muscles';
import { PATTERN_NAMES } from '@forja/domain/exercises/patterns';
import { sortChildren } from '@forja/domain/records/children';
import { MUSCLE_GROUP_NAMES } from '@forja/domain/routines/muscle-groups';
import type { RoutineExercise, RoutineSet } from '@forja/domain/routines/routine';
import { trimmed } from '../../../../design/format.ts';
import { sameValue } from '../../../../shared/records/merge/same-value.ts';
import { routineWords as words } from './routine-words.messages.ts';
import type { SharedRoutine } from './shared-routine.ts';

/** Text for a message that Forja can also parse. Cycle weeks are in files only. */
export function writeRoutineText({ routine, exercises: custom }: SharedRoutine): string {
  const supersets: string[] = [];
  const blocks = sortChildren(routine.days).map((day) => [
    `${words.day}: ${oneLine(day.name)}`,
    ...noteLines(day.notes),
    ...sortChildren(day.exercises).flatMap((exercise, at) => {
      const { supersetId } = exercise;
      if (supersetId !== undefined && !supersets.includes(supersetId)) supersets.push(supersetId);
      return [
        `${at + 1}. ${oneLine(exercise.name)} (${MUSCLE_GROUP_NAMES[exercise.muscleGroup]})`,
        ...writeExercise(exercise, custom[exercise.exerciseId]),
        ...(supersetId === undefined
          ? []
          : [`   ${words.superset}: ${supersets.indexOf(supersetId) + 1}`]),
      ];
    }),
  ]);
  const head = [`${words.routine}: ${oneLine(routine.name)}`, ...noteLines(routine.notes)];
  return [head, ...blocks, [words.signature]].map((lines) => lines.join('\n')).join('\n\n');
}

function writeExercise(exercise: RoutineExercise, custom: OwnExercise | undefined): string[] {
  const sets = sortChildren(exercise.sets).map(({ id: _id, order: _order, ...set }) => set);
  return [
    ...(custom ? [`${words.custom}: ${describeCustom(custom)}`] : []),
    ...groupSets(sets).map(
      ({ set, count }) => `${words.kinds[set.kind]}: ${[`${count} ×`, ...writeSet(set)].join(' ')}`,
    ),
    `${words.rest}: ${exercise.restSeconds} s`,
    ...noteLines(exercise.notes),
  ].map((line) => `   ${line}`);
}

const noteLines = (notes: string | undefined): string[] =>
  notes?.trim() ? [`${words.notes}: ${oneLine(notes)}`] : [];

const oneLine = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

/** Groups consecutive equal sets. */
function groupSets(sets: readonly RoutineSet[]): { set: RoutineSet; count: number }[] {
  const groups: { set: RoutineSet; count: number }[] = [];
  for (const set of sets) {
    const last = groups.at(-1);
    if (last && sameValue(last.set, set)) last.count += 1;
    else groups.push({ set, count: 1 });
  }
  return groups;
}

/** ["8 a 12 repeticiones,", "62,5 kg,", "2 en reserva"] */
function writeSet({ repsMin, repsMax, seconds, weightKg, repsInReserve }: RoutineSet): string[] {
  const parts = [
    ...(repsMin === undefined && repsMax === undefined
      ? []
      : [`${describeRepetitions(repsMin, repsMax)} ${words.repetitions}`]),
    ...(seconds === undefined ? [] : [`${trimmed(seconds, 0)} s`]),
    ...(weightKg === undefined ? [] : [`${trimmed(weightKg, 2)} kg`]),
    ...(repsInReserve === undefined ? [] : [`${trimmed(repsInReserve)} ${words.reserve}`]),
  ];
  return parts.map((part, at) => (at < parts.length - 1 ? `${part},` : part));
}

function describeRepetitions(min: number | undefined, max: number | undefined): string {
  if (min === undefined) return `${words.upTo} ${max}`;
  return max === undefined ? `${min}` : `${min} a ${max}`;
}

const describeCustom = (custom: OwnExercise): string =>
  [
    PATTERN_NAMES[custom.pattern],
    `${words.primary}: ${listMuscles(custom.primary)}`,
    ...(custom.secondary.length > 0
      ? [`${words.secondary}: ${listMuscles(custom.secondary)}`]
      : []),
    `${words.places}: ${custom.equipment.map((each) => words.equipment[each]).join(', ')}`,
    ...(custom.implement ? [`${words.implement}: ${words.implements[custom.implement]}`] : []),
    ...(custom.isTimed ? [words.timed] : []),
  ].join('; ');

const listMuscles = (muscles: readonly Muscle[]): string =>
  muscles.map((muscle) => MUSCLE_NAMES[muscle]).join(', ');
