import { COMPOUND_IDS } from '@forja/domain/compounds/compounds.data';
import type { PlanInput } from '@forja/domain/person/plan-input';

const BASE: PlanInput = {
  ageYears: 27,
  weightKg: 78.4,
  heightCm: 178,
  sex: 'male',
  conditions: ['none'],
  goal: 'muscle_gain',
  level: 'intermediate',
  cycleWeeks: 12,
  cycleType: 'natural',
  trainingDays: 4,
  sessionMinutes: 60,
};

/** Answers "no" to every question, without which a weight-loss plan keeps its caution. */
const NOTHING_TO_SAY: PlanInput['screening'] = {
  compensates_eating: 'no',
  loses_control_eating: 'no',
  lost_weight_fast: 'no',
  sees_larger_body: 'no',
  food_fills_the_day: 'no',
};
const CHEMISTRY: NonNullable<PlanInput['chemistry']> = {
  compounds: [],
  doseMultiple: 'up_to_1',
  origin: 'prescribed',
  yearsOfUse: 0,
  medicalFollowUp: true,
  sharesEquipment: false,
  withoutBreak: false,
};

const CHANGES: readonly Partial<PlanInput>[] = [
  {},
  { goal: 'maintenance', trainsInHeat: true },
  { goal: 'maintenance', level: 'beginner', sex: 'female', weightKg: 60, heightCm: 165 },
  { goal: 'fat_loss', screening: NOTHING_TO_SAY },
  { goal: 'fat_loss', screening: NOTHING_TO_SAY, level: 'advanced', weightKg: 104 },
  { goal: 'fat_loss', sex: 'female', weightKg: 70, heightCm: 164, screening: {} },
  { goal: 'strength', level: 'beginner' },
  { goal: 'strength', level: 'advanced', bodyFatPercent: 14 },
  { goal: 'performance', level: 'advanced', trainsInHeat: true },
  { goal: 'performance', level: 'elite', bodyFatPercent: 10 },
  { level: 'elite', bodyFatPercent: 12, activity: 'vigorous' },
  { bodyFatPercent: 20 },
  { bodyFatPercent: 35, weightKg: 110 },
  { ageYears: 16 },
  { ageYears: 70, goal: 'muscle_gain' },
  { ageYears: 70, goal: 'maintenance' },
  { ageYears: 68, goal: 'fat_loss', screening: NOTHING_TO_SAY, weightKg: 95 },
  { conditions: ['hypertension'] },
  { conditions: ['heart_disease'] },
  { conditions: ['kidney_disease'] },
  { conditions: ['diabetes'] },
  { conditions: ['liver_disease'] },
  { sex: 'female', weightKg: 62, heightCm: 165, health: ['pregnancy'], goal: 'maintenance' },
  { sex: 'female', weightKg: 62, heightCm: 165, health: ['wants_child_12_months'] },
  { health: ['cirrhosis'] },
  { foodPattern: 'vegan' },
  { foodPattern: 'vegetarian', sex: 'female', weightKg: 58, heightCm: 162 },
  { health: ['anticoagulant'] },
  { injuries: ['shoulder', 'knee', 'lower_back'] },
  { bloodPressure: { systolic: 185, diastolic: 112 } },
  { weightKg: 56 },
  { lifts: [{ exerciseId: 'bench-press', weightKg: 80, repetitions: 5 }] },
  { cycleType: 'steroid' },
  { cycleType: 'steroid', ageYears: 17 },
  ...COMPOUND_IDS.map((id): Partial<PlanInput> => ({
    cycleType: 'steroid',
    cycleWeeks: 4,
    bloodPressure: { systolic: 116, diastolic: 72 },
    labs: { haematocritPercent: 44, altTimesUpperLimit: 0.8, ldlMgDl: 95, hdlMgDl: 52, egfr: 98 },
    chemistry: { ...CHEMISTRY, compounds: [id] },
  })),
];

/** Made-up people who together trigger the rules of the engine. */
export const REFERENCE_PEOPLE: readonly PlanInput[] = CHANGES.map((change) => ({
  ...BASE,
  ...change,
}));
