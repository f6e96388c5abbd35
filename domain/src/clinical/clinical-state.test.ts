import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CONDITIONS, HEALTH_FLAGS } from '../person/choices.ts';
import { anyPerson, aPerson, SCREENED } from '../person/person.fixture.ts';
import type { PlanInput } from '../person/plan-input.ts';
import { createProfile } from '../profile/profile.ts';
import { clinicalState, hasFinding, PREGNANCY_QUESTION_MAX_AGE } from './clinical-state.ts';
import { FINDINGS, type Finding } from './findings.ts';

const findFindings = (answers: Partial<PlanInput>): Finding[] => [
  ...clinicalState(aPerson(answers)).findings,
];

test('a healthy adult with every answer has no finding', () => {
  expect(findFindings({})).toEqual([]);
  expect(findFindings({ sex: 'female' })).toEqual([]);
});

/** Both sides of each cut-off. A man of 80 kg and 180 cm unless stated. */
test.each<[string, Partial<PlanInput>, Finding[]]>([
  ['17 years', { ageYears: 17 }, ['minor', 'under_21']],
  ['18 years', { ageYears: 18 }, ['under_21']],
  ['21 years', { ageYears: 21 }, []],
  ['64 years', { ageYears: 64 }, []],
  ['65 years', { ageYears: 65 }, ['aged_65_or_more']],
  ['70 years', { ageYears: 70 }, ['aged_65_or_more', 'aged_70_or_more']],
  ['74 years', { ageYears: 74 }, ['aged_65_or_more', 'aged_70_or_more']],
  ['75 years', { ageYears: 75 }, ['aged_65_or_more', 'aged_70_or_more', 'aged_75_or_more']],
  ['84 years', { ageYears: 84 }, ['aged_65_or_more', 'aged_70_or_more', 'aged_75_or_more']],
  [
    '85 years',
    { ageYears: 85 },
    ['aged_65_or_more', 'aged_70_or_more', 'aged_75_or_more', 'aged_85_or_more'],
  ],
  ['a body mass index of 39.97', { weightKg: 129.5 }, []],
  ['40', { weightKg: 129.6 }, ['body_mass_index_40_or_more']],

  ['a body mass index of 18.5', { weightKg: 60 }, []],
  ['18.49', { weightKg: 59.9 }, ['underweight']],
  ['17.5', { weightKg: 56.7 }, ['underweight']],
  ['17.47', { weightKg: 56.6 }, ['underweight', 'marked_thinness']],
  ['15.99', { weightKg: 51.8 }, ['underweight', 'marked_thinness', 'severe_thinness']],
  ['17 years and 18: another table holds', { ageYears: 17, weightKg: 58.3 }, ['minor', 'under_21']],

  ['one sign of eating', { screening: { ...SCREENED, compensates_eating: 'yes' } }, []],
  [
    'two signs of eating',
    { screening: { ...SCREENED, compensates_eating: 'yes', lost_weight_fast: 'yes' } },
    ['eating_disorder_signs'],
  ],
  ['one sign unanswered', { screening: { ...SCREENED, compensates_eating: undefined } }, []],
  [
    'two signs unanswered',
    { screening: { ...SCREENED, compensates_eating: undefined, lost_weight_fast: undefined } },
    ['eating_screen_incomplete'],
  ],
  [
    'one sign, and one unanswered',
    { screening: { ...SCREENED, compensates_eating: 'yes', lost_weight_fast: undefined } },
    ['eating_screen_incomplete'],
  ],
  ['nothing of the screening answered', { screening: undefined }, ['eating_screen_incomplete']],

  [
    'pregnancy by its question',
    { sex: 'female', screening: { ...SCREENED, pregnancy: 'yes' } },
    ['pregnancy'],
  ],
  ['pregnancy by its box', { sex: 'female', health: ['pregnancy'] }, ['pregnancy']],
  [
    'pregnancy unanswered',
    { sex: 'female', screening: { ...SCREENED, pregnancy: undefined } },
    ['pregnancy_unanswered'],
  ],
  [
    'pregnancy unanswered at the last age that is asked',
    {
      sex: 'female',
      ageYears: PREGNANCY_QUESTION_MAX_AGE,
      screening: { ...SCREENED, pregnancy: undefined },
    },
    ['pregnancy_unanswered'],
  ],
  [
    'pregnancy unanswered a year later',
    {
      sex: 'female',
      ageYears: PREGNANCY_QUESTION_MAX_AGE + 1,
      screening: { ...SCREENED, pregnancy: undefined },
    },
    [],
  ],
  ['pregnancy unanswered by a man', { screening: { ...SCREENED, pregnancy: undefined } }, []],

  ['an ejection fraction of 50 %', { labs: { lvefPercent: 50 } }, []],
  [
    'an ejection fraction of 49 %',
    { labs: { lvefPercent: 49 } },
    ['heart_disease', 'reduced_ejection_fraction'],
  ],
  ['139/89', { bloodPressure: { systolic: 139, diastolic: 89 } }, []],
  ['140/80', { bloodPressure: { systolic: 140, diastolic: 80 } }, ['hypertension']],
  ['120/90', { bloodPressure: { systolic: 120, diastolic: 90 } }, ['hypertension']],
  [
    '140/80 with hypertension',
    { conditions: ['hypertension'], bloodPressure: { systolic: 140, diastolic: 80 } },
    ['hypertension', 'diagnosed_hypertension', 'uncontrolled_hypertension'],
  ],
  [
    '160/95',
    { bloodPressure: { systolic: 160, diastolic: 95 } },
    ['hypertension', 'uncontrolled_hypertension', 'pressure_limits_effort'],
  ],
  [
    '150/110',
    { bloodPressure: { systolic: 150, diastolic: 110 } },
    [
      'hypertension',
      'uncontrolled_hypertension',
      'pressure_limits_effort',
      'pressure_stops_training',
    ],
  ],
  [
    '180/100',
    { bloodPressure: { systolic: 180, diastolic: 100 } },
    [
      'hypertension',
      'uncontrolled_hypertension',
      'pressure_limits_effort',
      'pressure_stops_training',
      'pressure_crisis',
    ],
  ],
  ['99/70', { bloodPressure: { systolic: 99, diastolic: 70 } }, ['low_blood_pressure']],

  ['an eGFR of 60', { labs: { egfr: 60 } }, []],
  ['an eGFR of 59', { labs: { egfr: 59 } }, ['kidney_disease']],
  ['an eGFR of 14', { labs: { egfr: 14 } }, ['kidney_disease', 'kidney_failure']],
  [
    'dialysis',
    { health: ['dialysis_or_transplant'] },
    ['kidney_disease', 'dialysis_or_transplant'],
  ],
  ['enzymes of 3 times the limit', { labs: { altTimesUpperLimit: 3 } }, []],
  [
    'ALT of 3.1 times',
    { labs: { altTimesUpperLimit: 3.1 } },
    ['liver_disease', 'raised_transaminases'],
  ],
  [
    'AST of 3.1 times',
    { labs: { astTimesUpperLimit: 3.1 } },
    ['liver_disease', 'raised_transaminases'],
  ],
  ['cirrhosis', { health: ['cirrhosis'] }, ['liver_disease', 'cirrhosis']],
  ['jaundice', { health: ['jaundice_or_dark_urine'] }, ['liver_disease', 'jaundice_or_dark_urine']],
  ['HbA1c of 6.4 %', { labs: { hba1cPercent: 6.4 } }, []],
  ['HbA1c of 6.5 %', { labs: { hba1cPercent: 6.5 } }, ['diabetes']],
  ['insulin', { health: ['insulin_or_sulfonylurea'] }, ['diabetes', 'hypoglycaemia_risk']],

  ['a haematocrit of 49.9 %', { labs: { haematocritPercent: 49.9 } }, []],
  ['a haematocrit of 50 %', { labs: { haematocritPercent: 50 } }, ['high_haematocrit']],
  [
    'a haematocrit of 54.1 %',
    { labs: { haematocritPercent: 54.1 } },
    ['high_haematocrit', 'polycythaemia'],
  ],
  ['a PSA of 3', { labs: { psaNgMl: 3 } }, []],
  ['a PSA of 3.1', { labs: { psaNgMl: 3.1 } }, ['raised_psa']],
  ['a PSA of 3.1 in a woman', { sex: 'female', labs: { psaNgMl: 3.1 } }, []],
  ['steroids', { cycleType: 'steroid' }, ['uses_compounds']],
])('%s', (_, answers, findings) => {
  expect(findFindings(answers)).toEqual(findings);
});

test.each(CONDITIONS.filter((condition) => condition !== 'none'))(
  '%s is a finding with the same name',
  (condition) => {
    expect(findFindings({ conditions: [condition] })).toContain(condition);
  },
);

test('every health checkbox is a finding', () => {
  for (const flag of HEALTH_FLAGS)
    expect(findFindings({ sex: 'female', health: [flag] }), flag).not.toEqual([]);
});

test('every finding derives from some answer', () => {
  const everything: Partial<PlanInput> = {
    ageYears: 80,
    weightKg: 45,
    health: [...HEALTH_FLAGS],
    conditions: [...CONDITIONS],
    bloodPressure: { systolic: 190, diastolic: 125 },
    labs: {
      haematocritPercent: 58,
      altTimesUpperLimit: 4,
      egfr: 10,
      hba1cPercent: 9,
      psaNgMl: 9,
      lvefPercent: 30,
    },
    cycleType: 'steroid',
  };
  const derivedFindings = [
    everything,
    { ...everything, sex: 'female' as const },
    { ageYears: 16, sex: 'female' as const, screening: {} },
    { ageYears: 85, weightKg: 130 },
    { bloodPressure: { systolic: 90, diastolic: 50 } },
  ].flatMap((answers) => [...clinicalState(aPerson(answers)).findings]);
  expect(FINDINGS.filter((finding) => !derivedFindings.includes(finding))).toEqual([]);
});

test('more answers never remove a finding', () => {
  fc.assert(
    fc.property(anyPerson, fc.constantFrom(...HEALTH_FLAGS), (input, flag) => {
      const before = clinicalState(input).findings;
      const after = clinicalState({ ...input, health: [...(input.health ?? []), flag] }).findings;
      // Answering that one is pregnant answers the question.
      const removedFindings = [...before].filter(
        (finding) => !after.has(finding) && finding !== 'pregnancy_unanswered',
      );
      // Answering that there are signs completes the screening.
      expect(removedFindings.filter((finding) => finding !== 'eating_screen_incomplete')).toEqual(
        [],
      );
    }),
  );
});

test('a profile has the clinical state of its answers', () => {
  const profile = createProfile(aPerson({ labs: { lvefPercent: 30 }, injuries: ['knee'] }));
  expect(hasFinding(profile, 'kidney_disease', 'heart_disease')).toBe(true);
  expect(hasFinding(profile, 'kidney_disease')).toBe(false);
  expect(profile.clinical.injuries).toEqual(['knee']);
  expect(profile.clinical.readings.labs).toEqual({ lvefPercent: 30 });
});
