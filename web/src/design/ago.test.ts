import { expect, test } from 'vitest';
import { ago } from './ago.ts';

const NOW = new Date(2026, 10, 21, 15, 30);
const at = (day: number, hours: number, minutes = 0, month = 10) =>
  new Date(2026, month, day, hours, minutes);

test.each([
  { moment: NOW, text: 'recién' },
  { moment: at(21, 15, 31), text: 'recién' },
  { moment: at(21, 15, 29), text: 'hace 1 minuto' },
  { moment: at(21, 14, 31), text: 'hace 59 minutos' },
  { moment: at(21, 14, 30), text: 'hace 1 hora' },
  { moment: at(21, 0, 5), text: 'hace 15 horas' },
  { moment: at(20, 23, 55), text: 'ayer a las 23:55' },
  { moment: at(20, 0, 1), text: 'ayer a las 00:01' },
  { moment: at(19, 23, 59), text: 'hace 2 días' },
  { moment: at(14, 1), text: 'hace 7 días' },
  { moment: at(13, 23), text: 'el 13/11/2026' },
  { moment: at(7, 9, 0, 2), text: 'el 07/03/2026' },
])('$moment reads as $text', ({ moment, text }) => {
  expect(ago(moment, NOW)).toBe(text);
});
