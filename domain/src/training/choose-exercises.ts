import { exerciseById } from '../exercises/exercise.ts';
import type { Level } from '../person/choices.ts';
import { isAllowed, type Limits, type Slot } from './exercise-pool.ts';
import { creditsOf } from './fractional-volume.ts';
import type { DayTemplate } from './split.ts';
import type { Exercise, Pattern } from './training-plan.ts';

/** How a slot came into the day. */
export type Need = 'required' | 'optional' | 'last_resort';
export type Choice = { exercise: Exercise; readonly slot: Slot; readonly need: Need };

export type Choosing = {
  readonly pool: (slot: Slot) => readonly Exercise[];
  readonly limits: Limits;
  readonly level: Level;
  readonly seed: number;
  readonly swaps: Readonly<Record<string, string>>;
};

export type ChosenWeek = {
  readonly days: Choice[][];
  readonly missing: ReadonlySet<Pattern>;
  readonly refusedSwaps: readonly string[];
};

/** How many of the preferred exercises of a slot take turns over the week: fewer for who is learning them. */
const turns = (level: Level): number => (level === 'beginner' ? 2 : 3);
const VARIED_TURNS = 5;

/** Spreads seeds over slots; same seed and slot, same number. */
function scatter(seed: number, key: string): number {
  let hash = seed >>> 0;
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 2654435761) >>> 0;
  return hash >>> 8;
}

const isCounted = ({ id }: Exercise): boolean => creditsOf(id).length > 0;

/** A walk or a jump is no substitute for a hard set of the same muscle. */
export const isRelated = (a: Exercise, b: Exercise): boolean =>
  a.pattern === b.pattern || (isCounted(a) && isCounted(b) && a.primary.some((muscle) => b.primary.includes(muscle)));

/** Puts the replacement where its original is; if another slot of the day has it already, the two trade places. */
function applySwap(choices: Choice[], at: number, replacement: Exercise): void {
  const choice = choices[at];
  const other = choices.find(({ exercise }) => exercise.id === replacement.id);
  if (!choice || choice === other) return;
  if (other) other.exercise = choice.exercise;
  choice.exercise = replacement;
}

/** The exercises of each day, none twice in the same day; the sets come later. */
export function chooseExercises(
  templates: readonly DayTemplate[],
  { pool, limits, level, seed, swaps }: Choosing,
): ChosenWeek {
  const seen = new Map<string, number>();
  const missing = new Set<Pattern>();
  const refused = new Set<string>();
  const hasSwaps = Object.keys(swaps).length > 0;

  function choose(slot: Slot, taken: ReadonlySet<string>): Exercise | undefined {
    const exercises = pool(slot);
    if (exercises.length === 0) return undefined;
    const time = seen.get(slot.key) ?? 0;
    seen.set(slot.key, time + 1);
    const span = Math.min(exercises.length, seed === 0 ? turns(level) : VARIED_TURNS);
    const first = (time + (seed === 0 ? 0 : scatter(seed, slot.key))) % span;
    for (let step = 0; step < exercises.length; step += 1) {
      const exercise = exercises[(first + step) % exercises.length];
      if (exercise && !taken.has(exercise.id)) return exercise;
    }
    return undefined;
  }

  const days = templates.map((template) => {
    const taken = new Set<string>();
    const choices: Choice[] = [];
    const add = (slot: Slot, need: Need): void => {
      const exercise = choose(slot, taken);
      if (!exercise) {
        if (need === 'required' && pool(slot).length === 0) missing.add(slot.pattern);
        return;
      }
      taken.add(exercise.id);
      choices.push({ exercise, slot, need });
    };
    for (const slot of template.required) add(slot, 'required');
    for (const slot of template.optional) add(slot, 'optional');
    for (const slot of template.lastResort) add(slot, 'last_resort');
    if (hasSwaps)
      for (const [from, to] of Object.entries(swaps)) {
        const at = choices.findIndex(({ exercise }) => exercise.id === from);
        const original = choices[at]?.exercise;
        if (!original) continue;
        const replacement = exerciseById(to);
        if (replacement && isAllowed(replacement, limits) && isRelated(original, replacement))
          applySwap(choices, at, replacement);
        else refused.add(from);
      }
    return choices;
  });
  return { days, missing, refusedSwaps: [...refused] };
}
