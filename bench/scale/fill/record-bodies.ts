import { addDays } from '@forja/domain/calendar/day';
import { QUICK_DRINKS } from '@forja/domain/hydration/water-entry';
import { generatePlan } from '@forja/domain/plan/generate-plan';
import { dailyMeasure, PLAN_INPUTS } from '../../../server/scripts/seed/seed-records.ts';
import { anEntry } from '../../api/years-of-food.ts';
import { aWorkout } from '../../api/years-of-workouts.ts';

const FIRST_DAY = '2026-01-05';
const VARIANTS = 16;

export type RecordBody = { collection: string; variant: number; value: unknown };

export function createRecordBodies(): RecordBody[] {
  const plans = [...PLAN_INPUTS.values()].map((input) => {
    const outcome = generatePlan(input);
    if (!outcome.ok) throw new Error('the person of the seed got no plan');
    return outcome.plan;
  });
  return Array.from({ length: VARIANTS }, (_, variant) => {
    const day = addDays(FIRST_DAY, variant);
    const { drink, millilitres } = QUICK_DRINKS[variant % QUICK_DRINKS.length] ?? QUICK_DRINKS[0];
    const values = {
      // every seventh day has full measures, and two days later the weight alone
      measures: { takenOn: day, ...dailyMeasure(7 * variant + (variant % 2) * 2) },
      'food-entries': anEntry(day, 1 + 2 * variant, []),
      'water-entries': { drunkOn: day, drink, millilitres },
      workouts: aWorkout(day, variant),
      plans: { createdAt: `${day}T12:00:00.000Z`, plan: plans[variant % plans.length] },
    };
    return Object.entries(values).map(([collection, value]) => ({ collection, variant, value }));
  }).flat();
}
