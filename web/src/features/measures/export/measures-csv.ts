import { getField } from '@forja/domain/measures/daily-values';
import type { Measure } from '@forja/domain/measures/measure';
import { escapeCell } from '@forja/domain/spreadsheet/inert-cell';
import type { NamedField } from '../changes/changes-card.tsx';
import { exportMessages as texts } from './export.messages.ts';

/** Spreadsheets in Spanish use the comma for decimals. No cell contains either character. */
const SEPARATOR = ';';
const LINE_BREAK = '\r\n';

/** One row per measure, oldest first, with a BOM for spreadsheets. */
export function writeMeasuresCsv(
  measures: readonly Measure[],
  fields: readonly NamedField[],
): string {
  const header = [texts.day, ...fields.map(({ label, unit }) => `${label} (${unit})`)];
  const rows = measures
    .toSorted((one, other) => (one.takenOn < other.takenOn ? -1 : 1))
    .map((measure) => [
      measure.takenOn,
      ...fields.map(({ field }) => String(getField(measure, field) ?? '').replace('.', ',')),
    ]);
  return `\uFEFF${[header, ...rows].map((cells) => cells.map(escapeCell).join(SEPARATOR)).join(LINE_BREAK)}${LINE_BREAK}`;
}
