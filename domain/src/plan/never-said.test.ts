import { expect, test } from 'vitest';
import { COMPOUND_IDS } from '../compounds/compounds.data.ts';
import { AN_AMOUNT, findNeverSaid } from '../compounds/never-said.fixture.ts';
import { aPerson } from '../person/person.fixture.ts';
import type { PlanInput } from '../person/plan-input.ts';
import { generatePlan } from './generate-plan.ts';
import { listTexts } from './list-texts.fixture.ts';

/** Fully measured and followed up, so that compounds may be named. */
const withCompound = (id: string): Partial<PlanInput> => ({
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
    compounds: [id],
    doseMultiple: 'up_to_1',
    origin: 'prescribed',
    yearsOfUse: 0,
    medicalFollowUp: true,
    sharesEquipment: false,
    withoutBreak: false,
  },
});

const PEOPLE: readonly { name: string; input: Partial<PlanInput> }[] = [
  { name: 'nothing', input: {} },
  { name: 'a woman', input: { sex: 'female', cycleType: 'steroid' } },
  { name: '17 years', input: { ageYears: 17, cycleType: 'steroid' } },
  { name: '20 years', input: { ageYears: 20, cycleType: 'steroid' } },
  { name: 'heart disease', input: { cycleType: 'steroid', conditions: ['heart_disease'] } },
  ...COMPOUND_IDS.map((id) => ({ name: id, input: withCompound(id) })),
];

/** Other senses: muscles to train, and a term of the sharing formula. */
const OTHER_MEANINGS = /glúteos|\+ agujas/g;

test.each(PEOPLE)('the plan of $name contains no banned claim', ({ input }) => {
  const texts = listTexts(generatePlan(aPerson(input)));
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.flatMap((text) => findNeverSaid(text.replaceAll(OTHER_MEANINGS, '')))).toEqual([]);
});

test('a plan shows amounts of compounds only as label doses with their indication', () => {
  let withDose = 0;
  for (const id of COMPOUND_IDS) {
    const outcome = generatePlan(aPerson(withCompound(id)));
    for (const card of outcome.ok ? (outcome.plan.chemistry?.compounds ?? []) : []) {
      const { medicalDose, ...others } = card;
      for (const text of listTexts(others)) expect(text, id).not.toMatch(AN_AMOUNT);
      if (!medicalDose) continue;
      withDose += 1;
      expect(medicalDose.text, id).toContain('dosis médica para esa enfermedad: no es una guía');
    }
  }
  expect(withDose).toBeGreaterThan(0);
});
