import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyPerson, aPerson } from '../person/person.fixture.ts';
import type { PlanInput } from '../person/plan-input.ts';
import { profileOf } from '../person/profile.ts';
import { referenceIntakes } from './reference-intakes.ts';

const intakes = (person: Partial<PlanInput> = {}) => referenceIntakes(profileOf(aPerson(person))).intakes;
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
])('%s of %o', (id, person, expected) => {
  expect(amounts(person, id)).toEqual(expected);
});

test('the adult table has 31 rows', () => {
  expect(intakes()).toHaveLength(31);
});

test.each<[string, Partial<PlanInput>]>([
  ['18 years', { ageYears: 18 }],
  ['pregnancy', { sex: 'female', health: ['pregnancy'] }],
  ['breastfeeding', { sex: 'female', health: ['breastfeeding'] }],
])('the table of adults is not shown at %s', (_, person) => {
  const { intakes: shown, notices } = referenceIntakes(profileOf(aPerson(person)));
  expect([shown, notices.map(({ code }) => code)]).toEqual([[], ['reference-intakes-not-for-you']]);
});

test('with kidney disease nobody reads a general amount of potassium, phosphorus, magnesium or water', () => {
  fc.assert(
    fc.property(anyPerson, (input) => {
      const shown = referenceIntakes(profileOf({ ...input, conditions: ['kidney_disease'] })).intakes.map(
        ({ id }) => id,
      );
      return ['potassium', 'phosphorus', 'magnesium', 'total-water'].every((medical) => !shown.includes(medical));
    }),
    { numRuns: 5000 },
  );
});
