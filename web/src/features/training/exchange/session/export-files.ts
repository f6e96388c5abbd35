import { EXPORT_COLUMNS, exportRows } from '@forja/domain/exchange/export-rows';
import type { OwnExercise } from '@forja/domain/exercises/own-exercise';
import type { Workout } from '@forja/domain/workouts/workout';
import type { NewRecord } from './import-calls.ts';
import { JSON_FORMAT } from './json-import.ts';
import { formatCsv } from '../../../../shared/imports/parse-csv.ts';

type Workouts = readonly NewRecord<Workout>[];
/** A file, by parts: each is made from some workouts, so that thousands do not stop the screen. */
export type FileWriter = { addWorkouts: (workouts: Workouts) => void; finish: () => string[] };

const LINE_BREAK = '\r\n';

/** With the mark that tells a spreadsheet that it is UTF-8. */
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

/** Each workout as it is stored, and the exercises of the person, which they may use. */
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

/** One that is going on has no end yet, and is not exported. */
const isFinished = ({ value }: NewRecord<Workout>): boolean => value.finishedAt !== undefined;
