import { getField } from '@forja/domain/measures/daily-values';
import type { Measure } from '@forja/domain/measures/measure';
import { escapeCell } from '@forja/domain/spreadsheet/inert-cell';
import type { NamedField } from '../changes/changes-card.tsx';
import { exportMessages as texts } from './export.messages.ts';

/** What a spreadsheet in Spanish expects, where the comma is of the decimals. No cell has either of them inside. */
const SEPARATOR = ';';
const LINE_BREAK = '\r\n';

/** One row for each measure, the oldest first, with the mark that tells a spreadsheet that it is UTF-8. */
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
