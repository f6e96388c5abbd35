import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COMPOUND_IDS } from '../compounds/compounds.data.ts';
import { absorptionRate, bateman, peakTime, rateConstant } from './bateman.ts';
import { CURVE_SUBSTANCES, curveUnit, hasCurve } from './curve-substances.data.ts';
import type { CurveSubstance } from './curve-substances.data.ts';
import { CURVE_LIMITS, serumCurve } from './serum-curve.ts';

const WEEKS = 40;
const weekly = (doseMg: number, substance: CurveSubstance = 'testosterone-enanthate') =>
  serumCurve({ substance, doseMg, intervalDays: 7, doses: WEEKS, weightKg: 75 });
const findTrough = (doseMg: number) =>
  weekly(doseMg).find(({ days }) => Math.abs(days - WEEKS * 7) < 1e-6)?.mid;

test.each([
  [125, 524],
  [300, 1257],
  [600, 2514],
  [50, 209],
  [25, 105],
])('%i mg of enanthate a week give a trough of %i ng/dL at 75 kg', (doseMg, trough) => {
  expect(Math.abs((findTrough(doseMg) ?? 0) - trough)).toBeLessThanOrEqual(1);
});

/** Mean nadir of 61 men, ng/dL, Bhasin 2001. The model excludes own testosterone at low doses. */
const OBSERVED = [
  { doseMg: 25, nadir: 253, within: 0.6 },
  { doseMg: 50, nadir: 306, within: 0.35 },
  { doseMg: 125, nadir: 542, within: 0.1 },
  { doseMg: 300, nadir: 1345, within: 0.1 },
  { doseMg: 600, nadir: 2370, within: 0.1 },
];

test('troughs keep the order of Bhasin 2001, within a tenth from replacement doses upward', () => {
  const troughs = OBSERVED.map(({ doseMg }) => findTrough(doseMg) ?? Number.NaN);
  expect(troughs).toEqual(troughs.toSorted((a, b) => a - b));
  OBSERVED.forEach(({ nadir, within }, at) => {
    expect(Math.abs((troughs[at] ?? Number.NaN) / nadir - 1)).toBeLessThan(within);
  });
});

test('a single dose of 250 mg peaks at 10 to 12 ng/mL, half of the label, which the band covers', () => {
  const single = serumCurve({
    substance: 'testosterone-enanthate',
    doseMg: 250,
    intervalDays: 7,
    doses: 1,
    weightKg: 75,
  });
  const peak = Math.max(...single.map(({ mid }) => mid));
  expect(peak).toBeGreaterThanOrEqual(1000);
  expect(peak).toBeLessThanOrEqual(1200);
  expect(Math.max(...single.map(({ high }) => high))).toBeGreaterThanOrEqual(2000);
});

describe('the Bateman function', () => {
  test('is continuous where absorption equals elimination', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.01, max: 5, noNaN: true }),
        fc.double({ min: 0.01, max: 30, noNaN: true }),
        (k, t) => {
          const limit = k * t * Math.exp(-k * t);
          expect(bateman(t, k, k)).toBeCloseTo(limit, 12);
          for (const gap of [1e-12, 1e-9, 1e-8, 1e-7])
            expect(bateman(t, k + gap, k)).toBeCloseTo(limit, 5);
        },
      ),
    );
  });

  test('agrees with its textbook form', () => {
    const [ka, ke, t] = [0.154, 0.7, 3];
    expect(bateman(t, ka, ke)).toBeCloseTo(
      (ka / (ka - ke)) * (Math.exp(-ke * t) - Math.exp(-ka * t)),
      12,
    );
    expect(bateman(t, ka, ke) / ka).toBeCloseTo(bateman(t, ke, ka) / ke, 12);
  });

  test('stays finite long after the dose', () => {
    expect(bateman(5000, rateConstant(6), rateConstant(4.3 / 24))).toBeCloseTo(0, 12);
  });

  test('peaks at the requested time', () => {
    const ke = rateConstant(12.5 / 24);
    const ka = absorptionRate(1.6 / 24, ke);
    expect(peakTime(ka, ke) * 24).toBeCloseTo(1.6, 6);
  });
});

describe('serum curves', () => {
  test('exist only for substances with verified kinetics', () => {
    expect(COMPOUND_IDS.filter(hasCurve)).toEqual([
      'testosterone-enanthate',
      'testosterone-cypionate',
      'nandrolone-decanoate',
      'mesterolone',
    ]);
    expect(Object.keys(CURVE_SUBSTANCES).filter((id) => id.includes('undecanoate'))).toHaveLength(
      2,
    );
  });

  test.each([
    'trenbolone',
    'oxandrolone',
    'testosterone-propionate',
    'rad-140',
    'toString',
    '__proto__',
  ])('%s is refused', (id) => {
    expect(hasCurve(id)).toBe(false);
    // Untyped callers could send these.
    const substance = id as CurveSubstance;
    expect(() =>
      serumCurve({ substance, doseMg: 1, intervalDays: 7, doses: 1, weightKg: 75 }),
    ).toThrow('no curve');
  });

  test('show only the shape without a clearance', () => {
    expect(curveUnit('nandrolone-decanoate')).toBe('% del máximo');
    expect(weekly(50, 'nandrolone-decanoate')).toEqual(weekly(200, 'nandrolone-decanoate'));
    const singleDose = serumCurve({
      substance: 'mesterolone',
      doseMg: 25,
      intervalDays: 1,
      doses: 1,
      weightKg: 75,
    });
    expect(Math.max(...singleDose.map(({ mid }) => mid))).toBeGreaterThanOrEqual(99);
    expect(
      singleDose.reduce((top, point) => (point.mid > top.mid ? point : top)).days * 24,
    ).toBeCloseTo(2, 0);
  });

  test.each([
    { doseMg: 0 },
    { doseMg: Number.NaN },
    { doseMg: 5000 },
    { intervalDays: 0 },
    { doses: 0 },
    { doses: 1.5 },
    { doses: 1000 },
    { weightKg: 5 },
  ])('%j is refused', (wrong) => {
    expect(() =>
      serumCurve({
        substance: 'testosterone-enanthate',
        doseMg: 100,
        intervalDays: 7,
        doses: 1,
        weightKg: 75,
        ...wrong,
      }),
    ).toThrow(RangeError);
  });
});

test('the band contains the line, from half to double, and starts at zero', () => {
  const within = ({ min, max }: { min: number; max: number }) =>
    fc.integer({ min: Math.ceil(min), max });
  // Object.keys loses the literal type.
  const substances = Object.keys(CURVE_SUBSTANCES) as CurveSubstance[];
  fc.assert(
    fc.property(
      fc.record({
        substance: fc.constantFrom(...substances),
        doseMg: within(CURVE_LIMITS.doseMg),
        intervalDays: fc.integer({ min: 1, max: 30 }),
        doses: fc.integer({ min: 1, max: 6 }),
        weightKg: within(CURVE_LIMITS.weightKg),
      }),
      (request) => {
        const curve = serumCurve(request);
        expect(curve[0]).toEqual({ days: 0, low: 0, mid: 0, high: 0 });
        expect(curve.every(({ low, mid, high }) => low <= mid && mid <= high && low >= 0)).toBe(
          true,
        );
        if (request.substance === 'testosterone-enanthate')
          expect(
            curve.every(
              ({ low, mid, high }) => Math.abs(low - mid / 2) <= 1 && Math.abs(high - mid * 2) <= 2,
            ),
          ).toBe(true);
      },
    ),
  );
});

test('twice the weight halves the level', () => {
  const at = (weightKg: number) =>
    Math.max(
      ...serumCurve({
        substance: 'testosterone-enanthate',
        doseMg: 300,
        intervalDays: 7,
        doses: 10,
        weightKg,
      }).map(({ mid }) => mid),
    );
  expect(Math.abs(at(50) - 2 * at(100))).toBeLessThanOrEqual(2);
});
