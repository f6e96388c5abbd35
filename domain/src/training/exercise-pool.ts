import { EXERCISES } from '../exercises/exercise.ts';
import { toleranceOf, type Tolerance } from '../exercises/injuries.ts';
import { isSteady } from '../exercises/steady.ts';
import { JOINTS, LEVELS, type Joint, type Level } from '../person/choices.ts';
import type { Profile } from '../person/profile.ts';
import type { Cautions } from './cautions.ts';
import type { Exercise, Muscle, Pattern } from './training-plan.ts';

/** A place of a day: a pattern, and the muscle that must lead when the pattern has several. */
export type Slot = { readonly key: string; readonly pattern: Pattern; readonly focus?: Muscle };

export type Limits = Pick<Profile, 'equipment'> & { readonly injuries: readonly Joint[] } & Pick<
    Cautions,
    | 'exerciseLevel'
    | 'allowsLying'
    | 'conservative'
    | 'avoidedLoads'
    | 'allowsBarbell'
    | 'allowsBodyweightFeats'
    | 'prefersSteady'
  >;

export const limitsOf = ({ equipment, clinical }: Profile, cautions: Cautions): Limits => ({
  ...cautions,
  equipment,
  injuries: clinical.injuries,
});

const rank: Readonly<Record<Level, number>> = { beginner: 0, intermediate: 1, advanced: 2, elite: 3 };

/** One bit per joint that an exercise must be left out for, and one per joint that asks for its gentler form. */
const maskWhere = (tolerance: Tolerance): ReadonlyMap<string, number> =>
  new Map(
    EXERCISES.map((exercise) => [
      exercise.id,
      JOINTS.reduce((mask, joint, at) => (toleranceOf(exercise, joint) === tolerance ? mask | (1 << at) : mask), 0),
    ]),
  );
const avoidedBy = maskWhere('avoid');
const adjustedBy = maskWhere('modify');
const maskOf = (injuries: readonly Joint[]): number =>
  injuries.reduce((mask, joint) => mask | (1 << JOINTS.indexOf(joint)), 0);

/** What health and age leave out, wherever it is done. */
const isCautious = (
  exercise: Exercise,
  { allowsLying, conservative, avoidedLoads, allowsBarbell, allowsBodyweightFeats }: Limits,
): boolean =>
  (allowsLying || exercise.lying === undefined) &&
  !(conservative && (exercise.pattern === 'power' || exercise.intervals)) &&
  (allowsBarbell || exercise.implement !== 'barbell') &&
  (allowsBodyweightFeats || exercise.level === 'beginner' || !exercise.equipment.includes('bodyweight')) &&
  !exercise.loads.some((load) => avoidedLoads.includes(load));

export function isAllowed(exercise: Exercise, limits: Limits): boolean {
  return (
    exercise.equipment.includes(limits.equipment) &&
    rank[exercise.level] <= rank[limits.exerciseLevel] &&
    isCautious(exercise, limits) &&
    ((avoidedBy.get(exercise.id) ?? 0) & maskOf(limits.injuries)) === 0
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

/** What this person can do in each slot; looked up once per slot. What an injury only adjusts comes after what it tolerates, a fixed bar last. */
export function exercisePool(limits: Limits, strength: boolean): (slot: Slot) => readonly Exercise[] {
  const found = new Map<string, readonly Exercise[]>();
  const injured = maskOf(limits.injuries);
  // Weights that can be had are not left aside for age: only who may fall starts without them.
  const isFirst = ({ id, implement }: Exercise): boolean =>
    isSteady(id) && (limits.equipment === 'bodyweight' || !limits.allowsBarbell || implement !== undefined);
  const place = (exercise: Exercise): number =>
    (((adjustedBy.get(exercise.id) ?? 0) & injured) === 0 ? 0 : exercise.implement === 'barbell' ? 4 : 2) +
    (limits.prefersSteady && !isFirst(exercise) ? 1 : 0);
  return (slot) => {
    const known = found.get(slot.key);
    if (known) return known;
    const all = candidates(slot, limits.equipment, limits.exerciseLevel, strength);
    const fits = (exercise: Exercise): boolean =>
      isCautious(exercise, limits) && ((avoidedBy.get(exercise.id) ?? 0) & injured) === 0;
    const allowed =
      injured === 0 && !limits.conservative ? all : all.filter(fits).toSorted((a, b) => place(a) - place(b));
    found.set(slot.key, allowed);
    return allowed;
  };
}
