import { EXERCISES } from '../exercises/exercise.ts';
import { LEVELS, type Level } from '../person/choices.ts';
import type { Profile } from '../person/profile.ts';
import type { Cautions } from './cautions.ts';
import type { Exercise, Muscle, Pattern } from './training-plan.ts';

/** A place of a day: a pattern, and the muscle that must lead when the pattern has several. */
export type Slot = { readonly key: string; readonly pattern: Pattern; readonly focus?: Muscle };

export type Limits = Pick<Profile, 'equipment' | 'injuries'> &
  Pick<Cautions, 'exerciseLevel' | 'allowsLying' | 'conservative'>;

const rank: Readonly<Record<Level, number>> = { beginner: 0, intermediate: 1, advanced: 2, elite: 3 };

export function isAllowed(
  exercise: Exercise,
  { equipment, injuries, exerciseLevel, allowsLying, conservative }: Limits,
): boolean {
  return (
    exercise.equipment.includes(equipment) &&
    rank[exercise.level] <= rank[exerciseLevel] &&
    (allowsLying || exercise.lying === undefined) &&
    !(conservative && (exercise.pattern === 'power' || exercise.intervals)) &&
    !exercise.jointsStressed.some((joint) => injuries.includes(joint))
  );
}

/**
 * Lower comes first. A beginner starts with what is easiest to learn; without equipment, the harder variant is the load;
 * with equipment, what needs none is left for the end.
 */
function preference(exercise: Exercise, equipment: Profile['equipment'], level: Level, strength: boolean): number {
  if (level === 'beginner') return exercise.heavy && !strength ? 1 : 0;
  if (equipment === 'bodyweight') return LEVELS.length - rank[exercise.level];
  return exercise.level === 'beginner' && exercise.equipment.includes('bodyweight') ? 1 : 0;
}

const inOrder = new Map<string, readonly Exercise[]>();

/** Every exercise of the slot for that equipment and level, the preferred first. Injuries are not looked at yet. */
function candidates(slot: Slot, equipment: Profile['equipment'], level: Level, strength: boolean): readonly Exercise[] {
  const key = `${slot.key}|${equipment}|${level}|${strength}`;
  const known = inOrder.get(key);
  if (known) return known;
  const found = EXERCISES.filter(
    (exercise) =>
      exercise.pattern === slot.pattern &&
      (slot.focus === undefined || exercise.primary[0] === slot.focus) &&
      exercise.equipment.includes(equipment) &&
      rank[exercise.level] <= rank[level],
  ).toSorted((a, b) => preference(a, equipment, level, strength) - preference(b, equipment, level, strength));
  inOrder.set(key, found);
  return found;
}

/** What this person can do in each slot; looked up once per slot. */
export function exercisePool(limits: Limits, strength: boolean): (slot: Slot) => readonly Exercise[] {
  const found = new Map<string, readonly Exercise[]>();
  return (slot) => {
    const known = found.get(slot.key);
    if (known) return known;
    const all = candidates(slot, limits.equipment, limits.exerciseLevel, strength);
    const allowed =
      limits.injuries.length === 0 && limits.allowsLying && !limits.conservative
        ? all
        : all.filter((exercise) => isAllowed(exercise, limits));
    found.set(slot.key, allowed);
    return allowed;
  };
}
