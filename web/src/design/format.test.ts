import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  clock,
  date,
  dayAndMonth,
  decimal,
  duration,
  gramsPerKilogram,
  integer,
  kilocalories,
  kilograms,
  percent,
  pesos,
  quantity,
  range,
  readNumber,
  signed,
  timer,
  trimmed,
  weekdayAndDate,
  weeks,
} from './format.ts';

/** Normalises spaces. */
const plain = (text: string) => text.replace(/\s/g, ' ');

test('thousands have a dot from 1.000 up', () => {
  expect(integer(3010)).toBe('3.010');
  expect(integer(10000)).toBe('10.000');
  expect(integer(141)).toBe('141');
});

test('decimals have a comma, and keep zeros only where columns align', () => {
  expect(decimal(78.4)).toBe('78,4');
  expect(decimal(86)).toBe('86,0');
  expect(trimmed(72.5)).toBe('72,5');
  expect(trimmed(26)).toBe('26');
  expect(decimal(1.234, 2)).toBe('1,23');
});

test('a negative number has a real minus sign, and a rounded zero has none', () => {
  expect(decimal(-2.8)).toBe('−2,8');
  expect(decimal(-0.04)).toBe('0,0');
  expect(integer(-0)).toBe('0');
  expect(signed(8)).toBe('+8');
  expect(signed(-0.23, 2)).toBe('−0,23');
  expect(signed(0.04, 1)).toBe('0,0');
});

test('a non-breaking space separates a unit from its number', () => {
  expect(plain(kilograms(78.4))).toBe('78,4 kg');
  expect(plain(kilograms(45))).toBe('45 kg');
  expect(kilograms(78.4)).not.toContain(' ');
  expect(plain(kilocalories(3010))).toBe('3.010 kcal');
  expect(plain(gramsPerKilogram(1.6))).toBe('1,6 g/kg');
  expect(plain(quantity(2.5, 'l'))).toBe('2,5 l');
});

test('percentages, prices, ranges and counts follow Argentine usage', () => {
  expect(plain(percent(0.19))).toBe('19 %');
  expect(plain(percent(0.185, 1))).toBe('18,5 %');
  expect(plain(pesos(10000))).toBe('$ 10.000');
  expect(plain(pesos(-1500))).toBe('−$ 1.500');
  expect(range(8, 10)).toBe('8 a 10');
  expect(range(12, 12)).toBe('12');
  expect(weeks(1)).toBe('1 semana');
  expect(weeks(12)).toBe('12 semanas');
});

test('a duration has hours and minutes, a timer has a clock', () => {
  expect(plain(duration(370))).toBe('6 h 10 min');
  expect(plain(duration(58))).toBe('58 min');
  expect(plain(duration(120))).toBe('2 h');
  expect(timer(150)).toBe('2:30');
  expect(timer(5)).toBe('0:05');
  expect(timer(3700)).toBe('1:01:40');
});

test('a day is day/month/year, and a day without a time does not shift', () => {
  expect(date('2026-11-21')).toBe('21/11/2026');
  expect(date(new Date(2026, 0, 5, 9))).toBe('05/01/2026');
  expect(dayAndMonth('2026-11-07')).toBe('07/11');
  expect(weekdayAndDate('2025-11-21')).toBe('viernes 21 de noviembre');
  expect(clock(new Date(2026, 0, 5, 0, 50))).toBe('00:50');
});

test('a typed number may have a comma, a dot or thousands', () => {
  expect(readNumber('78,4')).toBe(78.4);
  expect(readNumber(' 78.4 ')).toBe(78.4);
  expect(readNumber('1.234,5')).toBe(1234.5);
  expect(readNumber('10.000')).toBe(10000);
  expect(readNumber('−3')).toBe(-3);
  expect(readNumber('')).toBeNaN();
  expect(readNumber('1,2,3')).toBeNaN();
  expect(readNumber('78kg')).toBeNaN();
});

test('a formatted number is parsed to the same value', () => {
  fc.assert(
    fc.property(fc.integer({ min: -9_999_999, max: 9_999_999 }), (tenths) => {
      expect(readNumber(decimal(tenths / 10))).toBeCloseTo(tenths / 10, 6);
      expect(readNumber(integer(tenths))).toBeCloseTo(tenths, 6);
    }),
  );
});
