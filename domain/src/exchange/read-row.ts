import { plainText } from '../search/plain-text.ts';
import { unescapeCell } from '../spreadsheet/inert-cell.ts';
import { SET_LIMITS, TEXT_LIMITS } from '../workouts/set-limits.ts';
import { OTHER_ROWS, SET_KIND_NAMES } from './set-kind-names.data.ts';
import type { ColumnName, FileColumns } from './file-columns.ts';
import { type DateOrder, parseFileDuration, parseFileMoment } from './file-moment.ts';
import {
  type DistanceUnit,
  type FileApp,
  type FileRow,
  type FileSetFigures,
  IMPORTABLE_PROBLEMS,
  type RowProblem,
  type RowProblemCode,
  type WeightUnit,
} from './file-row.ts';

export type FileUnits = { weight: WeightUnit; distance: DistanceUnit };

const KILOS_PER_POUND = 0.453_592_37;
const METERS: Readonly<Record<DistanceUnit, number>> = {
  m: 1,
  km: 1000,
  mi: 1609.344,
  yd: 0.9144,
  ft: 0.3048,
};

const UNITS: Readonly<Record<string, WeightUnit | DistanceUnit>> = {
  kg: 'kg',
  kgs: 'kg',
  lb: 'lb',
  lbs: 'lb',
  m: 'm',
  meters: 'm',
  metros: 'm',
  km: 'km',
  mi: 'mi',
  mile: 'mi',
  miles: 'mi',
  millas: 'mi',
  yd: 'yd',
  yards: 'yd',
  ft: 'ft',
  feet: 'ft',
};

export type ReadRow = { row?: FileRow | undefined; problems: RowProblem[] };

type Reading = {
  columns: FileColumns;
  units: FileUnits;
  dateOrder: DateOrder;
  /** YYYY-MM-DD */
  lastDay: string;
  /** Note for drop sets, which have no kind here. */
  dropNote: string;
};

/** Thrown internally and returned as the problem of the row. */
class RowProblemError extends Error {
  readonly code: RowProblemCode;
  readonly foundText: string | undefined;
  constructor(code: RowProblemCode, foundText?: string) {
    super(code);
    this.code = code;
    this.foundText = foundText;
  }
}

export function readRow(cells: readonly string[], row: number, reading: Reading): ReadRow {
  const problems: RowProblem[] = [];
  const note = (code: RowProblemCode, foundText?: string) =>
    problems.push({ row, code, foundText });
  try {
    return { row: readCells(cells, row, reading, note), problems };
  } catch (problem) {
    if (!(problem instanceof RowProblemError)) throw problem;
    note(problem.code, problem.foundText);
    return { problems: problems.filter(({ code }) => !IMPORTABLE_PROBLEMS.has(code)) };
  }
}

type Note = (code: RowProblemCode, foundText?: string) => void;

function readCells(
  cells: readonly string[],
  row: number,
  reading: Reading,
  note: Note,
): FileRow | undefined {
  const { columns } = reading;
  const { app } = columns;
  const cell = (name: ColumnName): string => cells[columns.at[name] ?? -1]?.trim() ?? '';
  const text = (name: ColumnName, most: number): string | undefined => {
    const whole = unescapeText(cell(name), app);
    if (whole.length > most) note('text_cut', whole.slice(0, 40));
    return whole === '' ? undefined : whole.slice(0, most).trim();
  };
  const kindText = plainText(cell('setKind'));
  if (app === 'strong' && (OTHER_ROWS.has(kindText) || OTHER_ROWS.has(plainText(cell('exercise')))))
    return undefined;
  const start = readMoment(cell('start'), reading);
  const name = text('exercise', TEXT_LIMITS.name);
  if (name === undefined && app !== 'forja') throw new RowProblemError('no_exercise');
  const workout = {
    name: text('title', TEXT_LIMITS.name) ?? '',
    start,
    end: parseFileMoment(cell('end'), reading.dateOrder),
    durationSeconds: app === 'strong' ? parseFileDuration(cell('duration')) : undefined,
    notes: text('workoutNotes', TEXT_LIMITS.notes),
    ...(app === 'forja' && readOwnColumns(cell)),
  };
  if (name === undefined) return { row, workout };
  const index = Number.parseInt(cell('setIndex'), 10);
  const exercise = {
    name,
    id: cell('exerciseId') || undefined,
    notes: text('exerciseNotes', TEXT_LIMITS.notes),
    superset: cell('superset') || undefined,
    restSeconds: readOptional(cell('restSeconds'), 'restSeconds'),
    isSkipped: cell('isSkipped') === 'true' || undefined,
    isStart: app === 'strong' || Number.isNaN(index) ? false : index === 0,
  };
  if (app === 'forja' && cell('setKind') === '')
    return { row, workout, exercise: { ...exercise, isStart: true } };
  return { row, workout, exercise, set: readSet({ cells, cell, text, kindText, reading, note }) };
}

const OTHER_APPS: readonly FileApp[] = ['hevy', 'strong', 'forja'];

const readOwnColumns = (cell: (name: ColumnName) => string) => {
  const from = OTHER_APPS.find((app) => app === cell('importedFrom'));
  return {
    id: cell('workoutId'),
    day: cell('day') || undefined,
    routineId: cell('routineId') || undefined,
    routineDayId: cell('routineDayId') || undefined,
    imported: from && { from, key: unescapeText(cell('importedKey'), 'forja') },
  };
};

function readMoment(text: string, { lastDay, dateOrder }: Reading) {
  if (text === '') throw new RowProblemError('no_date');
  const moment = parseFileMoment(text, dateOrder);
  if (!moment || moment.wall < '1950-01-01') throw new RowProblemError('bad_date', text);
  if (moment.wall.slice(0, 10) > lastDay) throw new RowProblemError('future_date', text);
  return moment;
}

type SetReading = {
  cells: readonly string[];
  cell: (name: ColumnName) => string;
  text: (name: ColumnName, most: number) => string | undefined;
  kindText: string;
  reading: Reading;
  note: Note;
};

function readSet({ cells, cell, text, kindText, reading, note }: SetReading): FileSetFigures {
  const { app } = reading.columns;
  const kindRule =
    app === 'strong' && /^\d+$/u.test(kindText)
      ? SET_KIND_NAMES.get('normal')
      : SET_KIND_NAMES.get(kindText);
  if (!kindRule) throw new RowProblemError('unknown_kind', cell('setKind'));
  const isOwn = app === 'forja';
  const figures = {
    weightKg: readWeight(cells, cell('weightUnit'), reading),
    repetitions: readFigure(cell('repetitions'), 'repetitions', 'bad_repetitions', isOwn),
    seconds: readFigure(cell('seconds'), 'seconds', 'bad_seconds', isOwn),
    distanceMeters: readDistance(cells, cell('distanceUnit'), reading),
  };
  const { repetitions, seconds, distanceMeters } = figures;
  if (!isOwn && repetitions === undefined && seconds === undefined && distanceMeters === undefined)
    throw new RowProblemError('nothing_done');
  const noteText = text('setNotes', TEXT_LIMITS.notes);
  return {
    kind: kindRule.kind,
    ...figures,
    repsInReserve: readReserve(cell('rpe'), note) ?? (kindRule.mark === 'failure' ? 0 : undefined),
    notes: kindRule.mark === 'drop' ? joinNotes(reading.dropNote, noteText) : noteText,
    ...(isOwn && { doneAt: cell('doneAt') || undefined }),
  };
}

const joinNotes = (mark: string, noteText: string | undefined): string =>
  (noteText === undefined ? mark : `${mark} ${noteText}`).slice(0, TEXT_LIMITS.notes);

type LimitedField = keyof typeof SET_LIMITS;

/** Apps write 0 for missing figures. */
function readFigure(
  text: string,
  field: LimitedField,
  code: RowProblemCode,
  keepsZero: boolean,
): number | undefined {
  if (text === '') return undefined;
  const number = parseNumber(text);
  if (number === 0 && !keepsZero) return undefined;
  if (number === undefined || !fitsLimits(number, field) || !Number.isInteger(number))
    throw new RowProblemError(code, text);
  return number;
}

const readOptional = (text: string, field: LimitedField): number | undefined => {
  const number = text === '' ? undefined : parseNumber(text);
  return number !== undefined && fitsLimits(number, field) ? number : undefined;
};

const fitsLimits = (number: number, field: LimitedField): boolean =>
  number >= SET_LIMITS[field].min && number <= SET_LIMITS[field].max;

function readWeight(
  cells: readonly string[],
  unitText: string,
  { columns: { weights, app }, units }: Reading,
): number | undefined {
  const column = weights.find(({ at }) => (cells[at] ?? '').trim() !== '');
  if (!column) return undefined;
  const text = cells[column.at] ?? '';
  const number = parseNumber(text);
  if (number === 0 && app !== 'forja') return undefined;
  const unit = column.unit ?? toUnit(unitText) ?? units.weight;
  const kilos = number === undefined ? undefined : toKilos(number, unit === 'lb', app);
  if (kilos === undefined || !fitsLimits(kilos, 'weightKg'))
    throw new RowProblemError('bad_weight', text);
  return kilos;
}

function readDistance(
  cells: readonly string[],
  unitText: string,
  { columns: { distances }, units }: Reading,
): number | undefined {
  const column = distances.find(({ at }) => (cells[at] ?? '').trim() !== '');
  if (!column) return undefined;
  const text = cells[column.at] ?? '';
  const number = parseNumber(text);
  if (number === 0) return undefined;
  const unit = column.unit ?? toUnit(unitText) ?? units.distance;
  const meters =
    number === undefined || unit === 'kg' || unit === 'lb'
      ? undefined
      : Math.round(number * METERS[unit]);
  if (meters === undefined || !fitsLimits(meters, 'distanceMeters'))
    throw new RowProblemError('bad_distance', text);
  return meters;
}

/** RPE 10 means no repetitions in reserve. */
function readReserve(text: string, note: Note): number | undefined {
  if (text === '') return undefined;
  const rpe = parseNumber(text);
  if (rpe === undefined || rpe < 0 || rpe > 10) {
    note('bad_rpe', text);
    return undefined;
  }
  return Math.round((10 - rpe) * 1e6) / 1e6;
}

const toUnit = (text: string): WeightUnit | DistanceUnit | undefined => UNITS[plainText(text)];

/** Decimal point or comma, without thousands separators, as the apps write. */
const parseNumber = (text: string): number | undefined =>
  /^\d{1,9}(?:[.,]\d{1,12})?$/u.test(text.trim())
    ? Number(text.trim().replace(',', '.'))
    : undefined;

/** Own exports are not rounded again. */
const toKilos = (number: number, isPounds: boolean, app: FileApp): number =>
  app === 'forja' ? number : roundTo2(isPounds ? number * KILOS_PER_POUND : number);

const roundTo2 = (number: number): number => Math.round(number * 100) / 100;

/** Exports escape formulas with an apostrophe, which is not part of the text. */
const unescapeText = (text: string, app: FileApp): string =>
  app === 'forja' ? unescapeCell(text) : text;
