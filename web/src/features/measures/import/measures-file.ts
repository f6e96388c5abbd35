import { measures as schema } from '@forja/contract/measures';
import { findNewMeasures } from '@forja/domain/measures/exchange/find-new-measures';
import {
  type MeasureFile,
  type MeasureFileAnswers,
  openMeasureFile,
  readMeasureFile,
} from '@forja/domain/measures/exchange/read-measure-file';
import type { MeasureRowProblem } from '@forja/domain/measures/exchange/measure-row';
import type { Measure } from '@forja/domain/measures/measure';
import { decodeFile, isZip } from '../../../shared/imports/decode-file.ts';
import { parseCsv } from '../../../shared/imports/parse-csv.ts';
import { stableId } from '../../../shared/imports/stable-id.ts';
import { localDay } from '../../../shared/local-day.ts';

export type FileProblem = 'empty' | 'not_text' | 'no_day' | 'no_figures' | 'too_big' | 'not_read';

export type MeasureOfFile = { row: number; measure: Measure };

/** Preview of an import; nothing is written yet. */
export type MeasuresPlan = {
  records: readonly { id: string; value: Measure }[];
  added: readonly MeasureOfFile[];
  repeated: readonly MeasureOfFile[];
  problems: readonly MeasureRowProblem[];
};

/** Decades of daily weights. */
const LARGEST_FILE = 5 * 1024 * 1024;

export async function readFile(file: File): Promise<MeasureFile | FileProblem> {
  if (file.size > LARGEST_FILE) return 'too_big';
  try {
    return openBytes(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return 'not_read';
  }
}

export function openBytes(bytes: Uint8Array): MeasureFile | FileProblem {
  if (isZip(bytes)) return 'not_text';
  const text = decodeFile(bytes);
  if (text.trim() === '') return 'empty';
  const { rows, brokenRows } = parseCsv(text);
  return openMeasureFile(rows, brokenRows);
}

type ListMeasures = (days: {
  from: string;
  to: string;
}) => Promise<readonly { id: string; value: Measure }[]>;

/**
 * Stable ids: two devices that import the same file write the same records, and a resumed import
 * repeats nothing.
 */
const measureId = (name: string): Promise<string> => stableId(`measure ${name}`);

export async function planImport(
  file: MeasureFile,
  answers: MeasureFileAnswers,
  { listHere, today }: { listHere: ListMeasures; today: string },
): Promise<MeasuresPlan> {
  const fileRows = readMeasureFile(file, answers, {
    lastDay: today,
    toDay: (instant) => localDay(new Date(instant)),
  });
  const problems = [...fileRows.problems];
  const rows = fileRows.measures.filter(({ row, measure }) => {
    // The schema has the last word, so that nothing is written that the account would refuse.
    const isStorable = schema.schema.safeParse(measure).success;
    if (!isStorable) problems.push({ row, code: 'unreadable' });
    return isStorable;
  });
  const days = rows.map(({ measure }) => measure.takenOn).toSorted();
  const [from, to] = [days[0], days.at(-1)];
  const stored = from === undefined || to === undefined ? [] : await listHere({ from, to });
  const { added, repeated } = findNewMeasures(
    rows,
    stored.map(({ value }) => value),
  );
  const named = await Promise.all(
    added.map(async ({ of, name }) => ({ of, id: await measureId(name) })),
  );
  // A record that was imported and edited is not imported again.
  const ids = new Set(stored.map(({ id }) => id));
  const fresh = named.filter(({ id }) => !ids.has(id));
  const changed = named.filter(({ id }) => ids.has(id)).map(({ of }) => of);
  return {
    records: fresh.map(({ of, id }) => ({ id, value: of.measure })),
    added: fresh.map(({ of }) => of),
    repeated: [...repeated, ...changed].toSorted(byRow),
    problems: problems.toSorted(byRow),
  };
}

const byRow = (one: { row: number }, other: { row: number }): number => one.row - other.row;
