import fc from 'fast-check';
import { expect, test } from 'vitest';
import { retrace } from '../evidence/traced.ts';
import { fatFreeMassIndex, navyBodyFat, relativeFatMass } from './body-fat-estimates.ts';

// Hand-computed: log10(47) = 1.67210 and log10(178) = 2.25042; 1.0324 − 0.318986 + 0.347825 = 1.061239; 495 / 1.061239 − 450.
test('a man of 178 cm with a waist of 85 and a neck of 38 has 16.4 % by the tape', () => {
  const fat = navyBodyFat({ sex: 'male', heightCm: 178, waistCm: 85, neckCm: 38 });
  expect(fat?.value).toBeCloseTo(16.436, 2);
});

// 72 + 98 − 32 = 138, log10 2.139879; log10(165) = 2.217484; 1.29579 − 0.749043 + 0.490064 = 1.036811.
test('the formula for women also needs the hips', () => {
  const girths = { sex: 'female', heightCm: 165, waistCm: 72, neckCm: 32 } as const;
  expect(navyBodyFat(girths)).toBeUndefined();
  expect(navyBodyFat({ ...girths, hipsCm: 98 })?.value).toBeCloseTo(27.425, 2);
});

test('relative fat mass is 64 or 76 minus twenty heights over the waist', () => {
  expect(relativeFatMass({ sex: 'male', heightCm: 180, waistCm: 90 })?.value).toBe(24);
  expect(relativeFatMass({ sex: 'female', heightCm: 160, waistCm: 80 })?.value).toBe(36);
  expect(relativeFatMass({ sex: 'male', heightCm: 180 })).toBeUndefined();
});

test('the index of fat-free mass is corrected by 6.3 per metre under 1.80', () => {
  expect(fatFreeMassIndex({ weightKg: 81, heightCm: 180, bodyFatPercent: 20 }).value).toBeCloseTo(
    20,
    9,
  );
  const shorter = fatFreeMassIndex({ weightKg: 72.25, heightCm: 170, bodyFatPercent: 20 });
  expect(shorter.value).toBeCloseTo(20.63, 5);
});

test('any girths give a plausible percentage with its calculation, or nothing', () => {
  const cm = (min: number, max: number) => fc.integer({ min, max });
  fc.assert(
    fc.property(
      fc.record({
        sex: fc.constantFrom('male', 'female'),
        heightCm: cm(120, 230),
        waistCm: cm(40, 250),
        hipsCm: cm(50, 250),
        neckCm: cm(20, 80),
      }),
      (girths) => {
        for (const fat of [navyBodyFat(girths), relativeFatMass(girths)]) {
          if (!fat) continue;
          expect(fat.value).toBeGreaterThanOrEqual(3);
          expect(fat.value).toBeLessThanOrEqual(60);
          expect(retrace(fat)).toBe(fat.value);
        }
      },
    ),
  );
});
