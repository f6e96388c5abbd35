import { SUPPORTED_EXERCISES } from './supported.data.ts';

/**
 * What an older adult starts with: sit-to-stand, step-up, supported hinge, row, press at an angle, loaded carry, heel
 * raise (evidence 7, rule of ours). Each can be made lighter and leaves a hand or a seat near.
 */
const STEADY: ReadonlySet<string> = new Set([
  ...SUPPORTED_EXERCISES.map(({ id }) => id),
  'box-squat',
  'leg-press',
  'low-step-up',
  'dumbbell-step-up',
  'cable-pull-through',
  'hip-thrust-machine',
  'glute-bridge',
  'dumbbell-sumo-deadlift',
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

export const isSteady = (id: string): boolean => STEADY.has(id);
