import { aPerson } from '@forja/domain/person/person.fixture';
import type { PlanInput } from '@forja/domain/person/plan-input';

const natural = aPerson({ ageYears: 27, weightKg: 78.4, heightCm: 178, goal: 'muscle_gain' });
const monitored: PlanInput = {
  ...natural,
  ageYears: 38,
  cycleType: 'steroid',
  bloodPressure: { systolic: 115, diastolic: 75 },
  labs: { haematocritPercent: 45, altTimesUpperLimit: 0.8, ldlMgDl: 95, hdlMgDl: 52, egfr: 98 },
  chemistry: {
    compounds: ['testosterone-cypionate', 'oxandrolone'],
    doseMultiple: 'up_to_2_5',
    origin: 'pharmacy_without_prescription',
    yearsOfUse: 0,
    medicalFollowUp: true,
    sharesEquipment: false,
    withoutBreak: false,
  },
};

/** The plans whose pages are measured, with the most that all the parts of one may take at 390 px. */
export const MEASURED_PLANS = [
  { name: 'without chemistry', input: natural, most: 5_500 },
  { name: 'with compounds, at Alto', input: monitored, most: 9_000 },
  { name: 'refused', input: { ...natural, cycleType: 'steroid' }, most: 9_000 },
] as const satisfies readonly { name: string; input: PlanInput; most: number }[];
