import { routines } from '@forja/contract/training/routines';
import { ownExercises } from '@forja/contract/training/own-exercises';
import type { OwnExercise } from '@forja/domain/exercises/own-exercise';
import { EXERCISES } from '@forja/domain/exercises/library/exercise-library';
import { MUSCLE_NAMES, MUSCLES } from '@forja/domain/exercises/muscles';
import { PATTERN_NAMES, PATTERNS } from '@forja/domain/exercises/patterns';
import { EQUIPMENT } from '@forja/domain/person/choices';
import { createChildren } from '@forja/domain/records/children';
import { MUSCLE_GROUP_NAMES, MUSCLE_GROUPS } from '@forja/domain/routines/muscle-groups';
import type { RoutineExercise, RoutineSet } from '@forja/domain/routines/routine';
import {
  MAX_EXERCISES_PER_DAY,
  MAX_ROUTINE_DAYS,
  MAX_SETS_PER_EXERCISE,
} from '@forja/domain/workouts/set-limits';
import { readNumber } from '../../../../design/format.ts';
import type { SharedReading } from './routine-file.ts';
import { routineWords as words } from './routine-words.messages.ts';

type ExerciseDraft = Omit<RoutineExercise, 'sets' | 'restSeconds'> & {
  restSeconds: number;
  sets: RoutineSet[];
  custom?: OwnExercise;
};
type DayDraft = { name: string; notes?: string; exercises: ExerciseDraft[] };
type RoutineDraft = { name: string; notes?: string; days: DayDraft[]; unreadLines: number };

/** Seconds, when the text names no rest. */
const DEFAULT_REST = 120;
const HEADINGS = Object.entries({
  routine: words.routine,
  day: words.day,
  notes: words.notes,
  custom: words.custom,
  warmup: words.kinds.warmup,
  working: words.kinds.working,
  rest: words.rest,
  superset: words.superset,
});

/** Parses a routine shared as text. Counts unknown lines instead of guessing. */
export function readRoutineText(text: string, createId: () => string): SharedReading {
  const draft = readLines(text, createId);
  if (draft === undefined || draft.days.length === 0)
    return { ok: false, refusal: 'not-a-routine' };
  const exercises: Record<string, OwnExercise> = {};
  const toExercise = ({ custom, sets, ...exercise }: ExerciseDraft): RoutineExercise => {
    if (custom) exercises[exercise.exerciseId] = custom;
    return { ...exercise, sets: createChildren(sets, createId) };
  };
  if (isTooLong(draft)) return { ok: false, refusal: 'broken' };
  const routine = routines.schema.safeParse({
    name: draft.name,
    ...(draft.notes && { notes: draft.notes }),
    isArchived: false,
    days: createChildren(
      draft.days.map((day) => ({
        ...day,
        exercises: createChildren(day.exercises.map(toExercise), createId),
      })),
      createId,
    ),
  });
  if (!routine.success) return { ok: false, refusal: 'broken' };
  const shared = { routine: routine.data, exercises };
  return { ok: true, shared, unreadLines: draft.unreadLines };
}

const isTooLong = ({ days }: RoutineDraft): boolean =>
  days.length > MAX_ROUTINE_DAYS ||
  days.some(
    ({ exercises }) =>
      exercises.length > MAX_EXERCISES_PER_DAY ||
      exercises.some(({ sets }) => sets.length > MAX_SETS_PER_EXERCISE),
  );

function readLines(text: string, createId: () => string): RoutineDraft | undefined {
  let draft: RoutineDraft | undefined;
  const supersets = new Map<string, string>();
  const customIds = new Map<string, string>();
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '' || line === words.signature) continue;
    const [kind, rest] = splitHeading(line);
    if (kind === 'routine') {
      draft ??= { name: rest, days: [], unreadLines: 0 };
      continue;
    }
    if (!draft) continue;
    const day = draft.days.at(-1);
    const exercise = day?.exercises.at(-1);
    const target = exercise ?? day ?? draft;
    const numbered = /^\d+\. (.+)$/.exec(line)?.[1];
    if (kind === 'day') draft.days.push({ name: rest, exercises: [] });
    else if (kind === 'notes') target.notes = rest;
    else if (numbered !== undefined && day) day.exercises.push(readName(numbered, createId));
    else if (!exercise || !readDetail(exercise, kind, rest, { supersets, customIds, createId }))
      draft.unreadLines += 1;
  }
  return draft;
}

function splitHeading(line: string): [kind: string | undefined, rest: string] {
  const [kind, word = ''] = HEADINGS.find(([, each]) => line.startsWith(`${each}:`)) ?? [];
  return [kind, kind === undefined ? line : line.slice(word.length + 1).trim()];
}

/** Ids by their text: a number for supersets, a name for own exercises. */
type Context = {
  supersets: Map<string, string>;
  customIds: Map<string, string>;
  createId: () => string;
};

/** False when the line is not a detail of the exercise. */
function readDetail(
  exercise: ExerciseDraft,
  kind: string | undefined,
  rest: string,
  { supersets, customIds, createId }: Context,
): boolean {
  if (kind === 'rest') {
    const seconds = readNumber(rest.replace(/ ?s$/, ''));
    if (Number.isNaN(seconds)) return false;
    exercise.restSeconds = seconds;
    return true;
  }
  if (kind === 'superset') {
    if (!supersets.has(rest)) supersets.set(rest, createId());
    exercise.supersetId = supersets.get(rest);
    return true;
  }
  if (kind === 'custom') {
    const custom = readCustom(exercise.name, rest);
    if (custom) {
      if (!customIds.has(custom.name)) customIds.set(custom.name, createId());
      Object.assign(exercise, { custom, exerciseId: customIds.get(custom.name) });
    }
    return custom !== undefined;
  }
  if (kind !== 'warmup' && kind !== 'working') return false;
  const sets = readSets(kind, rest);
  exercise.sets.push(...(sets ?? []));
  return sets !== undefined;
}

const libraryIds: ReadonlyMap<string, string> = new Map(
  EXERCISES.map(({ id, name }) => [name, id]),
);

/** "Press de banca (Pecho)" */
function readName(text: string, createId: () => string): ExerciseDraft {
  const [, before, groupName] = /^(.+) \(([^()]+)\)$/.exec(text) ?? [];
  const group = MUSCLE_GROUPS.find((each) => MUSCLE_GROUP_NAMES[each] === groupName);
  const name = group && before ? before : text;
  return {
    exerciseId: libraryIds.get(name) ?? createId(),
    name,
    muscleGroup: group ?? 'other',
    sets: [],
    restSeconds: DEFAULT_REST,
  };
}

/** "3 × 8 a 12 repeticiones, 62,5 kg, 2 en reserva" */
function readSets(kind: RoutineSet['kind'], text: string): RoutineSet[] | undefined {
  const [, times = '', parts = ''] = /^(\d{1,3}) ×(?: (.+))?$/.exec(text) ?? [];
  const count = Number(times);
  if (count < 1 || count > MAX_SETS_PER_EXERCISE) return undefined;
  const set: RoutineSet = { kind };
  for (const part of parts === '' ? [] : parts.split(', '))
    if (!readPart(set, part)) return undefined;
  return Array.from({ length: count }, () => set);
}

function readPart(set: RoutineSet, part: string): boolean {
  const beforeWord = (word: string) =>
    part.endsWith(` ${word}`) ? part.slice(0, -word.length - 1) : '';
  const repetitions = beforeWord(words.repetitions);
  if (repetitions) {
    const [, repsMax] = new RegExp(`^${words.upTo} (\\d+)$`).exec(repetitions) ?? [];
    const [, min, max] = /^(\d+)(?: a (\d+))?$/.exec(repetitions) ?? [];
    if (repsMax !== undefined) set.repsMax = Number(repsMax);
    if (min !== undefined) set.repsMin = Number(min);
    if (max !== undefined) set.repsMax = Number(max);
    return repsMax !== undefined || min !== undefined;
  }
  const figures = [
    ['seconds', 's'],
    ['weightKg', 'kg'],
    ['repsInReserve', words.reserve],
  ] as const;
  return figures.some(([field, word]) => {
    const value = readNumber(beforeWord(word));
    if (Number.isNaN(value)) return false;
    set[field] = value;
    return true;
  });
}

function readCustom(name: string, text: string): OwnExercise | undefined {
  const [patternName, ...parts] = text.split('; ');
  const listWords = (word: string): string[] =>
    parts.flatMap((part) =>
      part.startsWith(`${word}: `) ? part.slice(word.length + 2).split(', ') : [],
    );
  const muscles = (names: readonly string[]) =>
    names.flatMap((each) => MUSCLES.find((muscle) => MUSCLE_NAMES[muscle] === each) ?? []);
  const implement = (['barbell', 'dumbbells', 'machine'] as const).find((each) =>
    listWords(words.implement).includes(words.implements[each]),
  );
  const custom = ownExercises.schema.safeParse({
    name,
    pattern: PATTERNS.find((pattern) => PATTERN_NAMES[pattern] === patternName),
    primary: muscles(listWords(words.primary)),
    secondary: muscles(listWords(words.secondary)),
    equipment: listWords(words.places).flatMap(
      (place) => EQUIPMENT.find((each) => words.equipment[each] === place) ?? [],
    ),
    ...(implement && { implement }),
    isTimed: parts.includes(words.timed),
  });
  return custom.success ? custom.data : undefined;
}
