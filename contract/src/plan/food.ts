import { GOALS } from '@forja/domain/person/choices';
import { z } from 'zod';
import { basis, notice, sourceKey, traced } from './traced.ts';

export const energyPlan = z.object({
  resting: traced,
  otherEquations: z.array(z.object({ name: z.string(), value: traced })),
  restingBand: z.object({ low: traced, high: traced }),
  activityFactor: traced,
  expenditure: traced,
  exercise: traced.exactOptional(),
  fatFreeMass: traced.exactOptional(),
  target: traced,
  adjustmentPercent: traced,
  energyAvailability: traced.exactOptional(),
  goalApplied: z.enum(GOALS),
  weeklyChange: traced,
  notices: z.array(notice),
});

export const macroPlan = z.object({
  protein: traced,
  proteinPerKg: traced,
  proteinPerMeal: traced,
  referenceMass: traced.exactOptional(),
  fat: traced,
  carbohydrate: traced,
  fibre: traced,
  fibreCeiling: traced.exactOptional(),
  sodium: traced,
  potassium: traced.exactOptional(),
  notices: z.array(notice),
});

export const weightProjection = z.object({
  points: z.array(z.object({ week: z.number(), low: z.number(), mid: z.number(), high: z.number() })),
  rule: traced,
  notice,
});

export const hydrationPlan = z.object({
  restDay: traced.exactOptional(),
  trainingDay: traced.exactOptional(),
  notices: z.array(notice),
});

export const supplementAdvice = z.object({
  id: z.string(),
  name: z.string(),
  group: z.enum(['A', 'B', 'C', 'D']),
  verdict: z.enum(['worth_it', 'not_needed', 'avoid']),
  reason: z.string(),
  dose: traced.exactOptional(),
  doseMax: traced.exactOptional(),
  timing: z.string().exactOptional(),
  interactions: z.array(z.string()),
  basis,
  sources: z.array(sourceKey),
});
