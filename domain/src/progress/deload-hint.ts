import type { SourceKey } from '../evidence/sources.ts';
import type { Basis } from '../evidence/traced.ts';
import { middleOfMax } from '../workouts/estimated-max.ts';
import type { SessionBest } from './max-by-session.ts';
import { addWeeks, findWeek } from './training-week.ts';
import type { WeekSets } from './weekly-sets.ts';

/** Forja's rule: the longest block of a plan. Expert opinion: four to eight weeks (evidence D1). */
const LONGEST_BLOCK_WEEKS = 8;
/** judgement: a week with at most this fraction of the previous sets was a rest. */
const LIGHT_WEEK = 0.6;
const WEEKS_BEFORE = 4;
/** judgement: smaller falls of the estimate are noise. */
const FALL = 0.02;
const MIN_FALLING_EXERCISES = 2;

export const DELOAD_RULE: {
  readonly basis: Basis;
  readonly sources: readonly SourceKey[];
  readonly text: string;
} = {
  basis: 'forja_rule',
  sources: ['bell2023', 'rogerson2024', 'coleman2024'],
  text: 'Proponemos una descarga después de ocho semanas seguidas sin una liviana, o cuando el máximo estimado de dos ejercicios baja dos semanas seguidas. Es regla nuestra: cuándo descargar es opinión de expertos y la prueba es floja.',
};

export type DeloadReason =
  | { readonly kind: 'long-block'; readonly weeks: number }
  | { readonly kind: 'falling'; readonly exerciseIds: readonly string[] };

function countHardWeeks(weekly: ReadonlyMap<string, WeekSets>, thisWeek: string): number {
  let weeks = 0;
  for (let week = addWeeks(thisWeek, -1); isHard(weekly, week); week = addWeeks(week, -1))
    weeks += 1;
  return weeks;
}

function isHard(weekly: ReadonlyMap<string, WeekSets>, week: string): boolean {
  const sets = weekly.get(week)?.sets ?? 0;
  const before = Array.from(
    { length: WEEKS_BEFORE },
    (_, at) => weekly.get(addWeeks(week, -1 - at))?.sets ?? 0,
  ).filter((count) => count > 0);
  const mean = before.reduce((sum, count) => sum + count, 0) / Math.max(1, before.length);
  return sets > 0 && sets > mean * LIGHT_WEEK;
}

/** True if the best estimate fell in each of the last two weeks. */
function isFalling(sessions: readonly SessionBest[], thisWeek: string): boolean {
  const best = new Map<string, number>();
  for (const { day, max } of sessions) {
    if (!max) continue;
    const week = findWeek(day);
    best.set(week, Math.max(best.get(week) ?? 0, middleOfMax(max)));
  }
  const [first = 0, second = 0, third = 0] = [-3, -2, -1].map((weeks) =>
    best.get(addWeeks(thisWeek, weeks)),
  );
  return third > 0 && second > third && first > second && third <= first * (1 - FALL);
}

type History = {
  readonly weekly: ReadonlyMap<string, WeekSets>;
  readonly sessionsOf: ReadonlyMap<string, readonly SessionBest[]>;
};

/** Reasons for a lighter week now; empty if none. */
export function findDeloadReasons({ weekly, sessionsOf }: History, today: string): DeloadReason[] {
  const thisWeek = findWeek(today);
  const weeks = countHardWeeks(weekly, thisWeek);
  const exerciseIds = [...sessionsOf]
    .filter(([, sessions]) => isFalling(sessions, thisWeek))
    .map(([exerciseId]) => exerciseId);
  return [
    ...(weeks >= LONGEST_BLOCK_WEEKS ? [{ kind: 'long-block', weeks } as const] : []),
    ...(exerciseIds.length >= MIN_FALLING_EXERCISES
      ? [{ kind: 'falling', exerciseIds } as const]
      : []),
  ];
}
