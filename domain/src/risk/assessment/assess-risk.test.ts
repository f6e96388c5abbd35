import { describe, expect, test } from 'vitest';
import { retrace } from '../../evidence/traced.ts';
import { aPerson } from '../../person/person.fixture.ts';
import type { Chemistry, Labs, PlanInput } from '../../person/plan-input.ts';
import { TRAINING_YEARS } from '../../person/training-years.ts';
import { createProfile } from '../../profile/profile.ts';
import { assessRisk } from './assess-risk.ts';
import { RISK_LABELS } from '../risk-labels.ts';
import { riskLevel } from '../score/risk-level.ts';

const HEALTHY_LABS: Labs = {
  haematocritPercent: 45,
  altTimesUpperLimit: 0.8,
  astTimesUpperLimit: 0.8,
  ldlMgDl: 100,
  hdlMgDl: 50,
  egfr: 100,
  hba1cPercent: 5.2,
};
const NORMAL_PRESSURE = { systolic: 118, diastolic: 74 };

const someChemistry = (overrides: Partial<Chemistry> = {}): Chemistry => ({
  compounds: ['testosterone-enanthate'],
  doseMultiple: 'up_to_1',
  origin: 'pharmacy_without_prescription',
  yearsOfUse: 0,
  medicalFollowUp: false,
  sharesEquipment: false,
  withoutBreak: false,
  ...overrides,
});

/**
 * Man of 30, 75 kg, 180 cm, experienced and healthy, with chemistry. The model's cases assume 5+
 * years of training; the form cannot tell, so each adds the 2 points of 2 to 4 years.
 */
const aUser = (overrides: Partial<PlanInput> = {}, chemistry: Partial<Chemistry> = {}) =>
  createProfile(
    aPerson({
      weightKg: 75,
      level: 'advanced',
      cycleType: 'steroid',
      cycleWeeks: 8,
      labs: HEALTHY_LABS,
      bloodPressure: NORMAL_PRESSURE,
      chemistry: someChemistry(chemistry),
      ...overrides,
    }),
  );

const risk = (...args: Parameters<typeof aUser>) =>
  assessRisk(aUser(...args), { withCompounds: true });
const UNMEASURED = { labs: undefined, bloodPressure: undefined };

describe('the worked cases of the model keep their points', () => {
  test('a man of 30 with creatine and coffee gets Bajo and 0 points', () => {
    const supplements = risk({}, { compounds: ['creatine', 'caffeine'] });
    expect([
      supplements.points.value,
      RISK_LABELS[supplements.level],
      supplements.refusesCompounds,
    ]).toEqual([0, 'Bajo', false]);
    const natural = assessRisk(aUser(), { withCompounds: false });
    expect([natural.points.value, natural.level, natural.factors]).toEqual([0, 'low', []]);
  });

  test.each([
    ['pharmacy testosterone, up to 1×, 8 weeks, labs known', aUser(), 12 + 2, 'Medio'],
    [
      'man of 45, controlled hypertension, 1 to 2.5×, 16 weeks',
      aUser(
        { ageYears: 45, conditions: ['hypertension'], cycleWeeks: 16 },
        { doseMultiple: 'up_to_2_5', origin: 'prescribed' },
      ),
      31 + 2,
      'Alto',
    ],
    [
      'man of 30, 2.5 to 5×, 12 weeks, underground, no labs',
      aUser({ ...UNMEASURED, cycleWeeks: 12 }, { doseMultiple: 'up_to_5', origin: 'unknown' }),
      32 + 2,
      'Alto',
    ],
    [
      'woman of 28, oxandrolone, 1 to 2.5×, 8 weeks, underground',
      aUser(
        { sex: 'female', ageYears: 28 },
        { compounds: ['oxandrolone'], doseMultiple: 'up_to_2_5', origin: 'unknown' },
      ),
      36 + 2,
      'Muy Alto',
    ],
    [
      'man of 32 like those of HAARLEM',
      aUser(
        { ageYears: 32, cycleWeeks: 13 },
        {
          compounds: ['testosterone-enanthate', 'testosterone-cypionate', 'metandienone'],
          doseMultiple: 'over_5',
          origin: 'unknown',
        },
      ),
      44 + 2,
      'Muy Alto',
    ],
    [
      'man of 22, one SARM from the internet, no labs, a beginner',
      aUser(
        { ...UNMEASURED, ageYears: 22, level: 'beginner' },
        { compounds: ['lgd-4033'], doseMultiple: 'unknown', origin: 'unknown' },
      ),
      49,
      'Muy Alto',
    ],
    [
      'man of 30, 78 kg, intermediate, cypionate up to 1×, no prescription, 2 years of use',
      aUser(
        { weightKg: 78, heightCm: 178, level: 'intermediate' },
        { compounds: ['testosterone-cypionate'], yearsOfUse: 2 },
      ),
      21,
      'Alto',
    ],
    [
      'man of 30, advanced, 6 weeks, nothing named and nothing measured',
      aUser({
        weightKg: 78,
        heightCm: 178,
        cycleWeeks: 6,
        chemistry: undefined,
        labs: undefined,
        bloodPressure: undefined,
      }),
      36,
      'Muy Alto',
    ],
  ] as const)('%s', (_, profile, points, label) => {
    const assessed = assessRisk(profile, { withCompounds: true });
    expect([assessed.points.value, RISK_LABELS[assessed.level]]).toEqual([points, label]);
  });

  test('H3 refuses a man of 35 with a previous infarction any compound', () => {
    const assessed = risk({ ageYears: 35, conditions: ['heart_disease'] });
    expect([
      assessed.level,
      assessed.refusesCompounds,
      assessed.hardStops.map(({ id }) => id),
    ]).toEqual(['very_high', true, ['H3']]);
  });
});

describe('each hard stop forces Muy Alto and refuses compounds', () => {
  test.each<[string, Partial<PlanInput>, Partial<Chemistry>?]>([
    ['H1', { ageYears: 17 }],
    ['H2', { sex: 'female', health: ['pregnancy'] }],
    ['H2', { sex: 'female', health: ['breastfeeding'] }],
    ['H2', { sex: 'female', health: ['wants_child_12_months'] }],
    ['H2', { sex: 'female', screening: {} }],
    ['H3', { conditions: ['heart_disease'] }],
    ['H3', { labs: { ...HEALTHY_LABS, lvefPercent: 49 } }],
    ['H4', { bloodPressure: { systolic: 160, diastolic: 80 } }],
    ['H4', { bloodPressure: { systolic: 120, diastolic: 100 } }],
    ['H4', { conditions: ['hypertension'], bloodPressure: { systolic: 140, diastolic: 80 } }],
    ['H4', { conditions: ['hypertension'], bloodPressure: undefined }],
    ['H4', { health: ['hypertension_uncontrolled'] }],
    ['H5', { conditions: ['liver_disease'] }],
    ['H5', { health: ['cirrhosis'] }],
    ['H6', { conditions: ['kidney_disease'] }],
    ['H6', { health: ['dialysis_or_transplant'] }],
    ['H6', { labs: { ...HEALTHY_LABS, egfr: 59 } }],
    ['H7', { health: ['prostate_or_breast_cancer'] }],
    ['H7', { health: ['active_cancer'] }],
    ['H7', { labs: { ...HEALTHY_LABS, psaNgMl: 4.1 } }],
    ['H7', { labs: { ...HEALTHY_LABS, psaNgMl: 3.1 } }],
    ['H8', { labs: { ...HEALTHY_LABS, haematocritPercent: 54.1 } }],
    ['H8', { health: ['thrombosis_history'] }],
    ['H9', { health: ['wants_child_12_months'] }],
    ['H10', { health: ['psychosis_bipolar_or_suicidal'] }],
    ['H11', { health: ['sleep_apnoea_untreated'] }],
    ['H11', { health: ['urinary_obstruction'] }],
    ['H12', { health: ['anticoagulant'] }],
    ['H13', {}, { compounds: ['dnp'] }],
    ['H13', {}, { compounds: ['insulin'] }],
    ['H13', {}, { compounds: ['diuretics'] }],
    ['H13', {}, { compounds: ['epo'] }],
    ['H13', {}, { compounds: ['gw501516'] }],
    ['H13', {}, { compounds: ['clenbuterol'] }],
    ['H13', {}, { compounds: ['liothyronine'] }],
    ['H13', {}, { compounds: ['trenbolone'] }],
    ['H13', {}, { compounds: ['boldenone-undecylenate'] }],
    ['H14', { labs: { ...HEALTHY_LABS, altTimesUpperLimit: 3.1 } }],
    ['H14', { labs: { ...HEALTHY_LABS, astTimesUpperLimit: 3.1 } }],
    ['H14', { health: ['jaundice_or_dark_urine'] }],
    ['H15', { health: ['emergency_symptom_now'] }],
  ])('%s refuses compounds for %j with chemistry %j', (id, overrides, chemistry) => {
    const assessed = risk(overrides, chemistry);
    expect(assessed.hardStops.map((stop) => stop.id)).toContain(id);
    expect([assessed.level, assessed.refusesCompounds]).toEqual(['very_high', true]);
  });

  test('diagnosed hypertension is reported with pressures from 140/90', () => {
    const reasonsAt = (systolic: number, diastolic: number) =>
      risk({ conditions: ['hypertension'], bloodPressure: { systolic, diastolic } }).hardStops.map(
        ({ text }) => text,
      );
    for (const [systolic, diastolic] of [
      [140, 80],
      [130, 90],
    ] as const)
      expect(reasonsAt(systolic, diastolic).join()).toContain(
        'hipertensión con una presión de 140/90 o más',
      );
    expect(reasonsAt(139, 89).join()).not.toContain('140/90');
  });

  test('a healthy user at every limit meets no hard stop', () => {
    const atTheLimits = risk({
      bloodPressure: { systolic: 159, diastolic: 99 },
      labs: {
        ...HEALTHY_LABS,
        lvefPercent: 50,
        egfr: 60,
        psaNgMl: 3,
        haematocritPercent: 54,
        altTimesUpperLimit: 3,
        astTimesUpperLimit: 3,
      },
    });
    expect(atTheLimits.hardStops).toEqual([]);
  });

  test('liver disease with an oral 17α or a SARM meets two hard stops', () => {
    const text = (compound: string) =>
      risk({ conditions: ['liver_disease'] }, { compounds: [compound] }).hardStops[0]?.text;
    expect(text('oxandrolone')).toContain('además');
    expect(text('rad-140')).toContain('además');
    expect(text('testosterone-enanthate')).not.toContain('además');
  });

  test('an emergency comes before every other stop', () => {
    expect(
      risk({ conditions: ['heart_disease'], health: ['emergency_symptom_now'] }).hardStops[0]?.id,
    ).toBe('H15');
  });
});

describe('levels and refusals', () => {
  test('an ancillary alone never gets Bajo', () => {
    const finasteride = risk({}, { compounds: ['finasteride'] });
    expect(finasteride.level).toBe('moderate');
    expect(riskLevel({ points: 0, usesCompounds: true, hardStops: 0 })).toBe('moderate');
  });

  test('an unnamed compound counts as a steroid of unknown origin and amount', () => {
    const unnamed = risk({ chemistry: undefined, ...UNMEASURED });
    expect(unnamed.factors.map(({ id, points }) => [id, points])).toEqual([
      ['base-androgen', 10],
      ['dose', 12],
      ['weeks', 2],
      ['origin', 6],
      ['training', 2],
      ['no-baseline', 4],
    ]);
    expect(risk({ ...UNMEASURED }, { compounds: [] }).points.value).toBe(unnamed.points.value);
  });

  test('naming only legal supplements lowers the level to Bajo', () => {
    expect(risk({ ...UNMEASURED }, { compounds: [] }).level).toBe('very_high');
    expect(risk({ ...UNMEASURED }, { compounds: ['creatine', 'caffeine'] })).toMatchObject({
      level: 'low',
      factors: [],
    });
  });

  test('a compound unknown to the glossary counts as an unknown steroid', () => {
    expect(risk({}, { compounds: ['something-new'] }).points.value).toBe(26);
  });

  test('a declared multiple is unknown without a human reference dose', () => {
    expect(
      risk({}, { compounds: ['rad-140'], doseMultiple: 'up_to_1' }).factors.find(
        ({ id }) => id === 'dose',
      )?.points,
    ).toBe(12);
  });

  test('Alto requires declared medical follow-up', () => {
    const high = { doseMultiple: 'over_5' } as const;
    expect(risk({}, high)).toMatchObject({ level: 'high', refusesCompounds: true });
    expect(risk({}, { ...high, medicalFollowUp: true })).toMatchObject({
      level: 'high',
      refusesCompounds: false,
    });
  });

  test('people under 21 are refused even with medical follow-up, and those of 21 are not', () => {
    expect(risk({ ageYears: 20 }, { medicalFollowUp: true }).refusesCompounds).toBe(true);
    expect(risk({ ageYears: 21 }, { medicalFollowUp: true }).refusesCompounds).toBe(false);
  });

  test('orals add 6, then 4, up to 14', () => {
    const orals = ['oxandrolone', 'stanozolol', 'metandienone', 'oxymetholone'];
    const points = (count: number) =>
      risk({}, { compounds: orals.slice(0, count) }).factors.find(({ id }) => id === 'class-17aa')
        ?.points;
    expect([points(1), points(2), points(3), points(4)]).toEqual([6, 10, 14, 14]);
  });

  test('the natural plan scores nothing, whatever the health', () => {
    const illUser = aUser({
      conditions: ['heart_disease', 'kidney_disease'],
      health: ['thrombosis_history'],
    });
    expect(assessRisk(illUser, { withCompounds: false })).toMatchObject({
      level: 'low',
      hardStops: [],
      counterfactuals: [],
      refusesCompounds: false,
    });
  });
});

describe('what people read', () => {
  test('the total matches its trace', () => {
    const assessed = risk(
      { ...UNMEASURED, health: ['smoking'] },
      { compounds: ['oxandrolone', 'nandrolone-decanoate'], doseMultiple: 'over_5' },
    );
    expect(retrace(assessed.points)).toBe(assessed.points.value);
    expect(assessed.factors.reduce((sum, { points }) => sum + points, 0)).toBe(
      assessed.points.value,
    );
    expect(Object.values(assessed.points.inputs).reduce((sum, value) => sum + value, 0)).toBe(
      assessed.points.value,
    );
  });

  test('the base is the only weight from a study', () => {
    const assessed = risk(
      { ...UNMEASURED },
      { compounds: ['oxandrolone', 'rad-140'], origin: 'unknown' },
    );
    expect(
      assessed.factors
        .filter(({ basis }) => basis === 'source')
        .map(({ id, points }) => [id, points]),
    ).toEqual([['base-androgen', Math.round(10 * Math.log(2.81))]]);
  });

  test('the register of steroid users is not a source for SARMs', () => {
    const [base] = risk({}, { compounds: ['rad-140'] }).factors;
    expect(base).toMatchObject({ id: 'base-androgen', points: 10, basis: 'expert_judgement' });
    expect(base?.text).not.toContain('2,81');
  });

  test('a condition cites the guide only if the guide names it', () => {
    const citedSources = risk({
      conditions: ['hypertension'],
      health: ['smoking'],
    }).factors.flatMap(({ id, sources }) =>
      id === 'hypertension' || id === 'smoking' ? [[id, sources]] : [],
    );
    expect(citedSources).toEqual([
      ['hypertension', ['m8']],
      ['smoking', []],
    ]);
  });

  test('risk reductions begin with abstinence, then the largest', () => {
    const { counterfactuals } = risk(
      { ...UNMEASURED, cycleWeeks: 20, health: ['smoking', 'hypertension_uncontrolled'] },
      { compounds: ['testosterone-enanthate', 'oxandrolone', 'rad-140'], withoutBreak: true },
    );
    expect(counterfactuals[0]).toMatchObject({
      text: 'No usar: riesgo Bajo',
      level: 'low',
      points: 0,
    });
    expect(counterfactuals.map(({ id }) => id).toSorted()).toEqual([
      'baseline',
      'control-blood-pressure',
      'medical-follow-up',
      'no-use',
      'quit-smoking',
      'remove-17aa',
      'remove-compound',
      'shorten',
    ]);
    const drops = counterfactuals.slice(1).map(({ drop }) => drop);
    expect(drops).toEqual(drops.toSorted((one, other) => other - one));
  });

  test('measuring a baseline removes its 4 points, not those of a bad result', () => {
    const { counterfactuals, points } = risk({
      bloodPressure: undefined,
      labs: { astTimesUpperLimit: 2.5 },
    });
    expect(counterfactuals.find(({ id }) => id === 'baseline')).toMatchObject({
      drop: 4,
      points: points.value - 4,
    });
  });

  test('HAARLEM, which contradicts the dose weights, is shown', () => {
    expect(risk().conflictingEvidence[0]).toMatchObject({ code: 'haarlem-no-dose-link' });
  });

  test('the disclaimer states that the model is neither validated nor a diagnosis', () => {
    expect(risk().disclaimer).toMatch(/no está validada.*diagnóstico/);
  });
});

test('an unanswered pregnancy question has its own reason', () => {
  const [stop] = risk({ sex: 'female', screening: {} }).hardStops;
  expect(stop).toMatchObject({
    id: 'H2',
    text: 'no contestaste si hay un embarazo',
    basis: 'forja_rule',
  });
});

test.each([
  ['beginner', 4],
  ['intermediate', 4],
  ['advanced', 2],
  ['elite', 2],
] as const)('%s adds %i, and the text quotes the answer', (level, points) => {
  const factor = risk({ level }).factors.find(({ id }) => id === 'training');
  expect([factor?.points, factor?.text.startsWith(TRAINING_YEARS[level])]).toEqual([points, true]);
});

describe('a prescribed testosterone that is followed up', () => {
  const TREATED = {
    origin: 'prescribed',
    medicalFollowUp: true,
    yearsOfUse: 6,
    withoutBreak: true,
  } as const;
  const treated = (overrides: Partial<PlanInput> = {}, chemistry: Partial<Chemistry> = {}) =>
    risk({ cycleWeeks: 24, ...overrides }, { ...TREATED, ...chemistry });

  test('a supervised treatment scores 0, with a notice not to stop it', () => {
    const assessed = treated();
    expect(assessed.points.value).toBe(2);
    expect(assessed.label).toBe('Riesgo por sustancias: Bajo, con un tratamiento indicado');
    expect(assessed.treatment?.text).toMatch(
      /no lo vuelve inofensivo.*No lo dejes ni lo cambies por tu cuenta/,
    );
    expect(assessed.counterfactuals.map(({ id }) => id)).toEqual(['keep-treatment']);
    expect(assessed.refusesCompounds).toBe(false);
  });

  test('the health of the person still counts', () => {
    expect(treated({ ageYears: 62, conditions: ['diabetes'] }).points.value).toBe(10 + 7 + 2);
  });

  test.each<[string, Partial<PlanInput>, Partial<Chemistry>]>([
    ['above replacement', {}, { doseMultiple: 'up_to_2_5' }],
    ['of an unknown amount', {}, { doseMultiple: 'unknown' }],
    ['without follow-up', {}, { medicalFollowUp: false }],
    ['not prescribed', {}, { origin: 'pharmacy_without_prescription' }],
    ['with another compound', {}, { compounds: ['testosterone-enanthate', 'anastrozole'] }],
    ['another androgen', {}, { compounds: ['nandrolone-decanoate'] }],
    ['with shared needles', {}, { sharesEquipment: true }],
    ['under 21', { ageYears: 20 }, {}],
    ['in a woman', { sex: 'female' }, {}],
    ['with a hard stop', { health: ['thrombosis_history'] }, {}],
  ])('%s is scored as any use', (_, overrides, chemistry) => {
    const assessed = treated(overrides, chemistry);
    expect(assessed.treatment).toBeUndefined();
    expect(assessed.factors.map(({ id }) => id)).toContain('base-androgen');
    expect(assessed.points.value).toBeGreaterThanOrEqual(10 + 12 + 8);
    expect(assessed.level).not.toBe('low');
  });

  test('prescribed compounds are never advised to be shortened or stopped', () => {
    const { counterfactuals } = treated({}, { medicalFollowUp: false });
    expect(counterfactuals[0]?.text).toContain('no lo dejes por tu cuenta');
    expect(counterfactuals.map(({ id }) => id)).not.toContain('shorten');
    expect(counterfactuals.find(({ id }) => id === 'medical-follow-up')).toMatchObject({
      points: 2,
    });
  });
});

describe('counterfactuals match the assessment of the changed answers', () => {
  const answered = (input: PlanInput) => assessRisk(createProfile(input), { withCompounds: true });
  const user = aPerson({
    cycleType: 'steroid',
    conditions: ['hypertension'],
    health: ['smoking'],
    bloodPressure: { systolic: 152, diastolic: 96 },
    labs: { ldlMgDl: 170 },
    chemistry: someChemistry(),
  });
  const NORMAL = { systolic: 120, diastolic: 75 };
  test.each<[string, Partial<PlanInput>, Partial<PlanInput>]>([
    ['quit-smoking', {}, { health: [] }],
    ['control-blood-pressure', {}, { bloodPressure: NORMAL }],
    ['control-blood-pressure', { conditions: ['none'] }, { bloodPressure: NORMAL }],
    [
      'control-blood-pressure',
      { conditions: ['none'], bloodPressure: { systolic: 182, diastolic: 121 } },
      { bloodPressure: NORMAL },
    ],
    [
      'control-blood-pressure',
      { conditions: ['none'], health: ['hypertension_uncontrolled'] },
      { conditions: ['hypertension'], health: [], bloodPressure: NORMAL },
    ],
    [
      'baseline',
      {},
      {
        labs: {
          haematocritPercent: 45,
          altTimesUpperLimit: 1,
          ldlMgDl: 170,
          hdlMgDl: 50,
          egfr: 95,
        },
      },
    ],
  ])('%s of %j', (id, before, change) => {
    const found = answered({ ...user, ...before }).counterfactuals.find((other) => other.id === id);
    const changed = answered({ ...user, ...before, ...change });
    expect([found?.points, found?.level]).toEqual([changed.points.value, changed.level]);
  });
});
