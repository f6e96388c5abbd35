import type { SetKind } from '../workouts/set-limits.ts';

export type FileApp = 'hevy' | 'strong' | 'forja';

export type WeightUnit = 'kg' | 'lb';
export type DistanceUnit = 'm' | 'km' | 'mi' | 'yd' | 'ft';

/** Other apps write local time without a zone; this app writes the instant. */
export type FileMoment = {
  /** YYYY-MM-DDTHH:MM:SS */
  wall: string;
  /** ISO 8601, when the file has it. */
  instant?: string | undefined;
};

export type FileSetFigures = {
  kind: SetKind;
  weightKg?: number | undefined;
  repetitions?: number | undefined;
  seconds?: number | undefined;
  distanceMeters?: number | undefined;
  repsInReserve?: number | undefined;
  notes?: string | undefined;
  /** Own files only; other apps export completed sets. */
  doneAt?: string | undefined;
};

export type FileRow = {
  /** Spreadsheet row number; the header is 1. */
  row: number;
  workout: {
    name: string;
    start: FileMoment;
    end?: FileMoment | undefined;
    durationSeconds?: number | undefined;
    notes?: string | undefined;
    /** Own files only, up to `imported`. */
    id?: string | undefined;
    day?: string | undefined;
    routineId?: string | undefined;
    routineDayId?: string | undefined;
    imported?: { from: FileApp; key: string } | undefined;
  };
  /** Absent in a workout without exercises. */
  exercise?:
    | {
        name: string;
        id?: string | undefined;
        notes?: string | undefined;
        superset?: string | undefined;
        restSeconds?: number | undefined;
        isSkipped?: boolean | undefined;
        /** Starts a new exercise, even after one of the same name. */
        isStart: boolean;
      }
    | undefined;
  /** Absent in an exercise without sets. */
  set?: FileSetFigures | undefined;
};

export const ROW_PROBLEMS = [
  'no_date',
  'bad_date',
  'future_date',
  'no_exercise',
  'bad_weight',
  'bad_repetitions',
  'bad_seconds',
  'bad_distance',
  'nothing_done',
  'unknown_kind',
  'too_many_exercises',
  'unreadable',
  'bad_rpe',
  'text_cut',
] as const;
export type RowProblemCode = (typeof ROW_PROBLEMS)[number];

export type RowProblem = {
  row: number;
  code: RowProblemCode;
  foundText?: string | undefined;
};

/** Rows with only these problems are imported without the wrong part. */
export const IMPORTABLE_PROBLEMS: ReadonlySet<RowProblemCode> = new Set(['bad_rpe', 'text_cut']);
