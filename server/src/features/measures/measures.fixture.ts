import { MEASURE_LIMITS, type Measure } from '@forja/domain/measures/measure';
import fc from 'fast-check';

export const aMeasure = (overrides: Partial<Measure> = {}): Measure => ({
  takenOn: '2026-02-28',
  weightKg: 78.4,
  waistCm: 84.5,
  ...overrides,
});

const figure = (name: keyof typeof MEASURE_LIMITS) => {
  const { min, max, decimals } = MEASURE_LIMITS[name];
  return fc
    .integer({ min: min * 10, max: max * 10 })
    .map((tenths) => (decimals === 0 ? Math.round(tenths / 10) : tenths / 10));
};

export const anyMeasure: fc.Arbitrary<Measure> = fc.record(
  {
    takenOn: fc
      .date({ min: new Date('1950-01-01'), max: new Date('2026-03-01'), noInvalidDate: true })
      .map((day) => day.toISOString().slice(0, 10)),
    weightKg: figure('weightKg'),
    chestCm: figure('chestCm'),
    waistCm: figure('waistCm'),
    hipsCm: figure('hipsCm'),
    thighsCm: figure('thighsCm'),
    armsCm: figure('armsCm'),
    neckCm: figure('neckCm'),
    calfCm: figure('calfCm'),
    bodyFatPercent: figure('bodyFatPercent'),
    restingPulse: figure('restingPulse'),
    bloodPressure: fc
      .tuple(fc.integer({ min: 70, max: 260 }), fc.integer({ min: 40, max: 160 }))
      .filter(([systolic, diastolic]) => systolic > diastolic)
      .map(([systolic, diastolic]) => ({ systolic, diastolic })),
  },
  { requiredKeys: ['takenOn', 'weightKg'] },
);
