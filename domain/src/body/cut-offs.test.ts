import fc from 'fast-check';
import { expect, test } from 'vitest';
import { source } from '../evidence/sources.ts';
import { retrace } from '../evidence/traced.ts';
import type { BodyMassClass } from './body-mass-class.ts';
import { BODY_MASS_CLASSES, BODY_MASS_SOURCES, bodyMassClass } from './body-mass-class.ts';
import { WAIST_RISKS, WAIST_SOURCES, waistRisk } from './waist-risk.ts';
import type { WaistToHeightBand } from './waist-to-height.ts';
import {
  WAIST_TO_HEIGHT_BANDS,
  waistToHeight,
  waistToHeightBand,
  waistToHeightHolds,
} from './waist-to-height.ts';

test.each<[number, BodyMassClass]>([
  [18.49, 'underweight'],
  [18.5, 'usual'],
  [24.99, 'usual'],
  [25, 'overweight'],
  [29.99, 'overweight'],
  [30, 'obesity_1'],
  [34.99, 'obesity_1'],
  [35, 'obesity_2'],
  [39.99, 'obesity_2'],
  [40, 'obesity_3'],
])('WHO and NICE class a body mass index of %d as %s', (index, name) => {
  expect(bodyMassClass(index)).toBe(name);
});

test.each([
  ['male', 94, 'not_increased'],
  ['male', 94.1, 'increased'],
  ['male', 102, 'increased'],
  ['male', 102.1, 'much_increased'],
  ['female', 80, 'not_increased'],
  ['female', 80.1, 'increased'],
  ['female', 88, 'increased'],
  ['female', 88.1, 'much_increased'],
] as const)('WHO rates the waist risk of a %s with %d cm as %s', (sex, waistCm, risk) => {
  expect(waistRisk(sex, waistCm)).toBe(risk);
});

test.each<[number, WaistToHeightBand]>([
  [71.9, 'under_the_bands'],
  [72, 'healthy'],
  [89.9, 'healthy'],
  [90, 'increased'],
  [107.9, 'increased'],
  [108, 'high'],
])('NICE classes a waist of %d cm at 180 cm as %s', (waistCm, band) => {
  expect(waistToHeightBand(waistToHeight({ waistCm, heightCm: 180 }).value)).toBe(band);
});

test('the waist-to-height bands exclude pregnancy and body mass indices from 35', () => {
  expect(waistToHeightHolds({ bodyMassIndex: 34.9, isPregnant: false })).toBe(true);
  expect(waistToHeightHolds({ bodyMassIndex: 35, isPregnant: false })).toBe(false);
  expect(waistToHeightHolds({ bodyMassIndex: 25, isPregnant: true })).toBe(false);
});

const cm = fc.double({ min: 40, max: 250, noNaN: true });

test('a larger waist never lowers the risk, and a higher index never gives a lighter class', () => {
  fc.assert(
    fc.property(cm, cm, fc.constantFrom('male', 'female'), (one, other, sex) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      const rank = (waistCm: number) => [
        WAIST_RISKS.indexOf(waistRisk(sex, waistCm)),
        WAIST_TO_HEIGHT_BANDS.indexOf(
          waistToHeightBand(waistToHeight({ waistCm, heightCm: 170 }).value),
        ),
        BODY_MASS_CLASSES.indexOf(bodyMassClass(waistCm / 4)),
      ];
      const after = rank(more);
      return rank(less).every((place, index) => place <= (after[index] ?? -1));
    }),
  );
});

test('the ratio can be recomputed from its trace, and every cut-off has a source', () => {
  const ratio = waistToHeight({ waistCm: 85, heightCm: 170 });
  expect(ratio.value).toBe(0.5);
  expect(retrace(ratio)).toBe(ratio.value);
  for (const key of [...ratio.sources, ...WAIST_SOURCES, ...BODY_MASS_SOURCES])
    expect(source(key).strength, key).not.toBe('');
});
