import type { SetKind } from '../workouts/set-limits.ts';

/** Whose file it is: of another app, or of this one. */
export type FileApp = 'hevy' | 'strong' | 'forja';

export type WeightUnit = 'kg' | 'lb';
export type DistanceUnit = 'm' | 'km' | 'mi' | 'yd' | 'ft';

/** A moment of a file. Other apps write the clock of the wall and not where it hung; this one writes the instant. */
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
  /** Only files of this app say it; the sets of the others were all done. */
  doneAt?: string | undefined;
};

/** What one row says, in the units of this app. */
export type FileRow = {
  /** As a spreadsheet counts it: the header is the first. */
  row: number;
  workout: {
    name: string;
    start: FileMoment;
    end?: FileMoment | undefined;
    durationSeconds?: number | undefined;
    notes?: string | undefined;
    /** These four, only in files of this app. */
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
        /** This row begins a new one, even if the one before has the same name. */
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
  /** What the file says there. */
  foundText?: string | undefined;
};

/** The row is imported without what is wrong in it; with any other problem it is left out. */
export const KEPT_WITH: ReadonlySet<RowProblemCode> = new Set(['bad_rpe', 'text_cut']);
