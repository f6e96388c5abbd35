import { workouts as schema } from '@forja/contract/training/workouts';
import { type ChosenExercise, createWorkout, isUuid } from '@forja/domain/exchange/create-workout';
import { type FileColumns, findColumns } from '@forja/domain/exchange/file-columns';
import { findDateOrder } from '@forja/domain/exchange/file-moment';
import type { FileRow, RowProblem } from '@forja/domain/exchange/file-row';
import { type FileWorkout, groupRows } from '@forja/domain/exchange/group-rows';
import { guessMuscle, guessOwnExercise } from '@forja/domain/exchange/guess-own-exercise';
import { type FileUnits, readRow } from '@forja/domain/exchange/read-row';
import { suggestExercises } from '@forja/domain/exchange/suggest-exercises';
import type { OwnExercise } from '@forja/domain/exercises/own-exercise';
import type { Workout } from '@forja/domain/workouts/workout';
import { countSets } from './count-sets.ts';
import {
  type FileName,
  importedKey,
  type ImportPlan,
  type ImportSession,
  type NewRecord,
  type OpenCall,
  type PlanCall,
  type TakenRecords,
} from './import-calls.ts';
import { parseCsv } from '../../../../shared/imports/parse-csv.ts';
import { RefusedFile } from './refused-file.ts';
import { createPartIds, stableId } from '../../../../shared/imports/stable-id.ts';
import { summarizeProblems } from './summarize-problems.ts';

const KILOS: FileUnits = { weight: 'kg', distance: 'km' };

type ReadRows = { rows: FileRow[]; problems: RowProblem[] };
type PendingWorkout = { id: string; workout: FileWorkout };

/** A CSV of Hevy, Strong or this app, one set per row. */
export function openCsv(text: string, call: OpenCall): ImportSession {
  const { rows: lines, brokenRows } = parseCsv(text);
  const columns = findColumns(lines[0] ?? []);
  if (text.trim() === '' || lines.length === 0) throw new RefusedFile('empty');
  if (!columns) throw new RefusedFile('unknown_columns');
  const readAll = (units: FileUnits) => readRows({ lines, brokenRows, columns, units, call });
  const first = readAll(KILOS);
  if (first.rows.length === 0 && first.problems.length === 0) throw new RefusedFile('empty');
  const ids = new Set(call.exercises.map(({ id }) => id));
  const isKnown = (id: string | undefined): id is string => id !== undefined && ids.has(id);
  let pending: PendingWorkout[] = [];
  let chosenExercise = new Map<string, ChosenExercise>();

  const create = ({ id, workout }: PendingWorkout) =>
    createWorkout(workout, {
      app: columns.app,
      chooseExercise: ({ id: exerciseId, name }) =>
        isKnown(exerciseId) ? { id: exerciseId, name } : chosenExercise.get(name),
      createId: createPartIds(id),
      toInstant: (wall) => new Date(wall).toISOString(),
      fallbackName: call.unnamed,
    });

  return {
    opened: {
      app: columns.app,
      rows: first.rows.length,
      questions: findQuestions(lines, columns),
      names: listNames(first.rows, call, isKnown),
    },
    async plan({ units, choices, knownKeys }: PlanCall): Promise<ImportPlan> {
      const { rows, problems } = readAll(units);
      const grouped = groupRows(rows, columns.app);
      const ownByName = await createOwnExercises(listNames(rows, call, isKnown), choices);
      const byId = new Map(call.exercises.map((exercise) => [exercise.id, exercise]));
      chosenExercise = new Map(
        Object.entries(choices).flatMap(([name, choice]) => {
          if (choice.kind === 'skip') return [];
          const exercise =
            choice.kind === 'own' ? ownByName.get(name)?.chosenExercise : byId.get(choice.id);
          return exercise ? [[name, exercise] as const] : [];
        }),
      );
      const storedKeys = new Set(knownKeys);
      const plan = await selectNew(grouped.workouts, { columns, storedKeys, create });
      pending = plan.pending;
      const days = pending.map(({ workout }) => workout.start.wall.slice(0, 10));
      return {
        ids: pending.map(({ id }) => id),
        sets: plan.sets,
        duplicates: plan.duplicates,
        skipped: plan.skipped,
        firstDay: days.at(-1),
        lastDay: days[0],
        ownExercises: [...ownByName.values()].map(({ record }) => record),
        ...summarizeProblems([...problems, ...grouped.problems, ...plan.problems]),
      };
    },
    take: ({ from, count }): TakenRecords =>
      pending.slice(from, from + count).flatMap((each) => {
        const value = create(each);
        return value ? [{ id: each.id, value }] : [];
      }),
  };
}

type Lines = {
  lines: readonly (readonly string[])[];
  brokenRows: ReadonlySet<number>;
  columns: FileColumns;
  units: FileUnits;
  call: OpenCall;
};

function readRows({ lines, brokenRows, columns, units, call }: Lines): ReadRows {
  const rows: FileRow[] = [];
  const problems: RowProblem[] = [];
  const { lastDay, dropNote } = call;
  const dateOrder = findDateOrder(lines.map((cells) => cells[columns.at.start ?? -1] ?? ''));
  const reading = { columns, units, dateOrder, lastDay, dropNote };
  for (const [index, cells] of lines.entries()) {
    if (index === 0 || cells.every((cell) => cell.trim() === '')) continue;
    if (brokenRows.has(index)) {
      problems.push({ row: index + 1, code: 'unreadable' });
      continue;
    }
    const rowResult = readRow(cells, index + 1, reading);
    if (rowResult.row) rows.push(rowResult.row);
    problems.push(...rowResult.problems);
  }
  return { rows, problems };
}

/** True when a row has a weight or a distance without its unit. */
function findQuestions(
  lines: readonly (readonly string[])[],
  { at, weights, distances }: FileColumns,
) {
  const isAsked = (columns: FileColumns['weights'] | FileColumns['distances'], unitAt = -1) =>
    lines.slice(1).some((cells) => {
      const column = columns.find(({ at: place }) => /[1-9]/u.test(cells[place] ?? ''));
      return column !== undefined && column.unit === undefined && !cells[unitAt]?.trim();
    });
  return { weight: isAsked(weights, at.weightUnit), distance: isAsked(distances, at.distanceUnit) };
}

/** Names without a known id, most used first. */
function listNames(
  rows: readonly FileRow[],
  { exercises, remembered }: OpenCall,
  isKnown: (id: string | undefined) => boolean,
): FileName[] {
  const counts = new Map<string, { sets: number; timed: number }>();
  for (const { exercise, set } of rows) {
    if (!exercise || isKnown(exercise.id)) continue;
    const count = counts.get(exercise.name) ?? { sets: 0, timed: 0 };
    counts.set(exercise.name, count);
    count.sets += 1;
    if (set?.seconds !== undefined && set.repetitions === undefined) count.timed += 1;
  }
  return [...counts]
    .toSorted(([, one], [, other]) => other.sets - one.sets)
    .map(([name, { sets, timed }]) => ({
      name,
      sets,
      isTimed: timed * 2 > sets,
      suggestions: suggestExercises(name, exercises),
      remembered: isKnown(remembered[name]) ? remembered[name] : undefined,
      muscle: guessMuscle(name),
    }));
}

type OwnOfName = { chosenExercise: ChosenExercise; record: NewRecord<OwnExercise> };

async function createOwnExercises(
  names: readonly FileName[],
  choices: PlanCall['choices'],
): Promise<Map<string, OwnOfName>> {
  const entries = await Promise.all(
    names.map(async ({ name, isTimed }) => {
      const choice = choices[name];
      if (choice?.kind !== 'own') return [];
      const id = await stableId(`own-exercise ${name}`);
      const value = guessOwnExercise(name, choice.muscle, isTimed);
      return [[name, { chosenExercise: { id, name: value.name }, record: { id, value } }] as const];
    }),
  );
  return new Map(entries.flat());
}

type Selection = {
  columns: FileColumns;
  storedKeys: ReadonlySet<string>;
  create: (pending: PendingWorkout) => Workout | undefined;
};

/** New workouts, newest first: an interrupted import leaves the latest ones. */
async function selectNew(
  workouts: readonly FileWorkout[],
  { columns, storedKeys, create }: Selection,
) {
  const pending: PendingWorkout[] = [];
  const problems: RowProblem[] = [];
  const totals = { sets: 0, duplicates: 0, skipped: 0 };
  const newestFirst = workouts.toSorted((one, other) =>
    one.start.wall < other.start.wall ? 1 : one.start.wall > other.start.wall ? -1 : 0,
  );
  for (const workout of newestFirst) {
    const { app } = columns;
    const imported =
      workout.imported ?? (app === 'forja' ? undefined : { from: app, key: workout.key });
    const ownId = workout.id !== undefined && isUuid(workout.id) ? workout.id : undefined;
    const isHere =
      (ownId !== undefined && storedKeys.has(ownId)) ||
      (imported !== undefined && storedKeys.has(importedKey(imported)));
    if (isHere) {
      totals.duplicates += 1;
      continue;
    }
    const each = { id: ownId ?? (await stableId(`workout ${app} ${workout.key}`)), workout };
    const value = create(each);
    if (value === undefined) totals.skipped += 1;
    else if (schema.stored.safeParse(value).success) {
      totals.sets += countSets(value);
      pending.push(each);
    } else problems.push({ row: workout.row, code: 'unreadable' });
  }
  return { pending, problems, ...totals };
}
