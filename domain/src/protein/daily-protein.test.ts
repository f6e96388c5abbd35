import fc from 'fast-check';
import { expect, test } from 'vitest';
import { retrace } from '../evidence/traced.ts';
import { clinicalState } from '../clinical/clinical-state.ts';
import { aPerson } from '../person/person.fixture.ts';
import type { PlanInput } from '../person/plan-input.ts';
import { generatePlan } from '../plan/generate-plan.ts';
import type { Plan } from '../plan/plan.ts';
import { planOf } from '../plan/plan-of.fixture.ts';
import { planSample } from '../plan/plan-sample.fixture.ts';
import { type Rules, ruleChecker } from '../properties/check-rules.fixture.ts';
import {
  type DailyProtein,
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
  [
    'gaining with years of training',
    { situation: 'muscle_gain', isTrained: true },
    [128, 144, 160],
  ],
  ['eating less', { situation: 'fat_loss' }, [128, 160, 176]],
  [
    'eating less with years of training',
    { situation: 'fat_loss', isTrained: true },
    [128, 176, 176],
  ],
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

test('kidney disease makes the target a ceiling in any situation, without a dose per meal', () => {
  for (const situation of PROTEIN_SITUATIONS) {
    const protein = dailyProtein(aProteinPerson({ situation, exceptions: ['kidney_disease'] }));
    expect(protein.ok && [protein.target.value, protein.ceiling?.value, protein.dose]).toEqual([
      64,
      64,
      undefined,
    ]);
  }
});

test('a person on dialysis gets no amount', () => {
  const protein = dailyProtein(
    aProteinPerson({ exceptions: ['kidney_disease', 'dialysis_or_transplant'] }),
  );
  expect([protein.ok, protein.notices.map(({ code }) => code)]).toEqual([
    false,
    ['protein-dialysis'],
  ]);
});

test('the target is within its range and ceiling, and every figure matches its calculation', () => {
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

function askCalculator({ energy, input }: Plan): DailyProtein {
  const { sex, ageYears, weightKg, heightCm, level } = input;
  const { findings } = clinicalState(input);
  const goal = input.goal === 'fat_loss' ? energy.goalApplied : input.goal;
  const situations = {
    maintenance: 'maintenance',
    fat_loss: 'fat_loss',
    muscle_gain: 'muscle_gain',
    strength: 'muscle_gain',
    performance: 'endurance',
  } as const;
  return dailyProtein({
    sex,
    ageYears,
    weightKg,
    heightCm,
    situation: situations[goal],
    isTrained: level === 'advanced' || level === 'elite',
    exceptions: PROTEIN_EXCEPTIONS.filter((one) => findings.has(one)),
  });
}

const PROTEIN_RULES: Rules<{ readonly input: PlanInput; readonly plan: Plan }> = {
  'a plan and the calculator agree on protein and its reference kilos, whatever the declared body fat':
    ({ plan }) => {
      const calculated = askCalculator(plan);
      const { protein, referenceMass, fat } = plan.macros;
      const fatKilos = fat.inputs['pesoDeCalculo'];
      if (!calculated.ok) return [];
      const isLowered = protein.note?.includes('La bajamos') === true;
      return [
        calculated.mass.value !== referenceMass?.value &&
          `${calculated.mass.value} kg in the calculator`,
        fatKilos !== referenceMass?.value && `${fatKilos} kg under the fat`,
        protein.inputs['pesoDeCalculo'] !== referenceMass?.value && 'other kilos of the protein',
        !isLowered &&
          calculated.target.value !== protein.value &&
          `${calculated.target.value} g calculated`,
        isLowered && calculated.target.value < protein.value && 'lowered to more',
      ];
    },
  'a declared body fat never raises the protein': ({ input, plan }) => {
    const { bodyFatPercent: _, ...undeclared } = plan.input;
    const outcome = generatePlan(undeclared);
    // Declared fat may also stop a loss, which lowers the target.
    if (!outcome.ok || outcome.plan.energy.goalApplied !== plan.energy.goalApplied) return [];
    return [
      plan.macros.protein.value > outcome.plan.macros.protein.value &&
        !outcome.plan.macros.protein.note?.includes('La bajamos') &&
        `${plan.macros.protein.value} g with ${input.bodyFatPercent} %`,
    ];
  },
};

const checkProtein = ruleChecker(function* () {
  for (const { input, outcome } of planSample())
    yield outcome.ok ? { input, plan: outcome.plan } : undefined;
}, PROTEIN_RULES);

test.each(Object.keys(PROTEIN_RULES))('%s', checkProtein);

test.each([undefined, 35, 50])(
  'a fat loss at 120 kg and 165 cm takes 149 g with %s %% of declared body fat',
  (bodyFatPercent) => {
    const plan = planOf(
      aPerson({
        weightKg: 120,
        heightCm: 165,
        goal: 'fat_loss',
        level: 'beginner',
        bodyFatPercent,
      }),
    );
    expect(plan.macros.protein.value).toBe(149);
    expect(plan.macros.notices.find(({ code }) => code === 'reference-mass')?.text).toContain(
      '74,9 kg',
    );
  },
);
