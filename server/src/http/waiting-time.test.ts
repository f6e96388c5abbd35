import { expect, test } from 'vitest';
import { waitingTime } from './waiting-time.ts';

test.each([
  [0, '1 segundo'],
  [1, '1 segundo'],
  [59, '59 segundos'],
  [60, '1 minuto'],
  [61, '2 minutos'],
  [720, '12 minutos'],
  [3600, '1 hora'],
  [3601, '2 horas'],
])('%i seconds are written as %s', (seconds, text) => {
  expect(waitingTime(seconds)).toBe(text);
});
