import { once } from '@forja/domain/units/once';

/** Always `es-AR`: `es` and `es-ES` print 3010 where readers here expect 3.010. */
const LOCALE = 'es-AR';
const MINUS = '−';
const SPACE = '\u00a0';

const cache = new Map<string, Intl.NumberFormat>();

function getFormatter(minDecimals: number, maxDecimals: number): Intl.NumberFormat {
  const key = `${minDecimals}/${maxDecimals}`;
  const cached = cache.get(key);
  if (cached) return cached;
  const created = new Intl.NumberFormat(LOCALE, {
    minimumFractionDigits: minDecimals,
    maximumFractionDigits: maxDecimals,
  });
  cache.set(key, created);
  return created;
}

function formatNumber(value: number, minDecimals: number, maxDecimals: number): string {
  const text = getFormatter(minDecimals, maxDecimals).format(Math.abs(value));
  const isZero = !/[1-9]/.test(text);
  return value < 0 && !isZero ? `${MINUS}${text}` : text;
}

/** 3.010 */
export const integer = (value: number): string => formatNumber(value, 0, 0);

/** 78,4. Trailing zeros stay, so that columns align. */
export const decimal = (value: number, decimals = 1): string =>
  formatNumber(value, decimals, decimals);

/** 72,5 · 26 */
export const trimmed = (value: number, maxDecimals = 1): string =>
  formatNumber(value, 0, maxDecimals);

/** +8 · −2,8 · 0 */
export function signed(value: number, decimals = 0): string {
  const text = formatNumber(value, decimals, decimals);
  return value > 0 && /[1-9]/.test(text) ? `+${text}` : text;
}

/** 141 g · 2,5 l */
export const quantity = (value: number, unit: string, maxDecimals = 1): string =>
  `${trimmed(value, maxDecimals)}${SPACE}${unit}`;

/** 78,4 kg · 45 kg */
export const kilograms = (value: number): string => quantity(value, 'kg');

export const gramsPerKilogram = (value: number): string => `${trimmed(value, 2)}${SPACE}g/kg`;

export const kilocalories = (value: number): string => `${integer(value)}${SPACE}kcal`;

/** 0.19 → 19 % */
export const percent = (fraction: number, decimals = 0): string =>
  `${formatNumber(fraction * 100, 0, decimals)}${SPACE}%`;

/** $ 10.000 */
export const pesos = (value: number): string =>
  value < 0 ? `${MINUS}$${SPACE}${integer(-value)}` : `$${SPACE}${integer(value)}`;

/** 8 a 10; equal ends print one value. */
export function range(low: number, high: number, maxDecimals = 1): string {
  const from = trimmed(low, maxDecimals);
  const to = trimmed(high, maxDecimals);
  return from === to ? from : `${from} a ${to}`;
}

export const plural = (count: number, one: string, many: string): string =>
  `${integer(count)} ${count === 1 ? one : many}`;

/** 12 semanas */
export const weeks = (count: number): string => plural(count, 'semana', 'semanas');

/** 3 meses */
export const months = (count: number): string => plural(count, 'mes', 'meses');

/** 34 años */
export const years = (count: number): string => plural(count, 'año', 'años');

/** 4 días */
export const days = (count: number): string => plural(count, 'día', 'días');

/** 370 → 6 h 10 min */
export function duration(minutes: number): string {
  const total = Math.max(0, Math.round(minutes));
  const hours = Math.floor(total / 60);
  const rest = total % 60;
  if (hours === 0) return `${rest}${SPACE}min`;
  return rest === 0 ? `${hours}${SPACE}h` : `${hours}${SPACE}h ${rest}${SPACE}min`;
}

/** 150 seconds → 2:30 · 3.700 seconds → 1:01:40 */
export function timer(seconds: number): string {
  const total = Math.max(0, Math.round(seconds));
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(total / 3600);
  const minutes = Math.floor((total % 3600) / 60);
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(total % 60)}`
    : `${minutes}:${two(total % 60)}`;
}

/**
 * A day without a time ('2026-11-21') is local: parsed as UTC it would be the evening before in
 * Argentina.
 */
function toDate(day: Date | string): Date {
  if (day instanceof Date) return day;
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T12:00:00`) : new Date(day);
}

const shortDate = once(
  () =>
    new Intl.DateTimeFormat(LOCALE, {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
    }),
);
const longDate = once(
  () =>
    new Intl.DateTimeFormat(LOCALE, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
    }),
);
const clockTime = once(
  () =>
    new Intl.DateTimeFormat(LOCALE, {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
);

export const date = (day: Date | string): string => shortDate().format(toDate(day));

const ARGENTINE_TIME = { timeZone: 'America/Argentina/Buenos_Aires' } as const;
const argentineDate = once(
  () =>
    new Intl.DateTimeFormat('es-AR', {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      ...ARGENTINE_TIME,
    }),
);
const argentineClock = once(
  () =>
    new Intl.DateTimeFormat('es-AR', {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      ...ARGENTINE_TIME,
    }),
);

/** 21/11/2026 in Argentine time, which counts memberships. */
export const moneyDate = (moment: Date): string => argentineDate().format(moment);

/** 16:05 in Argentine time, which counts memberships. */
export const moneyClock = (moment: Date): string => argentineClock().format(moment);

/** 07/11: sliced from the date, because es-AR drops the zero. */
export const dayAndMonth = (day: Date | string): string => date(day).slice(0, 5);

/** viernes 21 de noviembre */
export const weekdayAndDate = (day: Date | string): string =>
  longDate().format(toDate(day)).replace(',', '');

export const clock = (moment: Date | string): string => clockTime().format(toDate(moment));

/**
 * Comma and dot are decimal marks; a dot before exactly three digits groups thousands. NaN when it
 * is not a number.
 */
export function readNumber(text: string): number {
  const compact = text.trim().replace(/\s/g, '').replace(MINUS, '-');
  const plain = /^-?\d{1,3}(\.\d{3})+(,\d+)?$/.test(compact)
    ? compact.replaceAll('.', '').replace(',', '.')
    : compact.replace(',', '.');
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN;
}
