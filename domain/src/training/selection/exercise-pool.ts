import { EXERCISES } from '../../exercises/library/exercise-library.ts';
import { exerciseTolerance, type Tolerance } from '../../exercises/injuries.ts';
import { isSteady } from '../../exercises/library/steady-exercises.ts';
import { JOINTS, LEVELS, type Joint, type Level } from '../../person/choices.ts';
import type { Profile } from '../../profile/profile.ts';
import type { Cautions } from '../training-cautions.ts';
import type { Exercise } from '../../exercises/exercise.ts';
import type { Muscle } from '../../exercises/muscles.ts';
import type { Pattern } from '../../exercises/patterns.ts';
import { findTooHeavy, withHelp } from './own-weight.ts';

export type ExerciseSlot = {
  readonly key: string;
  readonly pattern: Pattern;
  readonly focus?: Muscle;
};

export type ExerciseLimits = Pick<Profile, 'equipment'> & {
  readonly injuries: readonly Joint[];
  readonly tooHeavy: ReadonlySet<string>;
} & Pick<
    Cautions,
    | 'exerciseLevel'
    | 'allowsLying'
    | 'conservative'
    | 'avoidedLoads'
    | 'allowsBarbell'
    | 'allowsBodyweightFeats'
    | 'prefersSteadyExercises'
  >;

export const exerciseLimits = (profile: Profile, cautions: Cautions): ExerciseLimits => ({
  ...cautions,
  equipment: profile.equipment,
  injuries: profile.clinical.injuries,
  tooHeavy: findTooHeavy(profile, cautions.exerciseLevel),
});

const LEVEL_RANK: Readonly<Record<Level, number>> = {
  beginner: 0,
  intermediate: 1,
  advanced: 2,
  elite: 3,
};

const masksByTolerance = (tolerance: Tolerance): ReadonlyMap<string, number> =>
  new Map(
    EXERCISES.map((exercise) => [
      exercise.id,
      JOINTS.reduce(
        (mask, joint, at) =>
          exerciseTolerance(exercise, joint) === tolerance ? mask | (1 << at) : mask,
        0,
      ),
    ]),
  );
const avoidedJoints = masksByTolerance('avoid');
const adjustedJoints = masksByTolerance('modify');
const jointMask = (injuries: readonly Joint[]): number =>
  injuries.reduce((mask, joint) => mask | (1 << JOINTS.indexOf(joint)), 0);

const meetsCautions = (
  exercise: Exercise,
  { allowsLying, conservative, avoidedLoads, allowsBarbell, allowsBodyweightFeats }: ExerciseLimits,
): boolean =>
  (allowsLying || exercise.lying === undefined) &&
  !(conservative && (exercise.pattern === 'power' || exercise.intervals)) &&
  (allowsBarbell || exercise.implement !== 'barbell') &&
  (allowsBodyweightFeats ||
    exercise.level === 'beginner' ||
    !exercise.equipment.includes('bodyweight')) &&
  !exercise.loads.some((load) => avoidedLoads.includes(load));

export function isAllowed(exercise: Exercise, limits: ExerciseLimits): boolean {
  return (
    exercise.equipment.includes(limits.equipment) &&
    LEVEL_RANK[exercise.level] <= LEVEL_RANK[limits.exerciseLevel] &&
    meetsCautions(exercise, limits) &&
    ((avoidedJoints.get(exercise.id) ?? 0) & jointMask(limits.injuries)) === 0
  );
}

/**
 * Lower comes first: easy for beginners, harder variants without equipment, equipment-free last
 * otherwise.
 */
function preferenceRank(
  exercise: Exercise,
  equipment: Profile['equipment'],
  level: Level,
  strength: boolean,
): number {
  if (level === 'beginner') return exercise.heavy && !strength ? 1 : 0;
  if (equipment === 'bodyweight') return LEVELS.length - LEVEL_RANK[exercise.level];
  return exercise.level === 'beginner' && exercise.equipment.includes('bodyweight') ? 1 : 0;
}

const candidateCache = new Map<string, readonly Exercise[]>();

/** Ordered by preference; ignores injuries. */
function findCandidates(
  slot: ExerciseSlot,
  equipment: Profile['equipment'],
  level: Level,
  strength: boolean,
): readonly Exercise[] {
  const key = `${slot.key}|${equipment}|${level}|${strength}`;
  const cached = candidateCache.get(key);
  if (cached) return cached;
  const exercises = EXERCISES.filter(
    (exercise) =>
      exercise.pattern === slot.pattern &&
      (slot.focus === undefined || exercise.primary[0] === slot.focus) &&
      exercise.equipment.includes(equipment) &&
      LEVEL_RANK[exercise.level] <= LEVEL_RANK[level],
  ).toSorted(
    (a, b) =>
      preferenceRank(a, equipment, level, strength) - preferenceRank(b, equipment, level, strength),
  );
  candidateCache.set(key, exercises);
  return exercises;
}

/**
 * Allowed exercises per slot: adjusted ones after the others, barbells last, assisted forms if too
 * heavy.
 */
export function exercisePool(
  limits: ExerciseLimits,
  strength: boolean,
): (slot: ExerciseSlot) => readonly Exercise[] {
  const poolBySlot = new Map<string, readonly Exercise[]>();
  const injuryMask = jointMask(limits.injuries);
  // Weights suit any age, except with a fall risk.
  const isPreferred = ({ id, implement }: Exercise): boolean =>
    isSteady(id) &&
    (limits.equipment === 'bodyweight' || !limits.allowsBarbell || implement !== undefined);
  const sortRank = (exercise: Exercise): number =>
    (((adjustedJoints.get(exercise.id) ?? 0) & injuryMask) === 0
      ? 0
      : exercise.implement === 'barbell'
        ? 4
        : 2) + (limits.prefersSteadyExercises && !isPreferred(exercise) ? 1 : 0);
  return (slot) => {
    const cached = poolBySlot.get(slot.key);
    if (cached) return cached;
    const all = findCandidates(slot, limits.equipment, limits.exerciseLevel, strength);
    const isSafe = (exercise: Exercise): boolean =>
      meetsCautions(exercise, limits) && ((avoidedJoints.get(exercise.id) ?? 0) & injuryMask) === 0;
    const allowed =
      injuryMask === 0 && !limits.conservative
        ? all
        : all.filter(isSafe).toSorted((a, b) => sortRank(a) - sortRank(b));
    const offered = withHelp(allowed, limits.tooHeavy);
    poolBySlot.set(slot.key, offered);
    return offered;
  };
}
