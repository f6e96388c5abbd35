import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { restingEnergy } from '../energy/resting-equations.ts';
import { aPerson } from '../person/person.fixture.ts';
import type { Sex } from '../person/choices.ts';
import { createProfile } from '../profile/profile.ts';
import { fatFreeMassIndex, navyBodyFat, relativeFatMass } from './body-fat-estimates.ts';
import { bodyMassIndex } from './body-mass-index.ts';
import { bodyMassClass } from './body-mass-class.ts';
import { waistToHeight, waistToHeightBand } from './waist-to-height.ts';

/** Kilos at WHO's cut-offs (18.5, 25, 30, 35 and 40 kg/m²) for each height, to the gram. */
const POINTS_OF_WHO = [
  [150, 41.625, 56.25, 67.5, 78.75, 90],
  [160, 47.36, 64, 76.8, 89.6, 102.4],
  [170, 53.465, 72.25, 86.7, 101.15, 115.6],
  [180, 59.94, 81, 97.2, 113.4, 129.6],
  [190, 66.785, 90.25, 108.3, 126.35, 144.4],
] as const;

test.each(POINTS_OF_WHO)(
  'the classes of WHO at %d cm start at the published kilos',
  (heightCm, ...kilos) => {
    const classes = ['usual', 'overweight', 'obesity_1', 'obesity_2', 'obesity_3'];
    const classify = (weightKg: number) => bodyMassClass(bodyMassIndex({ weightKg, heightCm }));
    expect(kilos.map((kg) => classify(kg + 0.001))).toEqual(classes);
    expect(kilos.map((kg) => classify(kg - 0.001))).toEqual([
      'underweight',
      ...classes.slice(0, -1),
    ]);
  },
);

/** NICE prints 0.4 to 0.49, 0.5 to 0.59 and 0.6 or more; in cm of waist. */
test.each([
  [150, 60, 75, 90],
  [165, 66, 82.5, 99],
  [175, 70, 87.5, 105],
  [190, 76, 95, 114],
])('the bands of NICE at %d cm start at %d, %d and %d cm of waist', (heightCm, ...waists) => {
  const classify = (waistCm: number) =>
    waistToHeightBand(waistToHeight({ waistCm, heightCm }).value);
  expect(waists.map(classify)).toEqual(['healthy', 'increased', 'high']);
  expect(waists.map((cm) => classify(cm - 0.1))).toEqual([
    'under_the_bands',
    'healthy',
    'increased',
  ]);
});

describe('the US Navy equation for men matches its published values', () => {
  const inInches = (abdomenLessNeck: number, height: number) =>
    86.01 * Math.log10(abdomenLessNeck) - 70.041 * Math.log10(height) + 36.76;

  test.each([
    [66, 16],
    [66, 20],
    [70, 14],
    [70, 18],
    [70, 22],
    [74, 20],
    [74, 26],
  ])('the metric form agrees with the inches form at %d in and %d in', (height, girth) => {
    const fat = navyBodyFat({
      sex: 'male',
      heightCm: height * 2.54,
      waistCm: (girth + 15) * 2.54,
      neckCm: 15 * 2.54,
    });
    // The report rounds its tables to whole points; its error is 3.5.
    expect(Math.abs((fat?.value ?? 0) - inInches(girth, height))).toBeLessThan(1);
  });
});

test('relative fat mass follows its published equation, which adds 12 points for women', () => {
  const girths = fc.record({
    heightCm: fc.integer({ min: 145, max: 205 }),
    waistCm: fc.integer({ min: 70, max: 140 }),
  });
  fc.assert(
    fc.property(girths, ({ heightCm, waistCm }) => {
      const published = (sex: Sex) => 64 - (20 * heightCm) / waistCm + (sex === 'female' ? 12 : 0);
      for (const sex of ['male', 'female'] as const) {
        const fat = relativeFatMass({ sex, heightCm, waistCm });
        if (published(sex) >= 3 && published(sex) <= 60)
          expect(fat?.value).toBeCloseTo(published(sex), 9);
        else expect(fat).toBeUndefined();
      }
    }),
  );
});

/** Fat-free kilos at the limit of 25 in kouri1995: (25 − 6.3 × (1.8 − height)) × height². */
test.each([
  [165, 65.48979],
  [170, 70.4293],
  [180, 81],
  [190, 92.5243],
])('a height of %d cm with %d kg of fat-free mass gives an index of 25', (heightCm, fatFreeKg) => {
  const index = fatFreeMassIndex({ weightKg: fatFreeKg / 0.9, heightCm, bodyFatPercent: 10 });
  expect(index.value).toBeCloseTo(25, 3);
});

test('the simplified equation of Mifflin stays within 1 % of the one that its abstract prints first', () => {
  const cohort = fc.record({
    ageYears: fc.integer({ min: 19, max: 78 }),
    weightKg: fc.integer({ min: 50, max: 130 }),
    heightCm: fc.integer({ min: 150, max: 200 }),
    sex: fc.constantFrom<Sex>('male', 'female'),
  });
  fc.assert(
    fc.property(cohort, (person) => {
      const { ageYears, weightKg, heightCm, sex } = person;
      const published =
        9.99 * weightKg + 6.25 * heightCm - 4.92 * ageYears + (sex === 'male' ? 166 : 0) - 161;
      const kcal = restingEnergy('mifflin', createProfile(aPerson(person)))?.value ?? 0;
      expect(Math.abs(kcal / published - 1)).toBeLessThan(0.01);
    }),
  );
});
