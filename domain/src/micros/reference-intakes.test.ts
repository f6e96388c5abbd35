import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyPerson, aPerson } from '../person/person.fixture.ts';
import type { PlanInput } from '../person/plan-input.ts';
import { createProfile } from '../profile/profile.ts';
import { MICRONUTRIENTS } from '../foods/micronutrients.ts';
import { COVERED_NUTRIENTS } from './covered-nutrients.ts';
import { referenceIntakes } from './reference-intakes.ts';

const intakes = (person: Partial<PlanInput> = {}) =>
  referenceIntakes(createProfile(aPerson(person))).intakes;
const amounts = (person: Partial<PlanInput>, id: string) => {
  const found = intakes(person).find((intake) => intake.id === id);
  return [found?.intake.value, found?.upper?.value];
};

/** DRI summary tables (NASEM 2019, appendix J): intake and ceiling per day. */
test.each<[string, Partial<PlanInput>, [number | undefined, number | undefined]]>([
  ['vitamin-a', { sex: 'male' }, [900, 3000]],
  ['vitamin-a', { sex: 'female' }, [700, 3000]],
  ['vitamin-c', { sex: 'female' }, [75, 2000]],
  ['vitamin-d', { ageYears: 70 }, [15, 100]],
  ['vitamin-d', { ageYears: 71 }, [20, 100]],
  ['vitamin-b6', { ageYears: 50, sex: 'female' }, [1.3, 100]],
  ['vitamin-b6', { ageYears: 51, sex: 'female' }, [1.5, 100]],
  ['vitamin-b6', { ageYears: 51, sex: 'male' }, [1.7, 100]],
  ['vitamin-b12', {}, [2.4, undefined]],
  ['calcium', { ageYears: 50, sex: 'female' }, [1000, 2500]],
  ['calcium', { ageYears: 51, sex: 'female' }, [1200, 2000]],
  ['calcium', { ageYears: 51, sex: 'male' }, [1000, 2000]],
  ['calcium', { ageYears: 71, sex: 'male' }, [1200, 2000]],
  ['iron', { sex: 'male' }, [8, 45]],
  ['iron', { ageYears: 50, sex: 'female' }, [18, 45]],
  ['iron', { ageYears: 51, sex: 'female' }, [8, 45]],
  ['magnesium', { ageYears: 30, sex: 'male' }, [400, 350]],
  ['magnesium', { ageYears: 31, sex: 'male' }, [420, 350]],
  ['magnesium', { ageYears: 31, sex: 'female' }, [320, 350]],
  ['phosphorus', { ageYears: 70 }, [700, 4000]],
  ['phosphorus', { ageYears: 71 }, [700, undefined]],
  ['zinc', { sex: 'female' }, [8, 40]],
  ['potassium', { sex: 'male' }, [3400, undefined]],
  ['potassium', { sex: 'female' }, [2600, undefined]],
  ['sodium', {}, [1500, undefined]],
  ['total-water', { sex: 'female' }, [2.7, undefined]],
])('%s has its published intake for %o', (id, person, expected) => {
  expect(amounts(person, id)).toEqual(expected);
});

test('the adult table has 31 rows', () => {
  expect(intakes()).toHaveLength(31);
});

const PREGNANT: Partial<PlanInput> = { sex: 'female', health: ['pregnancy'] };
const NURSING: Partial<PlanInput> = { sex: 'female', health: ['breastfeeding'] };

/** Evidence 11: boys, girls, pregnancy and breastfeeding, with the ceiling from 14 to 18. */
test.each<
  [
    string,
    boy: number,
    girl: number,
    teenUpper: number | undefined,
    pregnancy: number,
    breastfeeding: number,
  ]
>([
  ['calcium', 1300, 1300, 3000, 1000, 1000],
  ['iron', 11, 15, 45, 27, 9],
  ['magnesium', 410, 360, 350, 350, 310],
  ['zinc', 11, 9, 34, 11, 12],
  ['iodine', 150, 150, 900, 220, 290],
  ['folate', 400, 400, 800, 600, 500],
  ['vitamin-b12', 2.4, 2.4, undefined, 2.6, 2.8],
  ['vitamin-d', 15, 15, 100, 15, 15],
  ['vitamin-c', 75, 65, 1800, 85, 120],
  ['vitamin-a', 900, 700, 2800, 770, 1300],
  ['potassium', 3000, 2300, undefined, 2900, 2800],
])('%s has an intake for each life stage', (id, boy, girl, teenUpper, pregnancy, breastfeeding) => {
  expect([
    amounts({ ageYears: 14, sex: 'male' }, id),
    amounts({ ageYears: 18, sex: 'female' }, id),
    amounts(PREGNANT, id)[0],
    amounts(NURSING, id)[0],
  ]).toEqual([[boy, teenUpper], [girl, teenUpper], pregnancy, breastfeeding]);
});

test('magnesium rises at 31 in pregnancy and breastfeeding', () => {
  expect([
    amounts({ ...PREGNANT, ageYears: 30 }, 'magnesium')[0],
    amounts({ ...PREGNANT, ageYears: 31 }, 'magnesium')[0],
    amounts({ ...NURSING, ageYears: 31 }, 'magnesium')[0],
  ]).toEqual([350, 360, 320]);
});

test.each<[string, Partial<PlanInput>, rows: number, notice: string[]]>([
  ['18 years', { ageYears: 18 }, 11, ['reference-intakes-of-your-age']],
  ['pregnancy', PREGNANT, 11, ['reference-intakes-obstetrician']],
  ['breastfeeding', NURSING, 11, ['reference-intakes-obstetrician']],
  ['pregnancy at 18', { ...PREGNANT, ageYears: 18 }, 0, ['reference-intakes-not-for-you']],
  [
    'a woman who skipped the question',
    { sex: 'female', screening: {} },
    31,
    ['reference-intakes-if-pregnant'],
  ],
  ['a woman who answered no', { sex: 'female' }, 31, []],
])('%s gets only the rows of the stage and its notice', (_, person, rows, notice) => {
  const { intakes: shown, notices } = referenceIntakes(createProfile(aPerson(person)));
  expect([shown.length, notices.map(({ code }) => code)]).toEqual([rows, notice]);
});

test('no stage uses adult rows, and an unverified figure has no source', () => {
  for (const person of [PREGNANT, NURSING, { ageYears: 16 }])
    for (const { id, intake } of intakes(person)) {
      expect(intake.rule, id).toMatch(/-(pregnancy|breastfeeding|from-14-to-18)$/);
      const unread = ['calcium', 'magnesium', 'zinc', 'potassium'].includes(id);
      expect([intake.basis, intake.sources.length], id).toEqual(
        unread ? ['expert_judgement', 0] : ['source', 1],
      );
      if (unread) expect(intake.note, id).toContain('Cifra de uso general');
    }
});

test('adults get the lower of the American and European supplement ceilings', () => {
  const ceilings = (person: Partial<PlanInput>) =>
    Object.fromEntries(
      intakes(person).flatMap(({ id, supplementUpper }) =>
        supplementUpper ? [[id, supplementUpper.value]] : [],
      ),
    );
  expect(ceilings({})).toEqual({
    'vitamin-b6': 12,
    'vitamin-e': 300,
    niacin: 10,
    magnesium: 250,
    zinc: 25,
    copper: 5,
    selenium: 255,
    iodine: 600,
    iron: 40,
  });
  for (const { id, upper, supplementUpper } of intakes())
    if (upper && supplementUpper) expect(supplementUpper.value, id).toBeLessThan(upper.value);
  expect([ceilings({ ageYears: 16 }), ceilings(PREGNANT)]).toEqual([{}, {}]);
});

test('B12 names its source from 50 years on', () => {
  const note = (ageYears: number) =>
    intakes({ ageYears }).find(({ id }) => id === 'vitamin-b12')?.intake.note;
  expect([note(49)?.includes('50 años'), note(50)?.includes('50 años')]).toEqual([false, true]);
});

test('covered nutrients are in the food table and, except fibre, have a reference', () => {
  expect(COVERED_NUTRIENTS).toHaveLength(12);
  for (const id of COVERED_NUTRIENTS) {
    expect(MICRONUTRIENTS).toContain(id);
    expect(amounts({}, id)[0] !== undefined, id).toBe(id !== 'fibre');
  }
});

test.each<[string, Partial<PlanInput>]>([
  ['an ejection fraction of 30 %', { labs: { lvefPercent: 30 } }],
  ['a doctor who restricts potassium', { health: ['potassium_restriction'] }],
  ['a medicine that raises it', { health: ['potassium_sparing_or_raas'] }],
  ['a low eGFR', { labs: { egfr: 45 } }],
])('%s hides the general amount of potassium', (_, person) => {
  expect(amounts(person, 'potassium')).toEqual([undefined, undefined]);
});

test('kidney disease hides general amounts of potassium, phosphorus, magnesium and water', () => {
  fc.assert(
    fc.property(anyPerson, (input) => {
      const shown = referenceIntakes(
        createProfile({ ...input, conditions: ['kidney_disease'] }),
      ).intakes.map(({ id }) => id);
      return ['potassium', 'phosphorus', 'magnesium', 'total-water'].every(
        (medical) => !shown.includes(medical),
      );
    }),
  );
});
