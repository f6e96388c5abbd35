import type { FileApp, RowProblem, RowProblemCode } from '@forja/domain/exchange/file-row';
import type { FileUnits } from '@forja/domain/exchange/read-row';
import type { NamedExercise, Suggestion } from '@forja/domain/exchange/suggest-exercises';
import type { Muscle } from '@forja/domain/exercises/muscles';
import type { OwnExercise } from '@forja/domain/exercises/own-exercise';
import type { Workout } from '@forja/domain/workouts/workout';

export type NewRecord<Value> = { id: string; value: Value };

export type OpenCall = {
  bytes: Uint8Array;
  /** Exercises of the library and of the person. */
  exercises: readonly NamedExercise[];
  /** What earlier imports matched, by the name in the file. */
  remembered: Readonly<Record<string, string>>;
  /** The last day that a workout may be of, YYYY-MM-DD. */
  lastDay: string;
  dropNote: string;
  unnamed: string;
};

/** An exercise of the file, as it calls it. */
export type FileName = {
  name: string;
  sets: number;
  /** Counted by time in the file. */
  isTimed: boolean;
  /** What it may be, best first. */
  suggestions: readonly Suggestion[];
  /** What an earlier import matched it with. */
  remembered?: string | undefined;
  /** As its name says, for an exercise of the person. */
  muscle?: Muscle | undefined;
};

export type FileRefusal = 'empty' | 'unknown_columns' | 'unknown_json' | 'not_text';

export type OpenedFile = {
  app: FileApp;
  rows: number;
  /** What the file does not say. */
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
  /** Ids and keys of the workouts that are already here. */
  knownKeys: readonly string[];
};

/** What an import would do. Nothing is written yet. */
export type ImportPlan = {
  /** In the order in which they are written, the newest first. */
  ids: readonly string[];
  sets: number;
  duplicates: number;
  /** Workouts that are left without exercises. */
  skipped: number;
  firstDay?: string | undefined;
  lastDay?: string | undefined;
  ownExercises: readonly NewRecord<OwnExercise>[];
  /** The first ones by row, and how many there are of each. */
  problems: readonly RowProblem[];
  problemCounts: Partial<Record<RowProblemCode, number>>;
};

export type TakeCall = { from: number; count: number };
export type TakenRecords = readonly NewRecord<Workout>[];

/** Names a workout of another app among those that are here. */
export const importedKey = (imported: { from: FileApp; key: string }): string =>
  `${imported.from} ${imported.key}`;

/** A file that was opened: its plan is made as many times as the person changes something, and then it is taken. */
export type ImportSession = {
  opened: OpenedFile;
  plan: (call: PlanCall) => Promise<ImportPlan>;
  take: (call: TakeCall) => TakenRecords;
};
