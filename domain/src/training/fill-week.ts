import type { Choice } from './choose-exercises.ts';
import { muscleAt, type Credit } from './fractional-volume.ts';
import { CHANGE_SECONDS } from './session-minutes.ts';
import { MAJOR_MUSCLES, MUSCLES, type Exercise, type Muscle, type Pattern } from './training-plan.ts';

/** An exercise that may get sets. */
export type Entry = {
  readonly choice: Choice;
  readonly credits: readonly Credit[];
  readonly workSeconds: number;
  readonly restSeconds: number;
  sets: number;
};

type Room = {
  readonly seconds: number;
  readonly exercises: number;
  readonly setsPerExercise: number;
  /** What the heavy lifts that a day requires start with. */
  readonly setsOfMains: number;
};
type Aim = { readonly min: number; readonly max: number; readonly target: number };
type Filling = Room & Aim & { readonly entryOf: (choice: Choice) => Entry };

export type FilledDay = { entries: Entry[]; secondsLeft: number; exercisesLeft: number };
export type FilledWeek = {
  days: FilledDay[];
  volume: Float64Array;
  /** True when a set for the muscle was left out only because its days had no minutes or no exercises left. */
  lacksTime: (muscle: Muscle) => boolean;
};

const FIRST_SETS = 2;
const MOST_ISOLATION_SETS = 4;
/** Two exercises of one pattern in a day: only when the first already has this many sets. */
const FULL_EXERCISE_SETS = 3;
const SPLIT_PATTERN_WORTH = 0.6;
const isMajor = MUSCLES.map((muscle) => (MAJOR_MUSCLES as readonly string[]).includes(muscle)); // widened to ask about any muscle
/** Muscles outside the range's promise that a complete plan still touches, and the sets that are enough for it. */
const WELCOME_SETS = 4;
const isWelcome = MUSCLES.map((muscle) => muscle === 'calves' || muscle === 'abs' || muscle === 'rear_delts');
const PUSHES: readonly Pattern[] = ['horizontal_push', 'vertical_push', 'chest_fly'];
const PULLS: readonly Pattern[] = ['horizontal_pull', 'vertical_pull'];
const isPull = ({ pattern, primary }: Exercise): boolean =>
  PULLS.includes(pattern) || (pattern === 'shoulder_raise' && primary.includes('rear_delts'));

/** The emptier the muscle, the more its next set is worth: when not everything fits, what lacks is shared out. */
const LEVELLING_WORTH = 0.5;
/** What a set beyond the minimum is worth beside one that is still missing. */
const GROWTH_WORTH = 0.2;
const WELCOME_WORTH = 0.25;
const LAST_RESORT_WORTH = 0.6;
const UNBALANCED_WORTH = 0.7;
const CROWDED_WORTH = 0.6;
/** Direct and indirect sets of one muscle in one day from which more are better on another day. */
const CROWDED_DAY_SETS = 8;

const part = (from: number, add: number, limit: number): number => Math.max(0, Math.min(add, limit - from));

/**
 * Gives sets one by one to the exercise that brings most missing volume per second, without passing any muscle's
 * ceiling, any day's minutes or any exercise's sets. What a day requires goes in first.
 */
export function fillWeek(
  choices: readonly (readonly Choice[])[],
  { seconds, exercises, setsPerExercise, setsOfMains, min, max, target, entryOf }: Filling,
): FilledWeek {
  const volume = new Float64Array(MUSCLES.length);
  const dayVolume = choices.map(() => new Float64Array(MUSCLES.length));
  const days: FilledDay[] = choices.map((day) => ({
    entries: day.map(entryOf),
    secondsLeft: seconds,
    exercisesLeft: exercises,
  }));
  let pushSets = 0;
  let pullSets = 0;

  const cost = (entry: Entry, sets: number): number =>
    entry.sets === 0
      ? CHANGE_SECONDS + sets * entry.workSeconds + (sets - 1) * entry.restSeconds
      : sets * (entry.workSeconds + entry.restSeconds);

  function fits(day: FilledDay, entry: Entry, sets: number): boolean {
    return hasTime(day, entry, sets) && staysUnderCeilings(entry, sets);
  }

  const hasTime = (day: FilledDay, entry: Entry, sets: number): boolean =>
    (entry.sets > 0 || day.exercisesLeft > 0) && cost(entry, sets) <= day.secondsLeft;

  function staysUnderCeilings(entry: Entry, sets: number): boolean {
    const { compound } = entry.choice.exercise;
    if (entry.sets + sets > (compound ? setsPerExercise : Math.min(setsPerExercise, MOST_ISOLATION_SETS))) return false;
    for (const [muscle, credit] of entry.credits)
      if (isMajor[muscle] && (volume[muscle] ?? 0) + credit * sets > max) return false;
    return true;
  }

  function add(day: FilledDay, at: number, entry: Entry, sets: number): void {
    day.secondsLeft -= cost(entry, sets);
    if (entry.sets === 0) day.exercisesLeft -= 1;
    entry.sets += sets;
    const ofDay = dayVolume[at];
    for (const [muscle, credit] of entry.credits) {
      volume[muscle] = (volume[muscle] ?? 0) + credit * sets;
      if (ofDay) ofDay[muscle] = (ofDay[muscle] ?? 0) + credit * sets;
    }
    if (PUSHES.includes(entry.choice.exercise.pattern)) pushSets += sets;
    else if (isPull(entry.choice.exercise)) pullSets += sets;
  }

  const startedWith = (at: number, pattern: Pattern): boolean =>
    days[at]?.entries.some(
      ({ sets, choice }) => sets > 0 && sets < FULL_EXERCISE_SETS && choice.exercise.pattern === pattern,
    ) ?? false;

  function worth(at: number, entry: Entry, sets: number): number {
    let missing = 0;
    let extra = 0;
    let crowded = false;
    for (const [muscle, credit] of entry.credits) {
      const now = volume[muscle] ?? 0;
      const gain = credit * sets;
      if (isMajor[muscle]) {
        missing += part(now, gain, min) * (LEVELLING_WORTH + Math.max(0, min - now) / min);
        extra += GROWTH_WORTH * part(Math.max(now, min), gain - part(now, gain, min), target);
        if (credit === 1 && (dayVolume[at]?.[muscle] ?? 0) >= CROWDED_DAY_SETS) crowded = true;
      } else if (isWelcome[muscle]) extra += WELCOME_WORTH * part(now, gain, WELCOME_SETS);
    }
    let value = missing + extra;
    if (crowded) value *= CROWDED_WORTH;
    if (entry.choice.need === 'last_resort') value *= LAST_RESORT_WORTH;
    if (entry.sets === 0 && entry.choice.need !== 'required' && startedWith(at, entry.choice.exercise.pattern))
      value *= SPLIT_PATTERN_WORTH;
    if (missing === 0 && pushSets >= pullSets && PUSHES.includes(entry.choice.exercise.pattern))
      value *= UNBALANCED_WORTH;
    return value;
  }

  days.forEach((day, at) => {
    for (const entry of day.entries) {
      if (entry.choice.need !== 'required') continue;
      const wanted = entry.choice.exercise.heavy ? setsOfMains : FIRST_SETS;
      if (fits(day, entry, wanted)) add(day, at, entry, wanted);
      else if (fits(day, entry, FIRST_SETS)) add(day, at, entry, FIRST_SETS);
    }
  });

  // Time only runs out and volume only grows: what does not fit once never will.
  const open = days.map(({ entries }) => entries);
  for (;;) {
    let best: { day: FilledDay; at: number; entry: Entry; sets: number } | undefined;
    let bestRate = 0;
    for (let at = 0; at < days.length; at += 1) {
      const day = days[at];
      if (!day || day.secondsLeft <= 0) continue;
      const possible = (open[at] ?? []).filter((entry) => fits(day, entry, entry.sets === 0 ? FIRST_SETS : 1));
      open[at] = possible;
      for (const entry of possible) {
        const sets = entry.sets === 0 ? FIRST_SETS : 1;
        const rate = worth(at, entry, sets) / cost(entry, sets);
        if (rate > bestRate) {
          bestRate = rate;
          best = { day, at, entry, sets };
        }
      }
    }
    if (!best) break;
    add(best.day, best.at, best.entry, best.sets);
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

/** Sets that the major muscles still miss to reach the range. */
export function missingSets({ volume }: FilledWeek, min: number): number {
  return MAJOR_MUSCLES.reduce((sum, muscle) => sum + Math.max(0, min - (volume[muscleAt(muscle)] ?? 0)), 0);
}
