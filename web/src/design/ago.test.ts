import { expect, test } from 'vitest';
import { ago } from './ago.ts';

const NOW = new Date(2026, 10, 21, 15, 30);
const at = (day: number, hours: number, minutes = 0, month = 10) =>
  new Date(2026, month, day, hours, minutes);

test.each([
  { moment: NOW, said: 'recién' },
  { moment: at(21, 15, 31), said: 'recién' },
  { moment: at(21, 15, 29), said: 'hace 1 minuto' },
  { moment: at(21, 14, 31), said: 'hace 59 minutos' },
  { moment: at(21, 14, 30), said: 'hace 1 hora' },
  { moment: at(21, 0, 5), said: 'hace 15 horas' },
  { moment: at(20, 23, 55), said: 'ayer a las 23:55' },
  { moment: at(20, 0, 1), said: 'ayer a las 00:01' },
  { moment: at(19, 23, 59), said: 'hace 2 días' },
  { moment: at(14, 1), said: 'hace 7 días' },
  { moment: at(13, 23), said: 'el 13/11/2026' },
  { moment: at(7, 9, 0, 2), said: 'el 07/03/2026' },
])('$moment reads as $said', ({ moment, said }) => {
  expect(ago(moment, NOW)).toBe(said);
});
