import { type DateOrder, parseFileMoment } from '../../exchange/file-moment.ts';
import type { MeasureField } from '../daily-values.ts';
import { FIRST_MEASURE_DAY, MEASURE_LIMITS, type Measure } from '../measure.ts';
import { type FileUnit, type MeasureColumns, unitOfWord, allowedUnits } from './measure-columns.ts';
import type { MeasureColumn } from './measure-columns.data.ts';

export type MassUnit = 'kg' | 'lb';
export type LengthUnit = 'cm' | 'in';

export const MEASURE_ROW_PROBLEMS = [
  'no_date',
  'bad_date',
  'future_date',
  'bad_figure',
  'half_pressure',
  'pressure_upside_down',
  'nothing_measured',
  'too_many_cells',
  'unreadable',
] as const;
export type MeasureRowProblemCode = (typeof MEASURE_ROW_PROBLEMS)[number];

/** Rows with a problem are skipped whole, so that a corrected import adds one measure. */
export type MeasureRowProblem = {
  row: number;
  code: MeasureRowProblemCode;
  field?: MeasureField | undefined;
  foundText?: string | undefined;
};

export type MeasureReading = {
  columns: MeasureColumns;
  dateOrder: DateOrder;
  units: { mass: MassUnit; length: LengthUnit };
  /** YYYY-MM-DD; later measures are in the future. */
  lastDay: string;
  /** Local day of an instant with a time zone. */
  toDay: (instant: string) => string;
};

type ReadMeasureRow =
  | { measure: Measure; problem?: undefined }
  | { problem: Omit<MeasureRowProblem, 'row'>; measure?: undefined };

const KG_PER_LB = 0.45359237;
const CM_PER_IN = 2.54;
const round = (value: number, decimals: number): number => Number(value.toFixed(decimals));

export function readMeasureRow(cells: readonly string[], reading: MeasureReading): ReadMeasureRow {
  const day = readDay(cells[reading.columns.day] ?? '', reading);
  if (day.problem) return day;
  const figures: Partial<Record<MeasureField, number>> = {};
  for (const { column, at, unit } of reading.columns.figures) {
    const text = (cells[at] ?? '').trim();
    if (isBlank(text)) continue;
    const numbers = column === 'bloodPressure' ? readPressure(text) : readOne(column, text, unit);
    for (const [field, number] of numbers) {
      const value = number === undefined ? undefined : toOurUnit(field, number, reading.units);
      if (value === undefined || !fitsLimits(field, value))
        return { problem: { code: 'bad_figure', field, foundText: text } };
      figures[field] = value;
    }
  }
  const { systolic, diastolic, ...others } = figures;
  if ((systolic === undefined) !== (diastolic === undefined))
    return { problem: { code: 'half_pressure' } };
  if (systolic === undefined || diastolic === undefined)
    return Object.keys(others).length === 0
      ? { problem: { code: 'nothing_measured' } }
      : { measure: { takenOn: day.takenOn, ...others } };
  return systolic > diastolic
    ? { measure: { takenOn: day.takenOn, ...others, bloodPressure: { systolic, diastolic } } }
    : { problem: { code: 'pressure_upside_down', foundText: `${systolic}/${diastolic}` } };
}

type ReadDay =
  | { takenOn: string; problem?: undefined }
  | { problem: Omit<MeasureRowProblem, 'row'>; takenOn?: undefined };

function readDay(text: string, { dateOrder, lastDay, toDay }: MeasureReading): ReadDay {
  const foundText = text.trim();
  if (foundText === '') return { problem: { code: 'no_date' } };
  const moment = parseFileMoment(foundText, dateOrder);
  const takenOn = moment && (moment.instant ? toDay(moment.instant) : moment.wall.slice(0, 10));
  if (takenOn === undefined || takenOn < FIRST_MEASURE_DAY)
    return { problem: { code: 'bad_date', foundText } };
  return takenOn > lastDay ? { problem: { code: 'future_date', foundText } } : { takenOn };
}

/** Apps write zero for missing figures. */
const isBlank = (text: string): boolean => /^(?:|-+|—|n\/?a|0+(?:[.,]0+)?)$/iu.test(text);

type ReadNumber = { number: number; unit: FileUnit | undefined };
type ReadNumbers = readonly (readonly [MeasureField, ReadNumber | undefined])[];

const FIGURE = /^(\d{1,5}(?:[.,]\d+)?)\s*(\p{L}+|%|")?$/u;

function readOne(
  column: Exclude<MeasureColumn, 'takenOn' | 'bloodPressure'>,
  text: string,
  unitOfColumn: FileUnit | undefined,
): ReadNumbers {
  const [, digits, word] = FIGURE.exec(text) ?? [];
  if (digits === undefined) return [[column, undefined]];
  const cellUnit = word === undefined ? undefined : readUnit(word);
  const isUnknown =
    word !== undefined && (cellUnit === undefined || !allowedUnits(column).includes(cellUnit));
  const number = Number(digits.replace(',', '.'));
  return [[column, isUnknown ? undefined : { number, unit: cellUnit ?? unitOfColumn }]];
}

const readUnit = (word: string): FileUnit | undefined =>
  word === '%' ? '%' : word === '"' ? 'in' : unitOfWord(word.toLowerCase());

function readPressure(text: string): ReadNumbers {
  const [, systolic, diastolic] = /^(\d{2,3})\s*[/-]\s*(\d{2,3})(?:\s*mmhg)?$/iu.exec(text) ?? [];
  const toNumber = (digits: string | undefined) =>
    digits === undefined ? undefined : { number: Number(digits), unit: undefined };
  return [
    ['systolic', toNumber(systolic)],
    ['diastolic', toNumber(diastolic)],
  ];
}

function toOurUnit(
  field: MeasureField,
  { number, unit }: ReadNumber,
  units: MeasureReading['units'],
): number {
  if (field === 'weightKg')
    return (unit ?? units.mass) === 'lb' ? round(number * KG_PER_LB, 2) : number;
  if (field.endsWith('Cm'))
    return (unit ?? units.length) === 'in' ? round(number * CM_PER_IN, 1) : number;
  return number;
}

function fitsLimits(field: MeasureField, value: number): boolean {
  const { min, max, decimals } = MEASURE_LIMITS[field];
  return value >= min && value <= max && (decimals > 0 || Number.isInteger(value));
}
