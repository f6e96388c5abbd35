import { randomUUID } from 'node:crypto';
import { addDays } from '@forja/domain/calendar/day';
import type { BrowserContext } from '@playwright/test';
import { MEASURED_PLANS } from '../pages/measured-plans.ts';
import { storePlan } from '../pages/saved-plans.ts';
import { aWorkout, followRoutine, today } from '../pages/saved-training.ts';
import { aRoutine, storeRecords } from '../pages/training.ts';

const DAYS = 60;
const FOODS = ['palta', 'lentejas-cocidas', 'huevo-duro'] as const;
const MEALS = ['breakfast', 'lunch', 'dinner'] as const;

export async function fillWithHistory(
  context: BrowserContext,
  origin: string,
): Promise<Record<'plan' | 'routine' | 'workout', string>> {
  const [routineId, workoutId] = [randomUUID(), randomUUID()];
  const record = (collection: string, value: unknown, id: string = randomUUID()) => ({
    collection,
    id,
    value,
  });
  const days = Array.from({ length: DAYS }, (_, daysAgo) => addDays(today(), -daysAgo));
  const measures = days.map((takenOn, daysAgo) =>
    record('measures', {
      takenOn,
      weightKg: 80 + (daysAgo % 7) / 10,
      ...(daysAgo % 7 === 0 && { waistCm: 88 + daysAgo / 10, restingPulse: 62 }),
    }),
  );
  const workouts = days.flatMap((_, daysAgo) =>
    daysAgo % 3 === 0
      ? [
          record(
            'workouts',
            aWorkout(daysAgo, [
              {
                exerciseId: 'barbell-row',
                name: 'Remo con barra',
                weightKg: 80 - Math.floor(daysAgo / 10),
                repetitions: [8, 8, 7],
              },
            ]),
            daysAgo === 0 ? workoutId : undefined,
          ),
        ]
      : [],
  );
  const food = days.flatMap((eatenOn) =>
    MEALS.map((meal, at) =>
      record('food-entries', { eatenOn, meal, foodId: FOODS[at], grams: 150 }),
    ),
  );
  const water = days.map((drunkOn) =>
    record('water-entries', { drunkOn, drink: 'water', millilitres: 500 }),
  );
  await storeRecords(context, origin, [...measures, ...workouts, ...food, ...water]);
  await followRoutine(context, origin, { id: routineId, routine: aRoutine });
  await storeRecords(context, origin, [
    record('routines', { ...aRoutine, name: 'Torso y piernas' }),
    record('routines', { ...aRoutine, name: 'Tres días' }),
  ]);
  await storePlan(context, origin, MEASURED_PLANS[1].input, new Date(Date.now() - 3_000_000));
  const plan = await storePlan(context, origin, MEASURED_PLANS[0].input);
  return {
    plan,
    routine: `/mis-rutinas/${routineId}`,
    workout: `/entrenamientos/${workoutId}`,
  };
}
