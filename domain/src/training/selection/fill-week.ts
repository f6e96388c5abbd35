import type { ExerciseChoice } from './choose-exercises.ts';
import { muscleIndex, type MuscleCredit } from '../effort/fractional-volume.ts';
import { CHANGE_SECONDS } from '../effort/session-minutes.ts';
import { MAJOR_MUSCLES, MUSCLES, type Muscle } from '../../exercises/muscles.ts';
import type { Exercise } from '../../exercises/exercise.ts';
import type { Pattern } from '../../exercises/patterns.ts';

export type SetEntry = {
  readonly choice: ExerciseChoice;
  readonly credits: readonly MuscleCredit[];
  readonly workSeconds: number;
  readonly restSeconds: number;
  sets: number;
};

type SessionLimits = {
  readonly seconds: number;
  readonly exercises: number;
  readonly setsPerExercise: number;
  readonly initialMainSets: number;
};
type VolumeTarget = { readonly min: number; readonly max: number; readonly target: number };
type WeekFill = SessionLimits &
  VolumeTarget & { readonly createEntry: (choice: ExerciseChoice) => SetEntry };

export type FilledDay = { entries: SetEntry[]; secondsLeft: number; exercisesLeft: number };
export type FilledWeek = {
  days: FilledDay[];
  volume: Float64Array;
  /** True if only minutes or exercises per day limited the muscle. */
  lacksTime: (muscle: Muscle) => boolean;
};

const FIRST_SETS = 2;
const MAX_ISOLATION_SETS = 4;
const FULL_EXERCISE_SETS = 3;
const SPLIT_PATTERN_WORTH = 0.6;
const isMajor = MUSCLES.map((muscle) => (MAJOR_MUSCLES as readonly string[]).includes(muscle)); // widened to test any muscle
/** Enough sets for muscles without a weekly range. */
const MINOR_MUSCLE_SETS = 4;
const isMinorTarget = MUSCLES.map(
  (muscle) => muscle === 'calves' || muscle === 'abs' || muscle === 'rear_delts',
);
const PUSHES: readonly Pattern[] = ['horizontal_push', 'vertical_push', 'chest_fly'];
const PULLS: readonly Pattern[] = ['horizontal_pull', 'vertical_pull'];
const isPull = ({ pattern, primary }: Exercise): boolean =>
  PULLS.includes(pattern) || (pattern === 'shoulder_raise' && primary.includes('rear_delts'));

/** Priority of muscles with fewer sets, to spread a shortage. */
const LEVELLING_WORTH = 0.5;
const GROWTH_WORTH = 0.2;
const MINOR_MUSCLE_WORTH = 0.25;
const LAST_RESORT_WORTH = 0.6;
const UNBALANCED_WORTH = 0.7;
const CROWDED_WORTH = 0.6;
const CROWDED_DAY_SETS = 8;

const cappedIncrease = (from: number, addSets: number, limit: number): number =>
  Math.max(0, Math.min(addSets, limit - from));

/**
 * Greedy: each set goes where it adds most missing volume per second, within ceilings, minutes and
 * sets. Required exercises come first.
 */
export function fillWeek(
  choices: readonly (readonly ExerciseChoice[])[],
  { seconds, exercises, setsPerExercise, initialMainSets, min, max, target, createEntry }: WeekFill,
): FilledWeek {
  const volume = new Float64Array(MUSCLES.length);
  const dayVolume = choices.map(() => new Float64Array(MUSCLES.length));
  const days: FilledDay[] = choices.map((day) => ({
    entries: day.map(createEntry),
    secondsLeft: seconds,
    exercisesLeft: exercises,
  }));
  let pushSets = 0;
  let pullSets = 0;

  const entrySeconds = (entry: SetEntry, sets: number): number =>
    entry.sets === 0
      ? CHANGE_SECONDS + sets * entry.workSeconds + (sets - 1) * entry.restSeconds
      : sets * (entry.workSeconds + entry.restSeconds);

  function canAdd(day: FilledDay, entry: SetEntry, sets: number): boolean {
    return hasTime(day, entry, sets) && staysUnderCeilings(entry, sets);
  }

  const hasTime = (day: FilledDay, entry: SetEntry, sets: number): boolean =>
    (entry.sets > 0 || day.exercisesLeft > 0) && entrySeconds(entry, sets) <= day.secondsLeft;

  function staysUnderCeilings(entry: SetEntry, sets: number): boolean {
    const { compound } = entry.choice.exercise;
    if (
      entry.sets + sets >
      (compound ? setsPerExercise : Math.min(setsPerExercise, MAX_ISOLATION_SETS))
    )
      return false;
    for (const [muscle, credit] of entry.credits)
      if (isMajor[muscle] && (volume[muscle] ?? 0) + credit * sets > max) return false;
    return true;
  }

  function addSets(day: FilledDay, at: number, entry: SetEntry, sets: number): void {
    day.secondsLeft -= entrySeconds(entry, sets);
    if (entry.sets === 0) day.exercisesLeft -= 1;
    entry.sets += sets;
    const setsOfDay = dayVolume[at];
    for (const [muscle, credit] of entry.credits) {
      volume[muscle] = (volume[muscle] ?? 0) + credit * sets;
      if (setsOfDay) setsOfDay[muscle] = (setsOfDay[muscle] ?? 0) + credit * sets;
    }
    if (PUSHES.includes(entry.choice.exercise.pattern)) pushSets += sets;
    else if (isPull(entry.choice.exercise)) pullSets += sets;
  }

  const hasStartedPattern = (at: number, pattern: Pattern): boolean =>
    days[at]?.entries.some(
      ({ sets, choice }) =>
        sets > 0 && sets < FULL_EXERCISE_SETS && choice.exercise.pattern === pattern,
    ) ?? false;

  function setValue(at: number, entry: SetEntry, sets: number): number {
    let missingVolume = 0;
    let extra = 0;
    let crowded = false;
    for (const [muscle, credit] of entry.credits) {
      const now = volume[muscle] ?? 0;
      const gain = credit * sets;
      if (isMajor[muscle]) {
        missingVolume +=
          cappedIncrease(now, gain, min) * (LEVELLING_WORTH + Math.max(0, min - now) / min);
        extra +=
          GROWTH_WORTH *
          cappedIncrease(Math.max(now, min), gain - cappedIncrease(now, gain, min), target);
        if (credit === 1 && (dayVolume[at]?.[muscle] ?? 0) >= CROWDED_DAY_SETS) crowded = true;
      } else if (isMinorTarget[muscle])
        extra += MINOR_MUSCLE_WORTH * cappedIncrease(now, gain, MINOR_MUSCLE_SETS);
    }
    let value = missingVolume + extra;
    if (crowded) value *= CROWDED_WORTH;
    if (entry.choice.need === 'last_resort') value *= LAST_RESORT_WORTH;
    if (
      entry.sets === 0 &&
      entry.choice.need !== 'required' &&
      hasStartedPattern(at, entry.choice.exercise.pattern)
    )
      value *= SPLIT_PATTERN_WORTH;
    if (
      missingVolume === 0 &&
      pushSets >= pullSets &&
      PUSHES.includes(entry.choice.exercise.pattern)
    )
      value *= UNBALANCED_WORTH;
    return value;
  }

  days.forEach((day, at) => {
    for (const entry of day.entries) {
      if (entry.choice.need !== 'required') continue;
      const initialSets = entry.choice.exercise.heavy ? initialMainSets : FIRST_SETS;
      if (canAdd(day, entry, initialSets)) addSets(day, at, entry, initialSets);
      else if (canAdd(day, entry, FIRST_SETS)) addSets(day, at, entry, FIRST_SETS);
    }
  });

  // Time only decreases and volume only increases, so an entry that does not fit is discarded.
  const openEntries = days.map(({ entries }) => entries);
  for (;;) {
    let best: { day: FilledDay; at: number; entry: SetEntry; sets: number } | undefined;
    let bestRate = 0;
    for (let at = 0; at < days.length; at += 1) {
      const day = days[at];
      if (!day || day.secondsLeft <= 0) continue;
      const possible = (openEntries[at] ?? []).filter((entry) =>
        canAdd(day, entry, entry.sets === 0 ? FIRST_SETS : 1),
      );
      openEntries[at] = possible;
      for (const entry of possible) {
        const sets = entry.sets === 0 ? FIRST_SETS : 1;
        const rate = setValue(at, entry, sets) / entrySeconds(entry, sets);
        if (rate > bestRate) {
          bestRate = rate;
          best = { day, at, entry, sets };
        }
      }
    }
    if (!best) break;
    addSets(best.day, best.at, best.entry, best.sets);
  }
  const lacksTime = (muscle: Muscle): boolean =>
    days.some((day) =>
      day.entries.some((entry) => {
        const sets = entry.sets === 0 ? FIRST_SETS : 1;
        return (
          entry.choice.exercise.primary.includes(muscle) &&
          staysUnderCeilings(entry, sets) &&
          !hasTime(day, entry, sets)
        );
      }),
    );
  return { days, volume, lacksTime };
}

export function countMissingSets({ volume }: FilledWeek, min: number): number {
  return MAJOR_MUSCLES.reduce(
    (sum, muscle) => sum + Math.max(0, min - (volume[muscleIndex(muscle)] ?? 0)),
    0,
  );
}
