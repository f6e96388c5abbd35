import fc from 'fast-check';
import { expect, test } from 'vitest';
import { retrace } from '../evidence/traced.ts';
import {
  dailyProtein,
  PROTEIN_EXCEPTIONS,
  PROTEIN_SITUATIONS,
  type ProteinPerson,
} from './daily-protein.ts';

const aProteinPerson = (overrides: Partial<ProteinPerson> = {}): ProteinPerson => ({
  sex: 'male',
  ageYears: 30,
  weightKg: 80,
  heightCm: 180,
  situation: 'maintenance',
  isTrained: false,
  exceptions: [],
  ...overrides,
});

function gramsOf(person: Partial<ProteinPerson>) {
  const protein = dailyProtein(aProteinPerson(person));
  return protein.ok && [protein.range?.low.value, protein.target.value, protein.range?.high.value];
}

/** Jäger 2017, Morton 2018, Nunes 2022, Hector 2018 and Bauer 2013, on 80 kg. */
test.each<[string, Partial<ProteinPerson>, (number | undefined)[]]>([
  ['keeping the weight', {}, [112, 112, 160]],
  ['gaining muscle', { situation: 'muscle_gain' }, [128, 128, 160]],
  ['gaining after years', { situation: 'muscle_gain', isTrained: true }, [128, 144, 160]],
  ['eating less', { situation: 'fat_loss' }, [128, 160, 176]],
  ['eating less after years', { situation: 'fat_loss', isTrained: true }, [128, 176, 176]],
  ['endurance', { situation: 'endurance' }, [112, 128, 160]],
  ['from 65, keeping', { ageYears: 65 }, [80, 96, 96]],
  ['from 65, training to gain', { ageYears: 65, situation: 'muscle_gain' }, [96, 120, 127]],
  ['pregnancy', { sex: 'female', exceptions: ['pregnancy'] }, [undefined, 96, undefined]],
  ['kidney disease', { exceptions: ['kidney_disease'] }, [undefined, 64, undefined]],
  ['diabetes', { exceptions: ['diabetes'] }, [undefined, 80, undefined]],
  ['16 years', { ageYears: 16 }, [undefined, 96, undefined]],
])('%s', (_, person, grams) => {
  expect(gramsOf(person)).toEqual(grams);
});

test('with kidney disease the target is a ceiling, whatever the situation, and no dose per meal is asked for', () => {
  for (const situation of PROTEIN_SITUATIONS) {
    const protein = dailyProtein(aProteinPerson({ situation, exceptions: ['kidney_disease'] }));
    expect(protein.ok && [protein.target.value, protein.ceiling?.value, protein.dose]).toEqual([
      64,
      64,
      undefined,
    ]);
  }
});

test('on dialysis there is no amount', () => {
  const protein = dailyProtein(
    aProteinPerson({ exceptions: ['kidney_disease', 'dialysis_or_transplant'] }),
  );
  expect([protein.ok, protein.notices.map(({ code }) => code)]).toEqual([
    false,
    ['protein-dialysis'],
  ]);
});

test('the target is inside its range, under its ceiling, and every figure follows from its steps', () => {
  const anyProteinPerson = fc.record({
    sex: fc.constantFrom('male' as const, 'female' as const),
    ageYears: fc.integer({ min: 14, max: 90 }),
    weightKg: fc.integer({ min: 300, max: 3000 }).map((tenths) => tenths / 10),
    heightCm: fc.integer({ min: 120, max: 230 }),
    situation: fc.constantFrom(...PROTEIN_SITUATIONS),
    isTrained: fc.boolean(),
    exceptions: fc.subarray([...PROTEIN_EXCEPTIONS]),
  });
  fc.assert(
    fc.property(anyProteinPerson, (person) => {
      const protein = dailyProtein(person);
      if (!protein.ok) return;
      const { target, perKg, mass, range, dose, ceiling } = protein;
      for (const figure of [target, perKg, mass, range?.low, range?.high, dose, ceiling])
        if (figure) expect(retrace(figure)).toBe(figure.value);
      expect(target.value).toBeGreaterThanOrEqual(range?.low.value ?? 0);
      expect(target.value).toBeLessThanOrEqual(range?.high.value ?? Infinity);
      expect(target.value).toBeLessThanOrEqual(ceiling?.value ?? Infinity);
      expect(target.value).toBeLessThanOrEqual(2.2 * mass.value);
    }),
  );
});
