import type { SetEntry } from './fill-week.ts';
import type { Exercise } from '../../exercises/exercise.ts';
import type { Pattern } from '../../exercises/patterns.ts';

const LAST_PATTERNS: readonly Pattern[] = ['core', 'carry'];

/** Order: explosive, heavy, other compounds, isolation, trunk, carries. */
function orderRank({ pattern, heavy, compound }: Exercise): number {
  if (pattern === 'power') return 0;
  if (LAST_PATTERNS.includes(pattern)) return 4 + LAST_PATTERNS.indexOf(pattern);
  if (heavy) return 1;
  return compound && pattern !== 'elbow_extension' && pattern !== 'elbow_flexion' ? 2 : 3;
}

export const orderDay = (entries: readonly SetEntry[]): SetEntry[] =>
  entries.toSorted((a, b) => orderRank(a.choice.exercise) - orderRank(b.choice.exercise));

const OPPOSITE_PATTERN: Readonly<Partial<Record<Pattern, Pattern>>> = {
  elbow_flexion: 'elbow_extension',
  knee_flexion: 'knee_extension',
};

export function pairOpposites(exercises: readonly Exercise[]): ReadonlyMap<string, string> {
  const pairs = new Map<string, string>();
  for (const exercise of exercises) {
    const opposite = exercises.find(
      ({ id, pattern }) => pattern === OPPOSITE_PATTERN[exercise.pattern] && !pairs.has(id),
    );
    if (!opposite || pairs.has(exercise.id)) continue;
    pairs.set(exercise.id, opposite.id);
    pairs.set(opposite.id, exercise.id);
  }
  return pairs;
}
