import { exerciseById } from '../../exercises/library/exercise-library.ts';
import { isSteady } from '../../exercises/library/steady-exercises.ts';
import type { Level } from '../../person/choices.ts';
import { isAllowed, type ExerciseLimits, type ExerciseSlot } from './exercise-pool.ts';
import { exerciseCredits } from '../effort/fractional-volume.ts';
import type { DayTemplate } from './select-split.ts';
import type { Exercise } from '../../exercises/exercise.ts';
import type { Pattern } from '../../exercises/patterns.ts';

export type SlotNeed = 'required' | 'optional' | 'last_resort';
export type ExerciseChoice = {
  exercise: Exercise;
  readonly slot: ExerciseSlot;
  readonly need: SlotNeed;
};

export type ExerciseSelection = {
  readonly pool: (slot: ExerciseSlot) => readonly Exercise[];
  readonly limits: ExerciseLimits;
  readonly level: Level;
  readonly seed: number;
  readonly swaps: Readonly<Record<string, string>>;
};

export type ExerciseWeek = {
  readonly days: ExerciseChoice[][];
  readonly missing: ReadonlySet<Pattern>;
  readonly refusedSwaps: readonly string[];
};

const countAlternating = (level: Level): number => (level === 'beginner' ? 2 : 3);
const ALTERNATING_WITH_SEED = 5;

/** Steady exercises alone alternate from 75 or with a fall risk, where there are any. */
function countOffered(exercises: readonly Exercise[], { allowsBarbell }: ExerciseLimits): number {
  const steady = exercises.findIndex(({ id }) => !isSteady(id));
  return allowsBarbell || steady <= 0 ? exercises.length : steady;
}

function hashSlot(seed: number, key: string): number {
  let hash = seed >>> 0;
  for (let at = 0; at < key.length; at += 1)
    hash = Math.imul(hash ^ key.charCodeAt(at), 2654435761) >>> 0;
  return hash >>> 8;
}

const countsAsHardSets = ({ id }: Exercise): boolean => exerciseCredits(id).length > 0;

/** Cardio and power do not replace hard sets of the same muscle. */
export const isSubstitute = (a: Exercise, b: Exercise): boolean =>
  a.pattern === b.pattern ||
  (countsAsHardSets(a) &&
    countsAsHardSets(b) &&
    a.primary.some((muscle) => b.primary.includes(muscle)));

function applySwap(choices: ExerciseChoice[], at: number, replacement: Exercise): void {
  const choice = choices[at];
  const other = choices.find(({ exercise }) => exercise.id === replacement.id);
  if (!choice || choice === other) return;
  if (other) other.exercise = choice.exercise;
  choice.exercise = replacement;
}

/** Never repeats an exercise within a day. */
export function chooseExercises(
  templates: readonly DayTemplate[],
  { pool, limits, level, seed, swaps }: ExerciseSelection,
): ExerciseWeek {
  const usesBySlot = new Map<string, number>();
  const missing = new Set<Pattern>();
  const refusedSwaps = new Set<string>();
  const hasSwaps = Object.keys(swaps).length > 0;

  function choose(slot: ExerciseSlot, usedIds: ReadonlySet<string>): Exercise | undefined {
    const exercises = pool(slot);
    if (exercises.length === 0) return undefined;
    const time = usesBySlot.get(slot.key) ?? 0;
    usesBySlot.set(slot.key, time + 1);
    const span = Math.min(
      countOffered(exercises, limits),
      seed === 0 ? countAlternating(level) : ALTERNATING_WITH_SEED,
    );
    const first = (time + (seed === 0 ? 0 : hashSlot(seed, slot.key))) % span;
    for (let step = 0; step < exercises.length; step += 1) {
      const exercise = exercises[(first + step) % exercises.length];
      if (exercise && !usedIds.has(exercise.id)) return exercise;
    }
    return undefined;
  }

  const days = templates.map((template) => {
    const usedIds = new Set<string>();
    const choices: ExerciseChoice[] = [];
    const addSlot = (slot: ExerciseSlot, need: SlotNeed): void => {
      const exercise = choose(slot, usedIds);
      if (!exercise) {
        if (need === 'required' && pool(slot).length === 0) missing.add(slot.pattern);
        return;
      }
      usedIds.add(exercise.id);
      choices.push({ exercise, slot, need });
    };
    for (const slot of template.required) addSlot(slot, 'required');
    for (const slot of template.optional) addSlot(slot, 'optional');
    for (const slot of template.lastResort) addSlot(slot, 'last_resort');
    if (hasSwaps)
      for (const [from, to] of Object.entries(swaps)) {
        const at = choices.findIndex(({ exercise }) => exercise.id === from);
        const original = choices[at]?.exercise;
        if (!original) continue;
        const replacement = exerciseById(to);
        if (replacement && isAllowed(replacement, limits) && isSubstitute(original, replacement))
          applySwap(choices, at, replacement);
        else refusedSwaps.add(from);
      }
    return choices;
  });
  return { days, missing, refusedSwaps: [...refusedSwaps] };
}
