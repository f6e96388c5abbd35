import fc from 'fast-check';
import { expect, test } from 'vitest';
import { retrace } from '../../evidence/traced.ts';
import { MAX_REPETITIONS, oneRepMax } from './one-rep-max.ts';

// Computed by hand from the formulas of evidence D2: 100 kg for 5 and for 10 repetitions.
test.each([
  { rule: 'one-rep-max.brzycki', five: 112.5, ten: 133.333, basis: 'source' },
  { rule: 'one-rep-max.epley', five: 116.667, ten: 133.333, basis: 'expert_judgement' },
  { rule: 'one-rep-max.wathan', five: 116.583, ten: 134.747, basis: 'expert_judgement' },
])(
  '$rule gives $five kg for 100 kg × 5 and $ten kg for 100 kg × 10',
  ({ rule, five, ten, basis }) => {
    const value = (repetitions: number) => {
      const outcome = oneRepMax({ weightKg: 100, repetitions });
      return outcome.ok ? outcome.byFormula.find((estimate) => estimate.rule === rule) : undefined;
    };
    expect(value(5)?.value).toBeCloseTo(five, 2);
    expect(value(10)?.value).toBeCloseTo(ten, 2);
    expect(value(5)?.basis).toBe(basis);
  },
);

test('the range spans the lowest and highest formula', () => {
  const outcome = oneRepMax({ weightKg: 100, repetitions: 5 });
  if (!outcome.ok) throw new Error(outcome.reason.code);
  expect(outcome.low.value).toBe(112.5);
  expect(outcome.high.value).toBeCloseTo(116.667, 2);
});

test('a single repetition is the maximum itself', () => {
  const outcome = oneRepMax({ weightKg: 142.5, repetitions: 1 });
  if (!outcome.ok) throw new Error(outcome.reason.code);
  expect([outcome.low.value, outcome.high.value]).toEqual([142.5, 142.5]);
});

test.each([
  { set: { weightKg: 60, repetitions: 11 }, code: 'one-rep-max-too-far' },
  { set: { weightKg: 60, repetitions: 5, repsInReserve: 3.5 }, code: 'one-rep-max-too-far' },
  { set: { weightKg: 60, repetitions: 10, repsInReserve: 3 }, code: 'one-rep-max-too-far' },
  { set: { weightKg: 60, repetitions: 4.5 }, code: 'one-rep-max-unreadable' },
  { set: { weightKg: 60, repetitions: 0 }, code: 'one-rep-max-unreadable' },
  { set: { weightKg: 0, repetitions: 5 }, code: 'one-rep-max-unreadable' },
  { set: { weightKg: Number.NaN, repetitions: 5 }, code: 'one-rep-max-unreadable' },
])('no maximum is estimated from %o', ({ set, code }) => {
  const outcome = oneRepMax(set);
  expect(outcome.ok ? undefined : outcome.reason.code).toBe(code);
});

test('an estimate is at least the lifted weight, and never falls with more repetitions', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1, max: 400, noNaN: true }),
      fc.integer({ min: 2, max: MAX_REPETITIONS - 1 }),
      (weightKg, repetitions) => {
        const fewer = oneRepMax({ weightKg, repetitions });
        const more = oneRepMax({ weightKg, repetitions: repetitions + 1 });
        if (!fewer.ok || !more.ok) throw new Error('refused');
        expect(fewer.low.value).toBeGreaterThanOrEqual(weightKg);
        expect(more.low.value).toBeGreaterThanOrEqual(fewer.low.value);
        expect(more.high.value).toBeGreaterThanOrEqual(fewer.high.value);
        for (const estimate of [fewer.low, fewer.high, ...fewer.byFormula])
          expect(retrace(estimate)).toBe(estimate.value);
      },
    ),
  );
});
