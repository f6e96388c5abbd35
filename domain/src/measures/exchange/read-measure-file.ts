import { type DateOrder, detectDateOrder } from '../../exchange/file-moment.ts';
import type { Measure } from '../measure.ts';
import {
  type ColumnRefusal,
  findMeasureColumns,
  type MeasureColumns,
  unitOfWord,
} from './measure-columns.ts';
import {
  type LengthUnit,
  type MassUnit,
  type MeasureReading,
  type MeasureRowProblem,
  readMeasureRow,
} from './measure-row.ts';

export type MeasureFile = {
  columns: MeasureColumns;
  lines: readonly (readonly string[])[];
  brokenRows: ReadonlySet<number>;
  questions: { mass: boolean; length: boolean; dateOrder: boolean };
};

export type MeasureFileAnswers = { mass: MassUnit; length: LengthUnit; dateOrder: DateOrder };

export type ReadMeasures = {
  measures: { row: number; measure: Measure }[];
  problems: MeasureRowProblem[];
};

export function openMeasureFile(
  lines: readonly (readonly string[])[],
  brokenRows: ReadonlySet<number>,
): MeasureFile | ColumnRefusal | 'empty' {
  const [header, ...rows] = lines;
  if (!header || rows.every(isBlankRow)) return 'empty';
  const columns = findMeasureColumns(header);
  if (typeof columns === 'string') return columns;
  const hasUnknownUnit = (isOfUnit: (column: string) => boolean): boolean =>
    columns.figures.some(
      ({ column, at, unit }) =>
        isOfUnit(column) &&
        unit === undefined &&
        rows.some((cells) => /[1-9]/u.test(cells[at] ?? '') && !hasOwnUnit(cells[at] ?? '')),
    );
  return {
    columns,
    lines,
    brokenRows,
    questions: {
      mass: hasUnknownUnit((column) => column === 'weightKg'),
      length: hasUnknownUnit((column) => column.endsWith('Cm')),
      dateOrder: findOrder({ columns, lines }) === undefined,
    },
  };
}

const findOrder = ({ columns, lines }: Pick<MeasureFile, 'columns' | 'lines'>) =>
  detectDateOrder(lines.slice(1).map((cells) => cells[columns.day] ?? ''));

const hasOwnUnit = (text: string): boolean =>
  text.includes('"') || unitOfWord(/\p{L}+/u.exec(text)?.[0].toLowerCase() ?? '') !== undefined;

const isBlankRow = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

export function readMeasureFile(
  file: MeasureFile,
  answers: MeasureFileAnswers,
  { lastDay, toDay }: Pick<MeasureReading, 'lastDay' | 'toDay'>,
): ReadMeasures {
  const { columns, lines, brokenRows } = file;
  const result: ReadMeasures = { measures: [], problems: [] };
  const width = lines[0]?.length ?? 0;
  const { mass, length } = answers;
  const reading: MeasureReading = {
    columns,
    dateOrder: findOrder(file) ?? answers.dateOrder,
    units: { mass, length },
    lastDay,
    toDay,
  };
  for (const [index, cells] of lines.entries()) {
    if (index === 0 || isBlankRow(cells)) continue;
    const row = index + 1;
    if (brokenRows.has(index)) result.problems.push({ row, code: 'unreadable' });
    else if (cells.slice(width).some((cell) => cell.trim() !== ''))
      result.problems.push({ row, code: 'too_many_cells' });
    else {
      const { measure, problem } = readMeasureRow(cells, reading);
      if (measure) result.measures.push({ row, measure });
      else result.problems.push({ row, ...problem });
    }
  }
  return result;
}
