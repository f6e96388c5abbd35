import { bodyMassIndex } from '../../body/body-mass-index.ts';
import { EXERCISES, exerciseById } from '../../exercises/library/exercise-library.ts';
import {
  OWN_WEIGHT,
  type OwnWeight,
  type OwnWeightMove,
} from '../../exercises/library/own-weight.data.ts';
import type { Exercise } from '../../exercises/exercise.ts';
import { LEVELS, type Level, type Sex } from '../../person/choices.ts';
import type { Profile } from '../../profile/profile.ts';
import { oneRepMax } from '../lifts/one-rep-max.ts';

/**
 * Forja's rule: maximum over moved weight that allows about six repetitions to failure, by Epley.
 */
const MAX_PER_MOVED_WEIGHT = 1.2;

/** Known lifts that predict each movement, and the fraction of their maximum. Forja's rule. */
const LIFTS_BY_MOVE: Readonly<
  Record<OwnWeightMove, readonly (readonly [id: string, part: number])[]>
> = {
  pull: [['lat-pulldown', 1]],
  push: [
    ['bench-press', 1],
    ['dumbbell-bench-press', 2],
  ],
  // A single leg carries the load of both, and the body weight.
  squat: [['back-squat', 0.8]],
  knee: [],
};

/**
 * Maximum body mass index of the moved weight, without a known lift. Forja's rule: by level and,
 * for arms, sex, because men's arms are stronger at the same height and weight.
 */
const HIGHEST_MOVED_INDEX: Readonly<
  Record<Sex, Readonly<Record<'arms' | 'legs', Readonly<Record<Level, number>>>>>
> = {
  male: {
    arms: { beginner: 17, intermediate: 27, advanced: 30, elite: 33 },
    legs: { beginner: 15, intermediate: 25, advanced: 28, elite: 31 },
  },
  female: {
    arms: { beginner: 12, intermediate: 16, advanced: 24, elite: 28 },
    legs: { beginner: 15, intermediate: 25, advanced: 28, elite: 31 },
  },
};

/** Forja's rule: from this age the lower level applies. */
const OLDER_YEARS = 50;

type OwnBody = Pick<Profile, 'ageYears' | 'weightKg' | 'heightCm' | 'sex' | 'lifts'>;

/** Best maximum, in kilos; undefined if unknown. */
function findKnownMax(move: OwnWeightMove, { lifts }: OwnBody): number | undefined {
  const maxima = LIFTS_BY_MOVE[move].flatMap(([id, part]) =>
    lifts.flatMap((lift) => {
      const max = lift.exerciseId === id ? oneRepMax(lift) : undefined;
      return max?.ok ? [max.low.value * part] : [];
    }),
  );
  return maxima.length === 0 ? undefined : Math.max(...maxima);
}

function canMove(
  { move, share }: OwnWeight,
  body: OwnBody,
  { level, knownMax }: { level: Level; knownMax: number | undefined },
): boolean {
  if (knownMax !== undefined) return knownMax >= MAX_PER_MOVED_WEIGHT * share * body.weightKg;
  const before = LEVELS[Math.max(0, LEVELS.indexOf(level) - 1)] ?? level;
  const limb = move === 'pull' || move === 'push' ? 'arms' : 'legs';
  const highest =
    HIGHEST_MOVED_INDEX[body.sex][limb][body.ageYears >= OLDER_YEARS ? before : level];
  return bodyMassIndex(body) * share <= highest;
}

export function findTooHeavy(body: OwnBody, level: Level): ReadonlySet<string> {
  const moves = Object.keys(LIFTS_BY_MOVE) as OwnWeightMove[]; // a closed record
  const maxByMove = new Map(moves.map((move) => [move, findKnownMax(move, body)]));
  return new Set(
    Object.entries(OWN_WEIGHT)
      .filter(
        ([, ownWeight]) =>
          !canMove(ownWeight, body, { level, knownMax: maxByMove.get(ownWeight.move) }),
      )
      .map(([id]) => id),
  );
}

export function withHelp(
  exercises: readonly Exercise[],
  tooHeavy: ReadonlySet<string>,
): Exercise[] {
  const canDo = (id: string): boolean => !tooHeavy.has(id);
  const offered = exercises.flatMap((exercise) => {
    if (canDo(exercise.id)) return [exercise];
    const easier = OWN_WEIGHT[exercise.id]?.easier.find(
      (id) => canDo(id) && exercises.some((each) => each.id === id),
    );
    return exercises.filter(({ id }) => id === easier);
  });
  return [...new Set(offered)];
}

export type HelpedMovement = { readonly name: string; readonly insteadOf: readonly string[] };

/**
 * Replacements per assisted exercise, limited to the person's place and level. A pull-up that
 * replaces a weighted one is not assistance.
 */
export function findHelped(
  ids: readonly string[],
  tooHeavy: ReadonlySet<string>,
  isOffered: (exercise: Exercise) => boolean,
): HelpedMovement[] {
  const heavy = EXERCISES.filter((exercise) => tooHeavy.has(exercise.id) && isOffered(exercise));
  return [...new Set(ids)].flatMap((id) => {
    const { name, level } = exerciseById(id) ?? {};
    const insteadOf = heavy.filter((exercise) => OWN_WEIGHT[exercise.id]?.easier.includes(id));
    return name === undefined || level !== 'beginner' || insteadOf.length === 0
      ? []
      : [{ name, insteadOf: insteadOf.map((each) => each.name) }];
  });
}
