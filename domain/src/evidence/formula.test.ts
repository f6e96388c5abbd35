import { expect, test } from 'vitest';
import { formula } from './formula.ts';

test.each([
  ['1 + 2 * 3', {}, 7],
  ['(1 + 2) * 3', {}, 9],
  ['2 ^ 3 ^ 2', {}, 512],
  ['-2 ^ 2', {}, -4],
  ['2 ^ (-semanas * 7 / 365)', { semanas: 0 }, 1],
  ['10 - 4 - 3', {}, 3],
  ['24 / 4 / 3', {}, 2],
  ['max(25, 14 * meta / 1000)', { meta: 2000 }, 28],
  ['round(2.345, 1)', {}, 2.3],
  ['round(-2.5)', {}, -2],
  ['ceil(1.01) + floor(1.99)', {}, 3],
  ['ln(exp(2)) + log10(100) + sqrt(9) + abs(-1)', {}, 8],
  ['añosDeUso * 2', { añosDeUso: 3 }, 6],
])('%s with %o is %d', (text, values, result) => {
  expect(formula(text).evaluate(values)).toBeCloseTo(result, 10);
});

test.each(['', '1 +', '(1', '1)', 'raíz(2)', '2 2', 'a..b', '1 % 2', 'min()'])(
  '"%s" is not a formula',
  (text) => {
    expect(() => formula(text)).toThrow();
  },
);

test('a formula lists its names and throws without one of them', () => {
  const parsed = formula('10 * pesoKg + min(edad, 3)');
  expect(parsed.names).toEqual(['pesoKg', 'edad']);
  expect(() => parsed.evaluate({ pesoKg: 80 })).toThrow('edad');
});

test('a result of minus zero is zero', () => {
  expect(Object.is(formula('round(-0.001, 2)').evaluate({}), 0)).toBe(true);
});
