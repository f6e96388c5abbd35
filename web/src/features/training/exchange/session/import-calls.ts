import type { FileApp, RowProblem, RowProblemCode } from '@forja/domain/exchange/file-row';
import type { FileUnits } from '@forja/domain/exchange/read-row';
import type { NamedExercise, Suggestion } from '@forja/domain/exchange/suggest-exercises';
import type { Muscle } from '@forja/domain/exercises/muscles';
import type { OwnExercise } from '@forja/domain/exercises/own-exercise';
import type { Workout } from '@forja/domain/workouts/workout';

export type NewRecord<Value> = { id: string; value: Value };

export type OpenCall = {
  bytes: Uint8Array;
  exercises: readonly NamedExercise[];
  /** Matches of earlier imports, by the name in the file. */
  remembered: Readonly<Record<string, string>>;
  /** Latest allowed day of a workout, YYYY-MM-DD. */
  lastDay: string;
  dropNote: string;
  unnamed: string;
};

export type FileName = {
  name: string;
  sets: number;
  /** Measured by time in the file. */
  isTimed: boolean;
  /** Best first. */
  suggestions: readonly Suggestion[];
  /** Match of an earlier import. */
  remembered?: string | undefined;
  /** Guessed from the name, for a new own exercise. */
  muscle?: Muscle | undefined;
};

export type FileRefusal = 'empty' | 'unknown_columns' | 'unknown_json' | 'not_text';

export type OpenedFile = {
  app: FileApp;
  rows: number;
  /** Units missing from the file. */
  questions: { weight: boolean; distance: boolean };
  names: readonly FileName[];
};

export type NameChoice =
  | { kind: 'exercise'; id: string }
  | { kind: 'own'; muscle: Muscle }
  | { kind: 'skip' };

export type PlanCall = {
  units: FileUnits;
  choices: Readonly<Record<string, NameChoice>>;
  /** Ids and import keys of stored workouts. */
  knownKeys: readonly string[];
};

/** Preview of an import; nothing is written yet. */
export type ImportPlan = {
  /** Writing order: newest first. */
  ids: readonly string[];
  sets: number;
  duplicates: number;
  /** Workouts without exercises left. */
  skipped: number;
  firstDay?: string | undefined;
  lastDay?: string | undefined;
  ownExercises: readonly NewRecord<OwnExercise>[];
  /** The first problems by row, and the count of each code. */
  problems: readonly RowProblem[];
  problemCounts: Partial<Record<RowProblemCode, number>>;
};

export type TakeCall = { from: number; count: number };
export type TakenRecords = readonly NewRecord<Workout>[];

/** Identifies an imported workout among the stored ones. */
export const importedKey = (imported: { from: FileApp; key: string }): string =>
  `${imported.from} ${imported.key}`;

/** An open file: planned again after each answer, and then taken. */
export type ImportSession = {
  opened: OpenedFile;
  plan: (call: PlanCall) => Promise<ImportPlan>;
  take: (call: TakeCall) => TakenRecords;
};
