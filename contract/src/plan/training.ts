import { JOINTS } from '@forja/domain/person/choices';
import { MUSCLES } from '@forja/domain/exercises/muscles';
import { TRAINING_PAUSES } from '@forja/domain/training/training-plan';
import { z } from 'zod';
import { basis, notice, sourceKey, traced } from './traced.ts';

const plannedExercise = z.object({
  exerciseId: z.string(),
  name: z.string(),
  sets: z.number(),
  repsMin: z.number(),
  repsMax: z.number(),
  unit: z.enum(['reps', 'seconds']),
  repsInReserve: z.number(),
  restSeconds: z.number(),
  loadHint: z.string(),
  adjustments: z.array(z.string()).exactOptional(),
  leastReserve: z.number().exactOptional(),
  load: z.object({ low: traced, high: traced, suggested: traced }).exactOptional(),
  pairedWith: z.string().exactOptional(),
});

const trainingDay = z.object({
  weekday: z.number(),
  name: z.string(),
  warmUp: z.array(z.string()),
  exercises: z.array(plannedExercise),
  minutes: traced,
});

const cycleWeek = z.object({
  week: z.number(),
  deload: z.boolean(),
  setsPerMuscle: z.number(),
  setsFactor: z.number(),
  repsInReserve: z.number(),
  isolationReserve: z.number().exactOptional(),
  instruction: z.string(),
});

const balanceBlock = z.object({
  daysPerWeek: traced,
  minutesPerDay: traced,
  weekdays: z.array(z.number()),
  exercises: z.array(z.object({ exerciseId: z.string(), name: z.string(), cues: z.array(z.string()) })),
  text: z.string(),
});

const routeBack = z.object({
  joint: z.enum(JOINTS),
  steps: z.array(z.string()),
  painRule: z.string(),
  retry: z.array(z.string()),
  redFlags: z.array(z.string()),
  basis,
  sources: z.array(sourceKey),
});

export const trainingPlan = z.object({
  paused: z.enum(TRAINING_PAUSES).exactOptional(),
  split: z.string(),
  days: z.array(trainingDay),
  week: z
    .array(z.union([z.number(), z.enum(['rest', 'cardio'])]))
    .meta({ description: 'Seven entries from Monday: a place in `days`, or rest, or cardio' }),
  weeklyVolume: z.array(z.object({ muscle: z.enum(MUSCLES), sets: traced })),
  weeklyRange: z.object({ min: traced, max: traced }),
  prescription: z.object({
    repsInReserve: traced,
    restCompound: traced,
    restIsolation: traced,
    frequency: traced,
    repsMin: traced.exactOptional(),
    repsMax: traced.exactOptional(),
  }),
  progression: z.array(cycleWeek),
  progressionSources: z.array(sourceKey),
  balance: balanceBlock.exactOptional(),
  routesBack: z.array(routeBack).exactOptional(),
  cardio: z.object({
    minutesPerWeek: traced,
    text: z.string(),
    maxHeartRate: traced.exactOptional(),
    intervals: z.boolean().exactOptional(),
  }),
  notices: z.array(notice),
});
