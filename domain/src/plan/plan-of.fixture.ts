import fc from 'fast-check';
import { COMPOUND_IDS } from '../compounds/compounds.data.ts';
import { anyPerson } from '../person/person.fixture.ts';
import type { Chemistry, PlanInput } from '../person/plan-input.ts';
import { generatePlan } from './generate-plan.ts';
import type { Plan } from './plan.ts';

export function planOf(input: PlanInput): Plan {
  const outcome = generatePlan(input);
  if (!outcome.ok)
    throw new Error(`no plan: ${outcome.reasons.map(({ code }) => code).join(', ')}`);
  return outcome.plan;
}

const measuredWell = {
  bloodPressure: { systolic: 116, diastolic: 72 },
  labs: { haematocritPercent: 44, altTimesUpperLimit: 0.8, ldlMgDl: 95, hdlMgDl: 52, egfr: 98 },
} as const;

/** Low-risk adults: the only ones who may get compound cards. */
const anyLowRiskUse: fc.Arbitrary<Partial<PlanInput>> = fc
  .record({
    ageYears: fc.integer({ min: 21, max: 60 }),
    compound: fc.constantFrom(...COMPOUND_IDS),
  })
  .map(({ ageYears, compound }) => ({
    ...measuredWell,
    ageYears,
    conditions: ['none'],
    health: [],
    cycleWeeks: 4,
    cycleType: 'steroid',
    chemistry: {
      compounds: [compound],
      doseMultiple: 'up_to_1',
      origin: 'prescribed',
      yearsOfUse: 0,
      medicalFollowUp: true,
      sharesEquipment: false,
      withoutBreak: false,
    },
  }));

const anyNamed = fc.uniqueArray(fc.constantFrom(...COMPOUND_IDS, 'not-in-the-glossary'), {
  maxLength: 5,
});

export const anyUser: fc.Arbitrary<PlanInput & { chemistry: Chemistry }> = fc
  .tuple(anyPerson, anyNamed, fc.oneof(fc.constant<Partial<PlanInput>>({}), anyLowRiskUse))
  .map(([person, compounds, lowRisk]) => ({
    ...person,
    cycleType: 'steroid',
    ...lowRisk,
    chemistry: {
      doseMultiple: 'unknown',
      origin: 'unknown',
      yearsOfUse: 0,
      medicalFollowUp: false,
      sharesEquipment: false,
      withoutBreak: false,
      ...person.chemistry,
      compounds,
      ...lowRisk.chemistry,
    },
  }));
