import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  CONDITIONS,
  CYCLE_TYPES,
  EQUIPMENT,
  FOOD_PATTERNS,
  GOALS,
  LEVELS,
  SEXES,
} from '../../person/choices.ts';
import { clinicalState } from '../../clinical/clinical-state.ts';
import type { Finding } from '../../clinical/findings.ts';
import { goldenPage } from './golden-page.fixture.ts';
import { GOLDEN_PAGES } from './golden-people.fixture.ts';

const inputs = GOLDEN_PAGES.flatMap(({ people }) => people.map(({ input }) => input));

test.each(GOLDEN_PAGES)('the plans of $file match the reviewed ones', (page) => {
  expect(goldenPage(page)).toBe(readFileSync(join(import.meta.dirname, page.file), 'utf8'));
});

test('every golden page has people', () => {
  const storedPages = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.md'));
  expect(storedPages.toSorted()).toEqual(GOLDEN_PAGES.map(({ file }) => file).toSorted());
});

test('the golden people cover both sexes, ages 14 to 80 and every goal, level, condition, food pattern and place', () => {
  expect(inputs).toHaveLength(40);
  expect(new Set(GOLDEN_PAGES.flatMap(({ people }) => people.map(({ place }) => place))).size).toBe(
    40,
  );
  const ages = inputs.map(({ ageYears }) => ageYears);
  expect([Math.min(...ages), Math.max(...ages)]).toEqual([14, 80]);
  const met = (values: readonly unknown[]) =>
    [...new Set(values)]
      .filter((value) => value !== undefined)
      .map(String)
      .toSorted();
  expect(met(inputs.map(({ sex }) => sex))).toEqual([...SEXES].toSorted());
  expect(met(inputs.map(({ goal }) => goal))).toEqual([...GOALS].toSorted());
  expect(met(inputs.map(({ level }) => level))).toEqual([...LEVELS].toSorted());
  expect(met(inputs.flatMap(({ conditions }) => conditions))).toEqual([...CONDITIONS].toSorted());
  expect(met(inputs.map(({ cycleType }) => cycleType))).toEqual([...CYCLE_TYPES].toSorted());
  expect(met(inputs.map(({ foodPattern = 'all' }) => foodPattern))).toEqual(
    [...FOOD_PATTERNS].toSorted(),
  );
  expect(met(inputs.map(({ equipment = 'gym' }) => equipment))).toEqual([...EQUIPMENT].toSorted());
});

/** Clinical states with rules in the evidence, by finding. Each injured joint is another. */
const CLINICAL_STATES: Readonly<Record<string, readonly Finding[]>> = {
  'kidney disease': ['kidney_disease'],
  diabetes: ['diabetes'],
  'risk of hypoglycaemia': ['hypoglycaemia_risk'],
  hypertension: ['hypertension'],
  'heart disease': ['heart_disease'],
  'liver disease': ['liver_disease'],
  'pregnancy or breastfeeding': ['pregnancy', 'breastfeeding'],
  underweight: ['underweight'],
  'signs of an eating disorder': ['eating_disorder_signs'],
  'aged 65 or more': ['aged_65_or_more'],
  'under 18': ['minor'],
  anticoagulant: ['anticoagulant'],
  'medicines that raise potassium': ['potassium_raising_medicine'],
  'coeliac disease': ['coeliac_disease'],
  'lactose intolerance': ['lactose_intolerance'],
  compounds: ['uses_compounds'],
};

test.each(Object.entries(CLINICAL_STATES))(
  'at least three golden people have %s',
  (_, findings) => {
    const matches = inputs.filter((input) =>
      findings.some((finding) => clinicalState(input).findings.has(finding)),
    );
    expect(matches.length).toBeGreaterThanOrEqual(3);
  },
);

test('at least three golden people have an injury, and ten combine two states', () => {
  expect(inputs.filter(({ injuries = [] }) => injuries.length > 0).length).toBeGreaterThanOrEqual(
    3,
  );
  const states = inputs.map((input) => {
    const { findings } = clinicalState(input);
    return Object.values(CLINICAL_STATES).filter((some) =>
      some.some((finding) => findings.has(finding)),
    ).length;
  });
  expect(states.filter((count) => count >= 2).length).toBeGreaterThanOrEqual(10);
});
