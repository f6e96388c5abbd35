import { plainText } from '../../search/plain-text.ts';
import {
  MEASURE_COLUMN_NAMES,
  type MeasureColumn,
  NAMES_THAT_NEED_A_UNIT,
  UNIT_WORDS,
} from './measure-columns.data.ts';

export type FileUnit = (typeof UNIT_WORDS)[keyof typeof UNIT_WORDS] | '%';

type FoundColumn = { column: MeasureColumn; at: number; unit: FileUnit | undefined };

export type MeasureColumns = {
  day: number;
  figures: readonly (FoundColumn & { column: Exclude<MeasureColumn, 'takenOn'> })[];
  ignored: readonly string[];
};

export type ColumnRefusal = 'no_day' | 'no_figures';

/** Matches titles, never positions. */
export function findMeasureColumns(header: readonly string[]): MeasureColumns | ColumnRefusal {
  const candidates = header.flatMap((title, at) => {
    const column = readTitle(title);
    return column ? [{ ...column, at }] : [];
  });
  const day = candidates.find(({ column }) => column === 'takenOn');
  if (!day) return 'no_day';
  const figures = [...new Set(candidates.map(({ column }) => column))].flatMap((column) => {
    const [best] = candidates.filter((each) => each.column === column).toSorted(inOurUnitFirst);
    return best && column !== 'takenOn' ? [{ ...best, column }] : [];
  });
  if (figures.length === 0) return 'no_figures';
  const usedPlaces = new Set([day.at, ...figures.map(({ at }) => at)]);
  return {
    day: day.at,
    figures,
    ignored: header.filter((title, at) => title.trim() !== '' && !usedPlaces.has(at)),
  };
}

const inOurUnitFirst = (one: FoundColumn, other: FoundColumn): number => rank(one) - rank(other);
const rank = ({ unit }: FoundColumn): number =>
  unit === undefined ? 1 : unit === 'lb' || unit === 'in' ? 2 : 0;

/** Another unit means another column: fat mass is not a percentage. */
export function allowedUnits(column: MeasureColumn): readonly FileUnit[] {
  if (column === 'weightKg') return ['kg', 'lb'];
  if (column.endsWith('Cm')) return ['cm', 'in'];
  if (column === 'bodyFatPercent') return ['%'];
  if (column === 'restingPulse') return ['bpm'];
  return column === 'takenOn' ? [] : ['mmHg'];
}

type ReadTitle = { column: MeasureColumn; unit: FileUnit | undefined };

function readTitle(title: string): ReadTitle | undefined {
  const words = plainText(title).split(' ');
  const name = words.filter((word) => unitOfWord(word) === undefined).join(' ');
  const named = words.flatMap((word) => unitOfWord(word) ?? []);
  const units: readonly FileUnit[] = title.includes('%') ? ['%', ...named] : named;
  for (const [column, names] of NAMES) {
    if (!names.includes(name)) continue;
    const unit = units.find((each) => allowedUnits(column).includes(each));
    if (unit !== undefined || (units.length === 0 && !NAMES_THAT_NEED_A_UNIT.has(name)))
      return { column, unit };
  }
  return undefined;
}

const NAMES = Object.entries(MEASURE_COLUMN_NAMES) as [MeasureColumn, readonly string[]][]; // the keys of the table

export const unitOfWord = (word: string): FileUnit | undefined =>
  word in UNIT_WORDS ? UNIT_WORDS[word as keyof typeof UNIT_WORDS] : undefined; // just checked
