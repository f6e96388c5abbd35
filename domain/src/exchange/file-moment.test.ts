import { expect, test } from 'vitest';
import { findDateOrder, parseFileDuration, parseFileMoment } from './file-moment.ts';

test.each([
  ['26 Jul 2025, 07:06', '2025-07-26T07:06:00'],
  ['26 jul 2025, 07:06', '2025-07-26T07:06:00'],
  ['6 ene. 2025, 19:06', '2025-01-06T19:06:00'],
  ['6 de enero de 2025, 19:06', '2025-01-06T19:06:00'],
  ['1 sept 2025, 07:06', '2025-09-01T07:06:00'],
  ['1 dic 2025 7:06 p. m.', '2025-12-01T19:06:00'],
  ['Jul 26, 2025, 12:06 AM', '2025-07-26T00:06:00'],
  ['2026-08-03 18:00:00', '2026-08-03T18:00:00'],
  ['2026-08-03 6:00:00\u202fPM', '2026-08-03T18:00:00'],
  ['2026-09-20T18:00:00', '2026-09-20T18:00:00'],
  ['2024-08-05', '2024-08-05T00:00:00'],
  ['5/8/2024 7:06', '2024-08-05T07:06:00'],
  ['05-08-2024', '2024-08-05T00:00:00'],
  ['05.08.2024, 07:06:09 p. m.', '2024-08-05T19:06:09'],
])('"%s" is %s', (text, wall) => {
  expect(parseFileMoment(text)).toEqual({ wall });
});

test('an instant stays an instant', () => {
  expect(parseFileMoment('2026-09-06T15:52:37.000Z')).toEqual({
    wall: '2026-09-06T15:52:37',
    instant: '2026-09-06T15:52:37.000Z',
  });
});

test.each([
  '',
  '31 Feb 2025, 07:06',
  '2025-13-01',
  '26 Foo 2025, 07:06',
  '25:00',
  '2025-01-01 25:00',
  'ayer',
  '7/26/2025',
])('"%s" is not a moment', (text) => {
  expect(parseFileMoment(text)).toBeUndefined();
});

test.each([
  [['1/7/2025', '2/7/2025'], 'day-first', '2025-07-01'],
  [['1/7/2025', '26/7/2025 07:06'], 'day-first', '2025-07-01'],
  [['1/7/2025', '7/26/2025 7:06 AM'], 'month-first', '2025-01-07'],
  [['2025-07-26', 'ayer', ''], 'day-first', undefined],
] as const)('%o are %s', (texts, order, day) => {
  expect(findDateOrder(texts)).toBe(order);
  if (day) expect(parseFileMoment(texts[0], order)?.wall.slice(0, 10)).toBe(day);
});

test.each([
  ['1h 5m', 3900],
  ['45m', 2700],
  ['2h', 7200],
  ['1:05:00', 3900],
  ['5400', 5400],
  ['', undefined],
  ['mucho', undefined],
])('"%s" lasts %s seconds', (text, seconds) => {
  expect(parseFileDuration(text)).toBe(seconds);
});
