import fc from 'fast-check';
import { expect, test } from 'vitest';
import { retrace } from '../evidence/traced.ts';
import { FOOD_FAMILIES } from '../foods/food-families.data.ts';
import { aPerson, anyPerson } from '../person/person.fixture.ts';
import type { PlanInput } from '../person/plan-input.ts';
import { createProfile } from '../profile/profile.ts';
import { hasFinding } from '../clinical/clinical-state.ts';
import { adviseSupplements, findContraindications } from './advise-supplements.ts';
import { CONTRAINDICATIONS, FIRST } from './contraindications.data.ts';
import { doseLines } from './dose-lines.ts';
import { SUPPLEMENT_VERDICTS, type SupplementAdvice } from './supplement-advice.ts';
import { DOSE_BY_SUPPLEMENT } from './supplement-doses.ts';
import { NEED_BY_SUPPLEMENT } from './supplement-needs.ts';
import { SUPPLEMENTS } from './supplements.data.ts';

const anyProtein = fc.integer({ min: 30, max: 350 });
const adviceFor = (person: Partial<PlanInput>, proteinGrams = 140) =>
  adviseSupplements(createProfile(aPerson(person)), { proteinGrams, sodiumMg: 2300 });
const adviceOn = (id: string, person: Partial<PlanInput>, proteinGrams = 140) => {
  const found = adviceFor(person, proteinGrams).find((advice) => advice.id === id);
  if (!found) throw new Error(`no advice on ${id}`);
  return found;
};

/** Maximum amount per supplement and unit. */
const CAPS: Record<string, Record<string, number>> = {
  creatine: { 'g por día': 5 },
  caffeine: { 'mg por toma': 200, 'tomas por día': 2, 'mg por día': 400 },
  'protein-powder': { 'g de proteína por toma': 40 },
  'beta-alanine': { 'g por día': 6 },
  // 20 g at 27.37 % of sodium
  'sodium-bicarbonate': { 'g por toma': 20, 'mg por toma': 5474 },
  nitrate: { 'mg de nitrato por toma': 500 },
  electrolytes: { 'mg de sodio por hora': 600 },
  'vitamin-b12': { 'µg por día': 2.4 },
};
const figuresOf = ({ dose }: SupplementAdvice) =>
  dose ? doseLines(dose).flatMap(({ figures }) => figures) : [];

test.each<[string, Partial<PlanInput>, string]>([
  ['creatine', { goal: 'muscle_gain' }, 'worth_it'],
  ['creatine', { goal: 'maintenance' }, 'not_needed'],
  ['creatine', { goal: 'muscle_gain', conditions: ['kidney_disease'] }, 'avoid'],
  ['creatine', { goal: 'muscle_gain', labs: { egfr: 52 } }, 'avoid'],
  ['caffeine', { goal: 'strength' }, 'worth_it'],
  ['caffeine', { goal: 'strength', level: 'beginner' }, 'not_needed'],
  [
    'beta-alanine',
    { goal: 'performance', sex: 'female', health: ['wants_child_12_months'] },
    'avoid',
  ],
  ['caffeine', { goal: 'strength', health: ['sleep_apnoea_untreated'] }, 'avoid'],
  ['caffeine', { goal: 'strength', conditions: ['hypertension'] }, 'avoid'],
  ['caffeine', { goal: 'strength', bloodPressure: { systolic: 144, diastolic: 80 } }, 'avoid'],
  ['protein-powder', { health: ['milk_allergy'] }, 'avoid'],
  // A referral to a doctor excludes performance supplements.
  ['creatine', { goal: 'muscle_gain', bloodPressure: { systolic: 185, diastolic: 100 } }, 'avoid'],
  ['creatine', { goal: 'muscle_gain', bloodPressure: { systolic: 150, diastolic: 112 } }, 'avoid'],
  ['creatine', { goal: 'muscle_gain', labs: { lvefPercent: 45 } }, 'avoid'],
  ['creatine', { goal: 'muscle_gain', weightKg: 56 }, 'avoid'],
  ['protein-powder', { goal: 'muscle_gain', weightKg: 56 }, 'avoid'],
  ['creatine', { goal: 'muscle_gain', health: ['jaundice_or_dark_urine'] }, 'avoid'],
  [
    'vitamin-b12',
    { foodPattern: 'vegan', bloodPressure: { systolic: 185, diastolic: 100 } },
    'worth_it',
  ],
  ['protein-powder', { foodPattern: 'vegan' }, 'not_needed'],
  ['beta-alanine', { goal: 'performance' }, 'worth_it'],
  ['sodium-bicarbonate', { goal: 'performance', level: 'advanced' }, 'not_needed'],
  [
    'sodium-bicarbonate',
    { goal: 'performance', level: 'advanced', conditions: ['hypertension'] },
    'avoid',
  ],
  ['nitrate', { goal: 'performance', level: 'elite' }, 'not_needed'],
  ['citrulline', { goal: 'performance' }, 'not_needed'],
  ['omega-3', { health: ['anticoagulant'] }, 'medical'],
  ['omega-3', { labs: { lvefPercent: 30 } }, 'medical'],
  ['caffeine', { goal: 'strength', labs: { lvefPercent: 30 } }, 'avoid'],
  ['creatine', { goal: 'strength', labs: { hba1cPercent: 7 } }, 'worth_it'],
  ['protein-powder', { health: ['lactose_intolerance'] }, 'avoid'],
  ['creatine', { goal: 'strength', sex: 'female', screening: {} }, 'avoid'],
  ['iron', { conditions: ['kidney_disease'] }, 'medical'],
  ['zinc', { health: ['active_cancer'] }, 'medical'],
  ['vitamin-d', { health: ['bariatric_surgery_recent'] }, 'medical'],
  ['folic-acid', { sex: 'female', health: ['wants_child_12_months'] }, 'medical'],
  ['kelp', { sex: 'female', health: ['pregnancy'] }, 'avoid'],
  ['retinol', { sex: 'female', health: ['pregnancy'] }, 'avoid'],
  ['retinol', { sex: 'female' }, 'not_needed'],
  ['omega-3', {}, 'not_needed'],
  ['iron', { sex: 'female' }, 'not_needed'],
  ['iron', { cycleType: 'steroid' }, 'avoid'],
  ['magnesium', { conditions: ['kidney_disease'] }, 'medical'],
  ['electrolytes', { trainsInHeat: true }, 'worth_it'],
  ['electrolytes', {}, 'not_needed'],
  ['vitamin-b12', { foodPattern: 'vegan' }, 'worth_it'],
  ['vitamin-b12', { foodPattern: 'vegan', conditions: ['heart_disease'] }, 'worth_it'],
  ['vitamin-b12', {}, 'not_needed'],
  ['hmb', {}, 'not_needed'],
  ['bcaa', {}, 'not_needed'],
  ['ashwagandha', {}, 'avoid'],
  ['ephedra', { goal: 'fat_loss' }, 'avoid'],
  ['dmaa', {}, 'avoid'],
  ['prohormones', {}, 'avoid'],
  ['sarms', { cycleType: 'steroid' }, 'avoid'],
])('%s for %j is %s', (id, person, verdict) => {
  expect(adviceOn(id, person).verdict).toBe(verdict);
});

test.each([
  { weightKg: 50, goal: 'performance', mg: 150 },
  { weightKg: 67, goal: 'performance', mg: 200 },
  { weightKg: 90, goal: 'performance', mg: 200 },
  { weightKg: 80, goal: 'strength', mg: 160 },
] as const)(
  'caffeine for $weightKg kg and $goal is $mg mg per intake and at most 400 a day',
  ({ weightKg, goal, mg }) => {
    const { dose } = adviceOn('caffeine', { weightKg, heightCm: 160, goal });
    expect([dose?.perIntake?.low.value, dose?.perIntake?.low.unit]).toEqual([mg, 'mg por toma']);
    expect([dose?.mostPerDay?.low.value, dose?.mostPerDay?.low.unit]).toEqual([400, 'mg por día']);
  },
);

test('caffeine has a line per quantity, each with its unit', () => {
  const lines = (person: Partial<PlanInput>) => {
    const { dose } = adviceOn('caffeine', person);
    return dose ? doseLines(dose).map(({ label, text }) => `${label}: ${text}`) : [];
  };
  expect(lines({ weightKg: 75, goal: 'strength' })).toEqual([
    'Por toma: 150 mg (2 mg/kg), 60 min antes',
    'Tomas por día: hasta 1',
    'Por día: hasta 400 mg (todo incluido: café, mate, gaseosas)',
  ]);
  expect(lines({ weightKg: 50, heightCm: 160, goal: 'strength' })[1]).toBe(
    'Tomas por día: hasta 2',
  );
  expect(lines({ weightKg: 90, goal: 'performance' })[0]).toBe(
    'Por toma: 200 mg (2,2 mg/kg: el tope no deja llegar a 3), 60 min antes',
  );
});

test('a dose of an older engine is a single figure with its unit', () => {
  const [older] = figuresOf(adviceOn('creatine', { goal: 'strength' }));
  expect(older && doseLines(older)).toEqual([
    { label: 'Dosis', text: '5 g por día', figures: [older] },
  ]);
});

test.each([
  [50, 5],
  [30, 3],
  [42, 4],
  [100, 5],
])('creatine for %i kg is %i g per day', (weightKg, grams) => {
  expect(
    adviceOn('creatine', { weightKg, heightCm: Math.min(180, 95 + weightKg), goal: 'strength' })
      .dose?.perDay?.low.value,
  ).toBe(grams);
});

test('protein powder is worth it only if four meals cannot cover the daily protein', () => {
  expect(adviceOn('protein-powder', { weightKg: 80 }, 128).verdict).toBe('not_needed');
  expect(adviceOn('protein-powder', { weightKg: 80 }, 150).verdict).toBe('worth_it');
});

test('a vegan whom we cannot advise is sent to a doctor for B12, not told to skip it', () => {
  for (const person of [{ ageYears: 16 }, { sex: 'female', health: ['pregnancy'] }] as const) {
    const advice = adviceOn('vitamin-b12', {
      ...person,
      health: [...('health' in person ? person.health : [])],
      foodPattern: 'vegan',
    });
    expect(advice.verdict).toBe('medical');
    expect(advice.reason).toContain('la B12 hace falta');
    expect(advice.sources).toEqual(['baroni2018']);
  }
});

test('contraindications, doses and needs name known supplements, and every recommendable one has a need', () => {
  const ids = SUPPLEMENTS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of [
    ...Object.keys(FIRST),
    ...Object.keys(CONTRAINDICATIONS),
    ...Object.keys(DOSE_BY_SUPPLEMENT),
    ...Object.keys(NEED_BY_SUPPLEMENT),
  ])
    expect(ids).toContain(id);
  for (const { id, kind } of SUPPLEMENTS) expect(id in NEED_BY_SUPPLEMENT).toBe(kind !== 'never');
  expect(Object.keys(CAPS).sort()).toEqual(Object.keys(DOSE_BY_SUPPLEMENT).sort());
});

test('no supplement is worth it when contraindicated, under 18 or in pregnancy', () => {
  fc.assert(
    fc.property(anyPerson, anyProtein, (person, proteinGrams) => {
      const profile = createProfile(person);
      const worthIt = adviseSupplements(profile, { proteinGrams, sodiumMg: 2300 }).filter(
        ({ verdict }) => verdict === 'worth_it',
      );
      for (const { id } of worthIt) {
        const supplement = SUPPLEMENTS.find((one) => one.id === id);
        expect(supplement && findContraindications(supplement, profile)).toEqual([]);
        expect(supplement?.kind).not.toBe('never');
      }
      const unsupported = hasFinding(profile, 'minor', 'pregnancy', 'breastfeeding');
      if (unsupported) expect(worthIt).toEqual([]);
      const isExcluded = hasFinding(
        profile,
        'kidney_disease',
        'heart_disease',
        'liver_disease',
        'pregnancy_unanswered',
      );
      if (isExcluded) expect(worthIt.filter(({ id }) => id !== 'vitamin-b12')).toEqual([]);
    }),
  );
});

test('every dose stays within its cap, comes only with "worth it", and its trace recomputes', () => {
  fc.assert(
    fc.property(anyPerson, anyProtein, (person, proteinGrams) => {
      for (const advice of adviseSupplements(createProfile(person), {
        proteinGrams,
        sodiumMg: 2300,
      })) {
        expect(advice.dose !== undefined).toBe(advice.verdict === 'worth_it');
        for (const figure of figuresOf(advice)) {
          expect(retrace(figure)).toBe(figure.value);
          expect(figure.basis !== 'source' || figure.sources.length > 0).toBe(true);
          expect(figure.value).toBeGreaterThan(0);
          expect(figure.value).toBeLessThanOrEqual(CAPS[advice.id]?.[figure.unit] ?? 0);
        }
        const { perIntake, perHour, perDay } = advice.dose ?? {};
        for (const { low, high } of [perIntake, perHour, perDay].filter(
          (range) => range !== undefined,
        ))
          expect(high === undefined || (high.unit === low.unit && high.value >= low.value)).toBe(
            true,
          );
      }
    }),
  );
});

test('everybody gets the same verdicts on every relevant supplement, useful ones first', () => {
  const first = adviceFor({ goal: 'performance', level: 'advanced' });
  const unrestricted = SUPPLEMENTS.filter(({ onlyFor }) => onlyFor === undefined);
  expect(first.map(({ id }) => id).sort()).toEqual(unrestricted.map(({ id }) => id).sort());
  expect(
    adviceFor({ sex: 'female' })
      .map(({ id }) => id)
      .sort(),
  ).toEqual(SUPPLEMENTS.map(({ id }) => id).sort());
  const order = first.map(({ verdict }) => SUPPLEMENT_VERDICTS.indexOf(verdict));
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  expect(adviceFor({ goal: 'performance', level: 'advanced' })).toEqual(first);
});

test.each<[string, Partial<PlanInput>, RegExp]>([
  ['omega-3', { foodsToAvoid: ['merluza-cruda'] }, /pescado/u],
  ['omega-3', { foodsToAvoid: ['merluza-cruda', 'nueces'] }, /nueces/u],
  ['protein-powder', { foodPattern: 'vegan', foodsToAvoid: ['tofu-firme'] }, /soja|tofu/u],
  ['protein-powder', { foodsToAvoid: ['tofu-firme', 'leche-entera'] }, /soja|tofu/u],
  [
    'zinc',
    { foodPattern: 'vegan', foodsToAvoid: [...FOOD_FAMILIES.nutsAndPeanuts] },
    /frutas secas/u,
  ],
  ['vitamin-b12', { foodPattern: 'vegetarian', foodsToAvoid: ['huevo-duro'] }, /si comés huevos/u],
])('the text on %s does not mention avoided foods: %o', (id, person, said) => {
  expect(adviceOn(id, person).reason).not.toMatch(said);
});

test.each([
  'leche-descremada',
  'yogur-natural-entero',
  'queso-cottage-2',
  'proteina-aislada-de-suero-en-polvo',
])('a person who avoids %s is not advised whey', (foodId) => {
  expect(adviceOn('protein-powder', { weightKg: 60 }, 140).verdict).toBe('worth_it');
  expect(
    adviceOn('protein-powder', { weightKg: 60, foodsToAvoid: [foodId] }, 140).verdict,
  ).not.toBe('worth_it');
});

const ESSENTIAL = [
  'folic-acid',
  'iron',
  'iodine',
  'vitamin-b12',
  'vitamin-d',
  'zinc',
  'magnesium',
  'omega-3',
];

test.each<[string, RegExp, readonly string[]]>([
  ['folic-acid', /400 µg por día de ácido fólico/u, ['whoifa2016']],
  ['iron', /30 a 60 mg de hierro elemental.*La dosis la indica tu obstetra/u, ['whoifa2016']],
  ['iodine', /220 µg por día/u, ['iom2001']],
  ['vitamin-b12', /^Lo decide tu obstetra\. Con alimentación vegana/u, ['baroni2018']],
  ['vitamin-d', /^Lo decide tu obstetra\. Si ya te lo indicaron, no lo dejes por esto\.$/u, []],
])(
  'the obstetrician decides on %s in a pregnancy, with published information only',
  (id, reason, sources) => {
    const advice = adviceOn(id, { sex: 'female', health: ['pregnancy'], foodPattern: 'vegan' });
    expect(advice.verdict).toBe('medical');
    expect(advice.reason).toMatch(reason);
    expect(advice.reason).toMatch(/^Lo decide tu obstetra/u);
    expect(advice.reason).not.toMatch(/\btomá\b/iu);
    expect([advice.sources, advice.dose]).toEqual([sources, undefined]);
  },
);

test('a pregnancy never makes us advise against essential or prescribed nutrients', () => {
  fc.assert(
    fc.property(
      anyPerson,
      fc.constantFrom('pregnancy' as const, 'breastfeeding' as const),
      (person, flag) => {
        const profile = createProfile({
          ...person,
          sex: 'female',
          health: [...(person.health ?? []), flag],
        });
        for (const { id, verdict, reason } of adviseSupplements(profile, {
          proteinGrams: 100,
          sodiumMg: 2300,
        })) {
          if (ESSENTIAL.includes(id)) expect([id, verdict]).toEqual([id, 'medical']);
          expect([id, verdict === 'worth_it']).toEqual([id, false]);
          if (verdict === 'avoid' && SUPPLEMENTS.find((one) => one.id === id)?.kind !== 'never')
            expect(reason).toContain('no lo dejes por esto');
        }
      },
    ),
  );
});

test.each([
  [{ sex: 'female', health: ['pregnancy'] }, /hasta 200 mg de cafeína por día/u],
  [
    { sex: 'female', health: ['wants_child_12_months'] },
    /buscás un embarazo.*hasta 200 mg de cafeína por día/u,
  ],
  [
    { sex: 'female', screening: {} },
    /no contestaste si hay un embarazo.*hasta 200 mg de cafeína por día/u,
  ],
  [{ labs: { lvefPercent: 30 } }, /El café de siempre, hasta 200 mg/u],
] as const)(
  'a person with %j gets no caffeine supplement and a limit for coffee',
  (person, reason) => {
    expect(
      adviceOn('caffeine', {
        goal: 'strength',
        ...person,
        health: [...('health' in person ? person.health : [])],
      }).reason,
    ).toMatch(reason);
  },
);

test('no text claims that food covers a nutrient', () => {
  for (const advice of adviceFor({}))
    expect(advice.reason).not.toMatch(/l[ao] cubrís comiendo|del plan lo cubrís/u);
});

/** Words banned for people who avoid the family. */
const WORDS = {
  fish: /pescado|salmón|atún/iu,
  dairy: /(?<!\bsin )lácteos|\bleche\b(?!, y evitás)|yogur|queso/iu,
  soy: /\bsoja\b|\btofu\b/iu,
  nutsAndPeanuts: /nueces|frutas secas|\bmaní\b/iu,
} as const;

test('no advice on supplements mentions avoided foods', () => {
  const anyFamily = fc.constantFrom(
    'fish' as const,
    'dairy' as const,
    'soy' as const,
    'nutsAndPeanuts' as const,
  );
  fc.assert(
    fc.property(anyPerson, anyProtein, anyFamily, (person, proteinGrams, family) => {
      const profile = createProfile({ ...person, foodsToAvoid: [...FOOD_FAMILIES[family]] });
      for (const { id, name, verdict, reason } of adviseSupplements(profile, {
        proteinGrams,
        sodiumMg: 2300,
      })) {
        if (family === 'dairy' && id === 'protein-powder') {
          expect(verdict).not.toBe('worth_it');
          continue; // its reason names the milk
        }
        expect(`${name}. ${reason}`).not.toMatch(WORDS[family]);
      }
    }),
  );
});

test('the maximum of bicarbonate is our rule, and its grams per kilo are published', () => {
  const basisAt = (weightKg: number) =>
    DOSE_BY_SUPPLEMENT['sodium-bicarbonate']?.(
      { weightKg, heightCm: 180, goal: 'performance' },
      { sodiumMg: 2300 },
    ).perIntake?.low.basis;
  expect([basisAt(80), basisAt(100), basisAt(120)]).toEqual(['source', 'source', 'forja_rule']);
});

test('bicarbonate above the sodium limit of the plan is not worth it, and states both figures', () => {
  const performer = { goal: 'performance', level: 'advanced' } as const;
  // 14 g × 273.7
  expect(adviceOn('sodium-bicarbonate', { ...performer, weightKg: 70 })).toMatchObject({
    verdict: 'not_needed',
    reason: expect.stringMatching(
      /3\.832 mg de sodio, y el límite de tu plan es 2\.300 mg por día/,
    ),
  });
  // 8 g × 273.7
  const { dose } = adviceOn('sodium-bicarbonate', { ...performer, weightKg: 41, heightCm: 145 });
  expect(dose && doseLines(dose).map(({ label, text }) => `${label}: ${text}`)).toEqual([
    'Por toma: 8 g una sola vez, ese día',
    'Sodio de cada toma: 2.190 mg (el límite de tu plan es 2.300 mg por día)',
  ]);
});

test('unread claims have no letter, and B12 cites the work about plants', () => {
  const found = (id: string) => SUPPLEMENTS.find((supplement) => supplement.id === id);
  expect(found('zinc')?.basis).toBe('forja_rule');
  expect(found('vitamin-b12')?.sources[0]).toBe('baroni2018');
});
