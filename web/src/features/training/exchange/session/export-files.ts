import { EXPORT_COLUMNS, exportRows } from '@forja/domain/exchange/export-rows';
import type { OwnExercise } from '@forja/domain/exercises/own-exercise';
import type { Workout } from '@forja/domain/workouts/workout';
import type { NewRecord } from './import-calls.ts';
import { JSON_FORMAT } from './json-import.ts';
import { formatCsv } from '../../../../shared/imports/parse-csv.ts';

type Workouts = readonly NewRecord<Workout>[];
/** Writes in parts, so that thousands of workouts do not block the screen. */
export type FileWriter = { addWorkouts: (workouts: Workouts) => void; finish: () => string[] };

const LINE_BREAK = '\r\n';

/** A BOM tells spreadsheets that the file is UTF-8. */
export function writeCsv(): FileWriter {
  const parts = [`\uFEFF${formatCsv([EXPORT_COLUMNS])}`];
  return {
    addWorkouts(workouts) {
      const rows = workouts.filter(isFinished).flatMap(exportRows);
      if (rows.length > 0) parts.push(LINE_BREAK, formatCsv(rows));
    },
    finish: () => parts,
  };
}

/** Workouts as stored, with the own exercises that they may use. */
export function writeJson(ownExercises: readonly NewRecord<OwnExercise>[]): FileWriter {
  const records: string[] = [];
  return {
    addWorkouts(workouts) {
      records.push(...workouts.filter(isFinished).map((record) => JSON.stringify(record)));
    },
    finish: () => [
      `{"format":"${JSON_FORMAT}","version":1,"ownExercises":${JSON.stringify(ownExercises)},"workouts":[`,
      records.join(',\n'),
      ']}',
    ],
  };
}

/** A workout in progress is not exported. */
const isFinished = ({ value }: NewRecord<Workout>): boolean => value.finishedAt !== undefined;
