import { expect, test } from 'vitest';
import { aPerson } from '../person/person.fixture.ts';
import { createProfile } from '../profile/profile.ts';
import { RESTING_EQUATIONS, restingEnergy, type RestingEquation } from './resting-equations.ts';

/** 30 years, 80 kg, 180 cm, 15 % fat (68 kg fat-free). Calculated by hand from the published forms. */
test.each<[RestingEquation, 'male' | 'female', number, string]>([
  ['mifflin', 'male', 1780, 'Mifflin 1990: 800 + 1125 − 150 + 5'],
  ['mifflin', 'female', 1614, 'Mifflin 1990: 800 + 1125 − 150 − 161'],
  ['mifflin_fat_free', 'male', 1753, 'Mifflin 1990: 413 + 19.7 × 68 = 1752.6'],
  ['harris_benedict', 'male', 1854, 'Roza 1984: 88.362 + 1071.76 + 863.82 − 170.31 = 1853.632'],
  ['harris_benedict', 'female', 1615, 'Roza 1984: 447.593 + 739.76 + 557.64 − 129.9 = 1615.093'],
  ['cunningham_1991', 'male', 1839, 'Cunningham 1991: 370 + 21.6 × 68 = 1838.8'],
  ['cunningham_1991', 'female', 1839, 'Cunningham 1991: sex enters only through the fat-free mass'],
  ['cunningham_1980', 'male', 1996, 'Cunningham 1980: 500 + 22 × 68'],
  [
    'ten_haaf',
    'male',
    1989,
    'ten Haaf 2014: (3995.2 + 4426.2954 − 1020.42 + 799.257 + 122.502) kJ = 8322.83 / 4.184 = 1989.2',
  ],
  ['ten_haaf', 'female', 1798, 'ten Haaf 2014: 7523.58 kJ / 4.184 = 1798.2'],
  [
    'ten_haaf_fat_free',
    'male',
    2033,
    'ten Haaf 2014: (95.272 × 68 + 2026.161) kJ = 8504.66 / 4.184 = 2032.7',
  ],
])('%s of a %s is %d kcal (%4$s)', (equation, sex, kcal) => {
  expect(restingEnergy(equation, createProfile(aPerson({ sex, bodyFatPercent: 15 })))?.value).toBe(
    kcal,
  );
});

test('a fat-free mass equation gives nothing without body fat', () => {
  const availableEquations = RESTING_EQUATIONS.filter(
    (equation) => restingEnergy(equation, createProfile(aPerson())) !== undefined,
  );
  expect(availableEquations).toEqual(['mifflin', 'harris_benedict', 'ten_haaf']);
});
