import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cases } from './cases.fixture.ts';

const anyNumber = fc.integer();

describe('a recorded failure is retried with the daily cases, and a recorded seed with all its cases', () => {
  const triedNumbers: number[][] = [];

  test('a case', () => {
    const numbers: number[] = [];
    fc.assert(fc.property(anyNumber, (number) => void numbers.push(number)));
    triedNumbers.push(numbers);
  });

  test('was tried', () => {
    expect(triedNumbers).toEqual([
      fc.sample(anyNumber, cases()),
      fc.sample(anyNumber, { seed: 20_261_121, numRuns: 42 }).slice(41),
      fc.sample(anyNumber, { seed: 7, numRuns: cases() }),
    ]);
  });
});

test('a failed property prints the row that records its case', () => {
  const failingNumber = fc.sample(anyNumber, { seed: 3, numRuns: 18 })[17];
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 3 });
  const property = fc.property(anyNumber, (number) => number !== failingNumber);
  expect(() => fc.assert(property)).toThrow(
    [
      'Add to domain/src/properties/failed-seeds.fixture.ts, with what was wrong:',
      `{ file: "domain/src/properties/failed-seeds.test.ts", test: "${expect.getState().currentTestName}", seed: 3, path: "17", was: "" },`,
    ].join('\n'),
  );
  // reproduces alone
  expect(fc.check(property, { seed: 3, path: '17', numRuns: 1 }).failed).toBe(true);
  expect(fc.check(property, { seed: 3, path: '18', numRuns: 1 }).failed).toBe(false);
});
