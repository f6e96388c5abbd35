import { aPerson } from '@forja/domain/person/person.fixture';
import type { PlanInput } from '@forja/domain/person/plan-input';
import { generatePlan } from '@forja/domain/plan/generate-plan';
import { RISK_STATEMENTS } from '@forja/domain/risk/risk-statements.data';
import { expect, test } from 'vitest';
import { getCurves } from '../compound-curves.ts';
import { GAIN_WITH_COMPOUNDS, pageSources } from './page-sources.ts';

function makePlan(input: Partial<PlanInput>) {
  const outcome = generatePlan(aPerson(input));
  if (!outcome.ok) throw new Error('no plan');
  return outcome.plan;
}

/** Medical care, a prescription and all tests, so that the risk allows compounds. */
const withCompounds = (
  compounds: string[],
  input: Partial<PlanInput> = {},
): Partial<PlanInput> => ({
  level: 'elite',
  cycleType: 'steroid',
  cycleWeeks: 8,
  bloodPressure: { systolic: 118, diastolic: 75 },
  labs: {
    haematocritPercent: 45,
    altTimesUpperLimit: 0.8,
    astTimesUpperLimit: 0.8,
    ldlMgDl: 100,
    hdlMgDl: 50,
    egfr: 100,
    hba1cPercent: 5,
  },
  chemistry: {
    compounds,
    doseMultiple: 'up_to_1',
    origin: 'prescribed',
    yearsOfUse: 0,
    medicalFollowUp: true,
    sharesEquipment: false,
    withoutBreak: false,
  },
  ...input,
});

test('sources of the plan keep their numbers, and those of the page follow once each', () => {
  for (const plan of [
    makePlan({}),
    makePlan(withCompounds(['testosterone-cypionate', 'mesterolone'])),
  ]) {
    const sources = pageSources(plan);
    expect(sources.slice(0, plan.sources.length)).toEqual(plan.sources);
    expect(new Set(sources).size).toBe(sources.length);
    expect(sources).toContain('fdc');
  }
});

test('a plan with chemistry numbers the sources of every harm, and a natural plan cites none', () => {
  const riskSources = RISK_STATEMENTS.flatMap(({ sources }) => sources);
  expect(pageSources(makePlan(withCompounds([])))).toEqual(
    expect.arrayContaining([...riskSources, GAIN_WITH_COMPOUNDS]),
  );
  const natural = makePlan({});
  const harmSources = riskSources.filter((key) => !natural.sources.includes(key));
  expect(pageSources(natural).filter((key) => harmSources.includes(key))).toEqual([]);
});

test('only a shown compound with a labelled dose has a curve, and a refused plan has none', () => {
  const ids = (input: Partial<PlanInput>) =>
    getCurves(makePlan(input)).map(({ compoundId }) => compoundId);
  expect(ids(withCompounds(['testosterone-cypionate', 'nandrolone-decanoate']))).toEqual([
    'testosterone-cypionate',
  ]);
  expect(ids(withCompounds(['testosterone-enanthate']))).toEqual([]);
  expect(ids(withCompounds(['testosterone-cypionate'], { conditions: ['heart_disease'] }))).toEqual(
    [],
  );
  expect(ids({ cycleType: 'natural' })).toEqual([]);
});

test('curves are not drawn for women, because their labels are for men', () => {
  const { chemistry } = makePlan(withCompounds(['testosterone-cypionate']));
  if (!chemistry) throw new Error('no chemistry');
  expect(getCurves({ chemistry, input: aPerson({ sex: 'female' }) })).toEqual([]);
});

test('the notices of the menu and the references of its coverage have numbers', () => {
  expect(pageSources(makePlan({}))).toEqual(
    expect.arrayContaining(['fdc', 'nasem2019', 'iom2011']),
  );
  expect(pageSources(makePlan({ health: ['anticoagulant'] }))).toContain('violi2016');
});

test('the page of a minor cites the refusal and no work about use', () => {
  const plan = makePlan(withCompounds(['testosterone-enanthate'], { ageYears: 17 }));
  expect(plan.chemistry?.compounds).toEqual([]);
  for (const key of plan.chemistry?.refusal?.sources ?? [])
    expect(pageSources(plan)).toContain(key);
  const ofUse = RISK_STATEMENTS.flatMap(({ sources }) => sources).filter(
    (key) => !plan.sources.includes(key),
  );
  expect(pageSources(plan).filter((key) => ofUse.includes(key))).toEqual([]);
  expect(getCurves(plan)).toEqual([]);
});
