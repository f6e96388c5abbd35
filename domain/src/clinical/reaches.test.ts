import { expect, test } from 'vitest';
import { eaterAnswers, toEater } from '../menu/kitchen/eater.ts';
import { kitchenLimits } from '../menu/targets/kitchen-limits.ts';
import { CONDITIONS, HEALTH_FLAGS } from '../person/choices.ts';
import { aPerson, SCREENED } from '../person/person.fixture.ts';
import type { Chemistry, PlanInput } from '../person/plan-input.ts';
import { createProfile } from '../profile/profile.ts';
import { generatePlan } from '../plan/generate-plan.ts';
import type { Plan } from '../plan/plan.ts';

/** Modules that a health answer may change. */
const MODULES = [
  'energy',
  'macros',
  'minerals',
  'water',
  'menu',
  'training',
  'supplements',
  'risk',
  'check_ups',
  'health',
  'notices',
] as const;
type Module = (typeof MODULES)[number];

const codes = (notices: readonly { code: string }[]): string[] => notices.map(({ code }) => code);

/** Output of each module, without its notices. */
const OUTPUT_BY_MODULE: Readonly<Record<Module, (plan: Plan) => unknown>> = {
  energy: ({ energy: { target, goalApplied, deficitEnds } }) => [
    target.value,
    goalApplied,
    deficitEnds,
  ],
  macros: ({ macros: { protein, proteinPerKg, ceilings } }) => [
    protein.value,
    proteinPerKg.rule,
    ceilings?.protein?.value,
  ],
  minerals: ({ macros: { sodium, potassium, ceilings } }) => [
    sodium,
    potassium?.value,
    ceilings?.potassium?.value,
  ],
  water: ({ hydration: { restDay, trainingDay, notices } }) => [
    restDay?.value,
    trainingDay?.value,
    codes(notices),
  ],
  menu: ({ input }) => {
    const answers = eaterAnswers(createProfile(input));
    return [toEater(answers), kitchenLimits(answers.findings)];
  },
  training: ({ training }) => training,
  supplements: ({ supplements }) => supplements,
  risk: ({ chemistry }) => chemistry,
  check_ups: ({ checkUps }) => checkUps,
  health: ({ health }) => health,
  notices: ({ energy, macros }) => [codes(energy.notices), codes(macros.notices)],
};

const DECLARED_CHEMISTRY: Chemistry = {
  compounds: ['testosterone-enanthate'],
  doseMultiple: 'up_to_1',
  origin: 'unknown',
  yearsOfUse: 0,
  medicalFollowUp: true,
  sharesEquipment: false,
  withoutBreak: false,
};

/** Every goal that changes energy, with and without compounds. */
const BASES: readonly Partial<PlanInput>[] = [
  { goal: 'fat_loss', weightKg: 90 },
  { goal: 'muscle_gain' },
  { goal: 'maintenance', cycleType: 'steroid', chemistry: DECLARED_CHEMISTRY },
];

/** Modules that change with the answers, or 'refused'. */
function findReachedModules(answers: Partial<PlanInput>): Set<Module | 'refused'> {
  const modules = new Set<Module | 'refused'>();
  for (const base of BASES) {
    const { sex = 'male' } = answers;
    const [before, after] = [
      { ...base, sex },
      { ...base, ...answers },
    ].map((person) => generatePlan(aPerson(person)));
    if (!before?.ok || !after) throw new Error('a healthy person has no plan');
    if (!after.ok) modules.add('refused');
    else
      for (const name of MODULES)
        if (
          JSON.stringify(OUTPUT_BY_MODULE[name](before.plan)) !==
          JSON.stringify(OUTPUT_BY_MODULE[name](after.plan))
        )
          modules.add(name);
  }
  return modules;
}

const FEMALE = { sex: 'female' } as const;

type Row = readonly [string, Partial<PlanInput>, readonly (Module | 'refused')[]];

/** Modules that evidence A6, the clinical rules and hard stops H1 to H15 require. */
const REQUIRED_MODULES: readonly Row[] = [
  // Kidney: A6, clinical 2, H6.
  ...kidney('kidney disease', { conditions: ['kidney_disease'] }),
  ...kidney('an eGFR of 59', { labs: { egfr: 59 } }),
  ['an eGFR of 14', { labs: { egfr: 14 } }, ['refused']],
  ['dialysis', { health: ['dialysis_or_transplant'] }, ['refused']],
  ['a restriction of potassium', { health: ['potassium_restriction'] }, ['refused']],
  [
    'medicines that raise potassium',
    { health: ['potassium_sparing_or_raas'] },
    ['minerals', 'supplements', 'notices'],
  ],
  // Diabetes: A6, clinical 3.
  ...diabetes('diabetes', { conditions: ['diabetes'] }),
  ...diabetes('an HbA1c of 6.5 %', { labs: { hba1cPercent: 6.5 } }),
  ...diabetes('insulin', { health: ['insulin_or_sulfonylurea'] }),
  ['insulin, in a deficit', { health: ['insulin_or_sulfonylurea'] }, ['energy']],
  // Heart: A6, clinical 5, H3.
  ...heart('heart disease', { conditions: ['heart_disease'] }),
  ...heart('an ejection fraction of 30 %', { labs: { lvefPercent: 30 } }),
  ['an ejection fraction of 30 %, in a deficit', { labs: { lvefPercent: 30 } }, ['energy']],
  // Pressure: A6, clinical 5, H4.
  ...pressure('hypertension', { conditions: ['hypertension'] }),
  ...pressure('145/92', { bloodPressure: { systolic: 145, diastolic: 92 } }),
  ...pressure('165/102', { bloodPressure: { systolic: 165, diastolic: 102 } }),
  ...pressure('185/112', { bloodPressure: { systolic: 185, diastolic: 112 } }),
  ...pressure('195/122', { bloodPressure: { systolic: 195, diastolic: 122 } }),
  ...pressure('pressure that is not controlled', { health: ['hypertension_uncontrolled'] }),
  ['165/102, with compounds', { bloodPressure: { systolic: 165, diastolic: 102 } }, ['risk']],
  // Liver: A6, H5, H14.
  [
    'liver disease',
    { conditions: ['liver_disease'] },
    ['supplements', 'training', 'risk', 'health', 'notices'],
  ],
  [
    'ALT of 3.1 times',
    { labs: { altTimesUpperLimit: 3.1 } },
    ['supplements', 'training', 'risk', 'health', 'notices'],
  ],
  [
    'jaundice',
    { health: ['jaundice_or_dark_urine'] },
    ['supplements', 'training', 'risk', 'health', 'notices'],
  ],
  [
    'cirrhosis',
    { health: ['cirrhosis'] },
    [
      'energy',
      'macros',
      'minerals',
      'water',
      'menu',
      'supplements',
      'training',
      'risk',
      'health',
      'notices',
    ],
  ],
  // Pregnancy and nursing: A6, clinical 1, H2.
  ...pregnancy('pregnancy, by its checkbox', { ...FEMALE, health: ['pregnancy'] }),
  ...pregnancy('pregnancy, by its question', {
    ...FEMALE,
    screening: { ...SCREENED, pregnancy: 'yes' },
  }),
  [
    'breastfeeding',
    { ...FEMALE, health: ['breastfeeding'] },
    ['energy', 'macros', 'minerals', 'water', 'supplements', 'risk', 'health', 'notices'],
  ],
  [
    'pregnancy unanswered',
    { ...FEMALE, screening: { ...SCREENED, pregnancy: undefined } },
    ['energy', 'health', 'notices'],
  ],
  ['a child wanted within a year', { health: ['wants_child_12_months'] }, ['risk']],
  [
    'a pregnancy sought',
    { ...FEMALE, health: ['wants_child_12_months'] },
    ['water', 'menu', 'supplements', 'risk'],
  ],
  // Weight, eating, surgery and cancer: A4, A6, clinical 6, H7.
  ['a body mass index of 15', { weightKg: 48.6 }, ['refused']],
  ['a body mass index of 17', { weightKg: 55.1 }, ['energy', 'training', 'health', 'notices']],
  ['a body mass index of 18', { weightKg: 58.4 }, ['energy', 'health', 'notices']],
  [
    'signs of an eating disorder, by its checkbox',
    { health: ['eating_disorder_signs'] },
    ['energy', 'supplements', 'training', 'health', 'notices'],
  ],
  [
    'signs of an eating disorder, by its questions',
    { screening: { ...SCREENED, compensates_eating: 'yes', food_fills_the_day: 'yes' } },
    ['energy', 'supplements', 'training', 'health', 'notices'],
  ],
  ['the screening unanswered', { screening: {} }, ['energy', 'training', 'notices']],
  [
    'a recent bariatric surgery',
    { health: ['bariatric_surgery_recent'] },
    ['energy', 'training', 'health', 'notices'],
  ],
  [
    'an active cancer',
    { health: ['active_cancer'] },
    ['energy', 'training', 'risk', 'health', 'notices'],
  ],
  ['a cancer of prostate or breast', { health: ['prostate_or_breast_cancer'] }, ['risk', 'health']],
  ['a PSA of 3.1', { labs: { psaNgMl: 3.1 } }, ['risk', 'health']],
  // Age: A6, clinical 7, H1.
  [
    '17 years',
    { ageYears: 17 },
    ['energy', 'macros', 'supplements', 'training', 'risk', 'notices'],
  ],
  ['65 years', { ageYears: 65 }, ['macros', 'training']],
  ['70 years', { ageYears: 70 }, ['energy', 'macros', 'training', 'notices']],
  ['75 years', { ageYears: 75 }, ['energy', 'macros', 'training', 'notices']],
  ['85 years', { ageYears: 85 }, ['energy', 'macros', 'training', 'health', 'notices']],
  ['a body mass index of 40', { weightKg: 129.6 }, ['training', 'health']],
  ['a fall or a walking aid', { health: ['fall_or_walking_aid'] }, ['training', 'health']],
  // Blood, medicines and mind: clinical 4, H8 to H12.
  ['a haematocrit of 54.1 %', { labs: { haematocritPercent: 54.1 } }, ['risk', 'health']],
  ['a thrombosis', { health: ['thrombosis_history'] }, ['risk', 'health']],
  [
    'an anticoagulant',
    { health: ['anticoagulant'] },
    ['menu', 'training', 'supplements', 'risk', 'health'],
  ],
  [
    'psychosis, bipolar disorder or suicidal ideas',
    { health: ['psychosis_bipolar_or_suicidal'] },
    ['risk', 'health'],
  ],
  ['sleep apnoea that is not treated', { health: ['sleep_apnoea_untreated'] }, ['risk', 'health']],
  ['urinary obstruction', { health: ['urinary_obstruction'] }, ['risk']],
  [
    'a symptom of emergency now',
    { health: ['emergency_symptom_now'] },
    ['training', 'risk', 'health'],
  ],
  ['a stable depression or anxiety', { health: ['depression_anxiety_stable'] }, ['risk']],
  ['muscle dysmorphia', { health: ['muscle_dysmorphia'] }, ['risk', 'health']],
  ['sleep apnoea that is treated', { health: ['sleep_apnoea_treated'] }, ['risk']],
  ['an early disease of the heart in the family', { health: ['family_premature_cvd'] }, ['risk']],
  ['smoking', { health: ['smoking'] }, ['risk']],
  ['use of other substances', { health: ['substance_use'] }, ['risk']],
  ['a disease of the thyroid', { health: ['thyroid_disease'] }, ['check_ups', 'supplements']],
  ['an LDL of 190', { labs: { ldlMgDl: 190 } }, ['risk']],
  ['an HDL of 25', { labs: { hdlMgDl: 25 } }, ['risk']],
  [
    'AST of 3.1 times',
    { labs: { astTimesUpperLimit: 3.1 } },
    ['supplements', 'training', 'risk', 'health', 'notices'],
  ],
  // Joints.
  ['a neck that hurts', { injuries: ['neck'] }, ['training']],
  // Food.
  ['milk allergy', { health: ['milk_allergy'] }, ['menu', 'supplements']],
  ['lactose intolerance', { health: ['lactose_intolerance'] }, ['menu']],
  ['coeliac disease', { health: ['coeliac_disease'] }, ['menu']],
];

function kidney(name: string, answers: Partial<PlanInput>): Row[] {
  return [
    [
      name,
      answers,
      [
        'energy',
        'macros',
        'minerals',
        'water',
        'supplements',
        'training',
        'risk',
        'health',
        'notices',
      ],
    ],
  ];
}
function diabetes(name: string, answers: Partial<PlanInput>): Row[] {
  return [
    [
      name,
      answers,
      ['macros', 'menu', 'training', 'supplements', 'check_ups', 'health', 'notices'],
    ],
  ];
}
function heart(name: string, answers: Partial<PlanInput>): Row[] {
  return [
    [
      name,
      answers,
      ['minerals', 'water', 'supplements', 'training', 'risk', 'check_ups', 'health', 'notices'],
    ],
  ];
}
function pressure(name: string, answers: Partial<PlanInput>): Row[] {
  return [[name, answers, ['minerals', 'training', 'check_ups', 'health', 'supplements']]];
}
function pregnancy(name: string, answers: Partial<PlanInput>): Row[] {
  return [
    [
      name,
      answers,
      [
        'energy',
        'macros',
        'minerals',
        'water',
        'supplements',
        'training',
        'risk',
        'health',
        'notices',
      ],
    ],
  ];
}

test.each(REQUIRED_MODULES)(
  '%s changes every module that the evidence names',
  (_, answers, requiredModules) => {
    const reached = findReachedModules(answers);
    expect(requiredModules.filter((name) => !reached.has(name))).toEqual([]);
  },
);

/** Different answers with the same meaning. */
const EQUIVALENT_ANSWERS: readonly [string, Partial<PlanInput>, Partial<PlanInput>][] = [
  ['kidney disease', { conditions: ['kidney_disease'] }, { labs: { egfr: 45 } }],
  ['diabetes', { conditions: ['diabetes'] }, { labs: { hba1cPercent: 7 } }],
  [
    'a low ejection fraction',
    { conditions: ['heart_disease'], labs: { lvefPercent: 30 } },
    { labs: { lvefPercent: 30 } },
  ],
  [
    'pregnancy',
    { ...FEMALE, health: ['pregnancy'] },
    { ...FEMALE, screening: { ...SCREENED, pregnancy: 'yes' } },
  ],
  [
    'signs of an eating disorder',
    { health: ['eating_disorder_signs'] },
    { screening: { ...SCREENED, sees_larger_body: 'yes', loses_control_eating: 'yes' } },
  ],
];

/** Modules that quote readings, so only their sentences may differ. */
const QUOTING_MODULES: readonly Module[] = ['risk', 'health', 'notices'];

test.each(EQUIVALENT_ANSWERS)('%s gives the same plan from equivalent answers', (_, one, other) => {
  for (const base of BASES) {
    const [first, second] = [one, other].map((answers) =>
      generatePlan(aPerson({ ...base, ...answers })),
    );
    if (!first?.ok || !second?.ok) throw new Error('no plan');
    for (const name of MODULES.filter((module) => !QUOTING_MODULES.includes(module)))
      expect(OUTPUT_BY_MODULE[name](first.plan), name).toEqual(OUTPUT_BY_MODULE[name](second.plan));
    expect(first.plan.chemistry?.risk.hardStops.map(({ id }) => id)).toEqual(
      second.plan.chemistry?.risk.hardStops.map(({ id }) => id),
    );
  }
});

test('the printed ceilings match those of the kitchen', () => {
  for (const answers of [
    { conditions: ['kidney_disease'] },
    { conditions: ['kidney_disease'], health: ['potassium_sparing_or_raas'] },
    { labs: { egfr: 45 } },
    { conditions: ['diabetes'] },
    { health: ['potassium_sparing_or_raas'] },
    {},
  ] satisfies Partial<PlanInput>[]) {
    const outcome = generatePlan(aPerson(answers));
    if (!outcome.ok) throw new Error('no plan');
    const { macros, input } = outcome.plan;
    const limits = kitchenLimits(eaterAnswers(createProfile(input)).findings);
    expect(macros.ceilings?.potassium?.value).toBe(limits.potassiumCeilingMg);
    expect(macros.ceilings?.protein?.value === macros.protein.value).toBe(limits.proteinIsCeiling);
  }
});

test('the table covers every condition, checkbox, laboratory figure and question', () => {
  const tableAnswers = REQUIRED_MODULES.map(([, answers]) => answers);
  const listAnswers = (field: 'conditions' | 'health'): readonly string[] =>
    tableAnswers.flatMap((answers) => answers[field] ?? []);
  const illnesses = CONDITIONS.filter((condition) => condition !== 'none');
  expect(illnesses.filter((condition) => !listAnswers('conditions').includes(condition))).toEqual(
    [],
  );
  expect(HEALTH_FLAGS.filter((flag) => !listAnswers('health').includes(flag))).toEqual([]);
  const figures = new Set(tableAnswers.flatMap(({ labs = {} }) => Object.keys(labs)));
  expect([...figures].toSorted()).toEqual(
    [
      'haematocritPercent',
      'altTimesUpperLimit',
      'astTimesUpperLimit',
      'ldlMgDl',
      'hdlMgDl',
      'egfr',
      'hba1cPercent',
      'psaNgMl',
      'lvefPercent',
    ].toSorted(),
  );
  expect(tableAnswers.some(({ screening }) => screening?.pregnancy === 'yes')).toBe(true);
});
