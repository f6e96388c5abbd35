import { JOINTS, type Joint } from '../person/choices.ts';
import type { Exercise } from '../training/training-plan.ts';
import { INJURY_TABLE } from './injury-table.ts';

/** What an injured joint does with an exercise: leave it out, do it in its gentler form, or nothing. */
export type Tolerance = 'avoid' | 'modify' | 'ok';

type Loaded = Pick<Exercise, 'loads'>;

/** The strictest of its loads decides. */
export function toleranceOf({ loads }: Loaded, joint: Joint): Tolerance {
  const { avoid, modify } = INJURY_TABLE[joint];
  if (loads.some((load) => avoid.includes(load))) return 'avoid';
  return loads.some((load) => modify[load] !== undefined) ? 'modify' : 'ok';
}

/** In Spanish, how each injury asks to do the exercise; empty when none asks anything. Only for an exercise that none avoids. */
export function adjustmentsFor({ loads }: Loaded, injuries: readonly Joint[]): string[] {
  const found = injuries.flatMap((joint) => loads.flatMap((load) => INJURY_TABLE[joint].modify[load] ?? []));
  return [...new Set(found)];
}

/** The joints that leave an exercise out while they are injured. */
export const jointsAvoiding = (exercise: Loaded): Joint[] =>
  JOINTS.filter((joint) => toleranceOf(exercise, joint) === 'avoid');
