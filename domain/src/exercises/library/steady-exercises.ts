import { SUPPORTED_EXERCISES } from './supported.data.ts';

/**
 * First exercises of an older adult (evidence 7, Forja's rule): each has a lighter form and a
 * support.
 */
const STEADY_EXERCISES: ReadonlySet<string> = new Set([
  ...SUPPORTED_EXERCISES.map(({ id }) => id),
  'box-squat',
  'leg-press',
  'low-step-up',
  'hip-thrust-machine',
  'glute-bridge',
  'machine-chest-press',
  'incline-push-up',
  'incline-dumbbell-press',
  'machine-shoulder-press',
  'seated-dumbbell-press',
  'backpack-press',
  'seated-cable-row',
  'chest-supported-row',
  'one-arm-row',
  'backpack-row',
  'lat-pulldown',
  'neutral-pulldown',
  'floor-pullover',
  'farmer-carry',
  'suitcase-carry',
  'backpack-carry',
  'bag-carry',
  'standing-calf-machine',
  'bird-dog',
  'pallof-press',
  'dead-bug',
]);

export const isSteady = (id: string): boolean => STEADY_EXERCISES.has(id);
