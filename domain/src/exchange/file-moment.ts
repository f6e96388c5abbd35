import { plainText } from '../search/plain-text.ts';
import type { FileMoment } from './file-row.ts';

const ISO =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T\s]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(am|pm)?)?(z|[+-]\d{2}:?\d{2})?$/iu;
/** "26 Jul 2025, 07:06", "26 de jul. de 2025 07:06 p. m." */
const DAY_FIRST =
  /^(\d{1,2})\s+(?:de\s+)?(\p{L}+)\.?\s+(?:de\s+)?(\d{4})(?:,?\s+(\d{1,2}):(\d{2})(?::(\d{2}))?\s*(am|pm)?)?$/iu;
/** "Jul 26, 2025, 7:06 AM" */
const MONTH_FIRST =
  /^(\p{L}+)\.?\s+(\d{1,2}),?\s+(\d{4})(?:,?\s+(\d{1,2}):(\d{2})(?::(\d{2}))?\s*(am|pm)?)?$/iu;

/** "26/7/2025 07:06" (Argentina) and "7/26/2025 7:06 AM" (United States). */
const NUMERIC =
  /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:,?\s+(\d{1,2}):(\d{2})(?::(\d{2}))?\s*(am|pm)?)?$/iu;

export type DateOrder = 'day-first' | 'month-first';

/** First three letters, in English and Spanish. */
const MONTHS: Readonly<Record<string, number>> = {
  jan: 1,
  ene: 1,
  feb: 2,
  mar: 3,
  apr: 4,
  abr: 4,
  may: 5,
  jun: 6,
  jul: 7,
  aug: 8,
  ago: 8,
  sep: 9,
  set: 9,
  oct: 10,
  nov: 11,
  dec: 12,
  dic: 12,
};

type Captures = (string | undefined)[];

/** One order per file: day first, unless only month first is valid. */
export const findDateOrder = (texts: Iterable<string>): DateOrder =>
  detectDateOrder(texts) ?? 'day-first';

/** Undefined when both orders are valid and give different days. */
export function detectDateOrder(texts: Iterable<string>): DateOrder | undefined {
  let order: DateOrder | undefined = 'day-first';
  let isDetected = false;
  for (const text of texts) {
    const [, first, second] = NUMERIC.exec(normalizeMoment(text)) ?? [];
    if (Number(first) > 12) return 'day-first';
    if (Number(second) > 12) {
      order = 'month-first';
      isDetected = true;
    }
    if (!isDetected && first !== undefined && Number(first) !== Number(second)) order = undefined;
  }
  return order;
}

const normalizeMoment = (text: string): string =>
  text
    .trim()
    .replaceAll(/\s+/gu, ' ')
    .replace(/([ap])\.?\s?m\.?$/iu, '$1m');

/** Undefined for an unknown format or a day that does not exist. */
export function parseFileMoment(
  text: string,
  order: DateOrder = 'day-first',
): FileMoment | undefined {
  const clean = normalizeMoment(text);
  const iso = ISO.exec(clean);
  if (iso) {
    const [, year, month, day, ...time] = iso;
    const offset = time.pop();
    const wall = createWall([year, month, day], time);
    if (wall === undefined) return undefined;
    const instant =
      offset === undefined ? undefined : new Date(clean.replace(' ', 'T')).toISOString();
    return { wall, ...(instant !== undefined && { instant }) };
  }
  const numeric = NUMERIC.exec(clean);
  if (numeric) {
    const [, first, second, year, ...time] = numeric;
    const date = order === 'day-first' ? [year, second, first] : [year, first, second];
    return createMoment(date, time);
  }
  const dayFirst = DAY_FIRST.exec(clean);
  if (dayFirst) {
    const [, day, month, year, ...time] = dayFirst;
    return createMoment([year, findMonth(month), day], time);
  }
  const monthFirst = MONTH_FIRST.exec(clean);
  if (!monthFirst) return undefined;
  const [, month, day, year, ...time] = monthFirst;
  return createMoment([year, findMonth(month), day], time);
}

const findMonth = (name = ''): string | undefined =>
  MONTHS[plainText(name).slice(0, 3)]?.toString();

function createMoment(date: Captures, time: Captures): FileMoment | undefined {
  const wall = createWall(date, time);
  return wall === undefined ? undefined : { wall };
}

function createWall(date: Captures, [hour, minute, second, half]: Captures): string | undefined {
  const [year = 0, month = 0, day = 0] = date.map(Number);
  const hours = hour === undefined ? 0 : to24(Number(hour), half?.toLowerCase());
  const time = [hours, Number(minute ?? 0), Number(second ?? 0)];
  const [h = 0, m = 0, s = 0] = time;
  if (!isDay(year, month, day) || h > 23 || m > 59 || s > 59) return undefined;
  return `${[year, month, day].map(pad).join('-')}T${time.map(pad).join(':')}`;
}

function to24(hour: number, half: string | undefined): number {
  if (half === undefined) return hour;
  return (hour % 12) + (half === 'pm' ? 12 : 0);
}

function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

const pad = (part: number): string => String(part).padStart(2, '0');

/** Seconds of "1h 5m", "45m", "1:05:00" or a number; undefined for other text. */
export function parseFileDuration(text: string): number | undefined {
  const clean = text.trim().toLowerCase();
  if (/^\d+(?:[.,]0+)?$/u.test(clean)) return Number.parseInt(clean, 10);
  const clock = /^(?:(\d+):)?(\d{1,2}):(\d{2})$/u.exec(clean);
  if (clock) {
    const [hours = 0, minutes = 0, seconds = 0] = clock.slice(1).map((part) => Number(part ?? 0));
    return hours * 3600 + minutes * 60 + seconds;
  }
  const spoken = /^(?:(\d+)\s*h)?\s*(?:(\d+)\s*m(?:in)?)?\s*(?:(\d+)\s*s)?$/u.exec(clean);
  if (!spoken || clean === '') return undefined;
  const [hours = 0, minutes = 0, seconds = 0] = spoken.slice(1).map((part) => Number(part ?? 0));
  return hours * 3600 + minutes * 60 + seconds;
}
