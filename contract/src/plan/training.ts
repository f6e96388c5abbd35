import { MUSCLES } from '@forja/domain/training/training-plan';
import { z } from 'zod';
import { notice, sourceKey, traced } from './traced.ts';

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

export const trainingPlan = z.object({
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
  cardio: z.object({
    minutesPerWeek: traced,
    text: z.string(),
    maxHeartRate: traced.exactOptional(),
    intervals: z.boolean().exactOptional(),
  }),
  notices: z.array(notice),
});
