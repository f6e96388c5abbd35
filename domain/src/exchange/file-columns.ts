import { plainText } from '../search/plain-text.ts';
import { COLUMN_NAMES, DISTANCE_COLUMNS, WEIGHT_COLUMNS } from './file-columns.data.ts';
import type { DistanceUnit, FileApp, WeightUnit } from './file-row.ts';

export type ColumnName = keyof typeof COLUMN_NAMES;

type Measured<Unit> = { at: number; unit: Unit | undefined };

export type FileColumns = {
  app: FileApp;
  at: Partial<Record<ColumnName, number>>;
  weights: readonly Measured<WeightUnit>[];
  distances: readonly Measured<DistanceUnit>[];
};

const NEEDED: Readonly<Record<FileApp, readonly ColumnName[]>> = {
  hevy: ['title', 'start', 'exercise'],
  strong: ['title', 'start', 'exercise', 'setKind'],
  forja: ['title', 'start', 'exercise', 'workoutId', 'exerciseId'],
};

/** Matches names, never positions; undefined for an unknown app. */
export function findColumns(header: readonly string[]): FileColumns | undefined {
  const names = header.map(plainText);
  const at: Partial<Record<ColumnName, number>> = {};
  for (const [column, aliases] of Object.entries(COLUMN_NAMES)) {
    const index = names.findIndex((name) => aliases.some((each) => each === name));
    if (index >= 0) at[column as ColumnName] = index;
  }
  const app = (['forja', 'hevy', 'strong'] as const).find(
    (each) =>
      NEEDED[each].every((column) => at[column] !== undefined) &&
      (each !== 'hevy' || at.end !== undefined || at.setIndex !== undefined),
  );
  if (!app) return undefined;
  return {
    app,
    at,
    weights: findMeasured(names, WEIGHT_COLUMNS),
    distances: findMeasured(names, DISTANCE_COLUMNS),
  };
}

const findMeasured = <Unit>(
  names: readonly string[],
  units: Readonly<Record<string, Unit | undefined>>,
): Measured<Unit>[] =>
  names.flatMap((name, at) => (Object.hasOwn(units, name) ? [{ at, unit: units[name] }] : []));
