import { JOINTS, type Joint } from '../person/choices.ts';
import type { Exercise } from './exercise.ts';
import { INJURY_TABLE } from './injury-table.ts';

export type Tolerance = 'avoid' | 'modify' | 'ok';

type Loaded = Pick<Exercise, 'loads'>;

/** The strictest of its loads decides. */
export function exerciseTolerance({ loads }: Loaded, joint: Joint): Tolerance {
  const { avoid, modify } = INJURY_TABLE[joint];
  if (loads.some((load) => avoid.includes(load))) return 'avoid';
  return loads.some((load) => modify[load] !== undefined) ? 'modify' : 'ok';
}

/** Instructions in Spanish per injury, for an exercise that none excludes. */
export function injuryAdjustments({ loads }: Loaded, injuries: readonly Joint[]): string[] {
  const adjustments = injuries.flatMap((joint) =>
    loads.flatMap((load) => INJURY_TABLE[joint].modify[load] ?? []),
  );
  return [...new Set(adjustments)];
}

export const jointsAvoiding = (exercise: Loaded): Joint[] =>
  JOINTS.filter((joint) => exerciseTolerance(exercise, joint) === 'avoid');
