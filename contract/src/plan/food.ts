import { GOALS } from '@forja/domain/person/choices';
import { SUPPLEMENT_VERDICTS } from '@forja/domain/supplements/supplement-advice';
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
  deficitEnds: z.object({ weightKg: traced, week: traced }).exactOptional(),
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
  ceilings: z.object({ protein: traced.exactOptional(), potassium: traced.exactOptional() }).exactOptional(),
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

const perIntake = traced
  .unwrap()
  .extend({ unit: z.templateLiteral([z.string(), ' por toma']) })
  .readonly();
const perHour = traced
  .unwrap()
  .extend({ unit: z.templateLiteral([z.string(), ' por hora']) })
  .readonly();
const perDay = traced
  .unwrap()
  .extend({ unit: z.templateLiteral([z.string(), ' por día']) })
  .readonly();
const detail = z.string().exactOptional();

export const supplementAdvice = z.object({
  id: z.string(),
  name: z.string(),
  group: z.enum(['A', 'B', 'C', 'D']),
  verdict: z.enum(SUPPLEMENT_VERDICTS),
  reason: z.string(),
  dose: z
    .object({
      perIntake: z.object({ low: perIntake, high: perIntake.exactOptional(), detail }).exactOptional(),
      intakesPerDay: perDay.exactOptional(),
      perHour: z.object({ low: perHour, high: perHour.exactOptional(), detail }).exactOptional(),
      perDay: z.object({ low: perDay, high: perDay.exactOptional(), detail }).exactOptional(),
      mostPerDay: z.object({ low: perDay, detail }).exactOptional(),
    })
    .exactOptional(),
  timing: z.string().exactOptional(),
  interactions: z.array(z.string()),
  basis,
  sources: z.array(sourceKey),
});
