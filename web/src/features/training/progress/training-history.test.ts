import { createChildren } from '@forja/domain/records/children';
import type { Workout } from '@forja/domain/workouts/workout';
import { expect, test } from 'vitest';
import { summarizeHistory, withoutMaxima } from './training-history.ts';

let lastId = 0;
const createId = () => `0193b4f5-7e36-7c2a-9a51-${String((lastId += 1)).padStart(12, '0')}`;

const aBenchWorkout = (day: string, name: string, more: Partial<Workout> = {}): Workout => ({
  name: 'Torso',
  day,
  startedAt: `${day}T10:00:00.000Z`,
  finishedAt: `${day}T11:00:00.000Z`,
  exercises: createChildren(
    [
      {
        exerciseId: 'bench-press',
        name,
        sets: createChildren(
          [
            { kind: 'working', weightKg: 80, repetitions: 8, doneAt: `${day}T10:05:00.000Z` },
            { kind: 'working', weightKg: 80, repetitions: 8 },
          ],
          createId,
        ),
      },
    ],
    createId,
  ),
  ...more,
});

// Sorted as lists are, latest first.
const workouts = [
  aBenchWorkout('2026-03-05', 'Banca', { finishedAt: undefined }),
  aBenchWorkout('2026-03-04', 'Press de banca'),
  aBenchWorkout('2026-03-03', 'Banca plana'),
  aBenchWorkout('2021-03-03', 'Pecho'),
];

test('a history sums the completed sets and leaves out the workout in progress', () => {
  const history = summarizeHistory(workouts, { today: '2026-03-05', ownCredits: new Map() });
  expect(history.workouts).toBe(3);
  expect([...history.days]).toEqual([
    ['2021-03-03', 1],
    ['2026-03-03', 1],
    ['2026-03-04', 1],
  ]);
  expect(history.names.get('bench-press')).toBe('Press de banca');
  expect(history.recordsOf.get('bench-press')?.get('estimated-max')?.set?.day).toBe('2021-03-03');
  expect(history.recent.map(({ day }) => day)).toEqual(['2026-03-03', '2026-03-04']);
  expect(history.sessionsOf.get('bench-press')?.map(({ sets }) => sets)).toEqual([1, 1, 1]);
  expect(history.weekly.get('2026-03-02')?.sets).toBe(2);
});

test('a history without maxima keeps everything else', () => {
  const history = summarizeHistory(workouts, { today: '2026-03-05', ownCredits: new Map() });
  const without = withoutMaxima(history);
  const kinds = (of: typeof history) =>
    [...(of.recordsOf.get('bench-press')?.values() ?? [])].map(({ kind }) => kind);
  expect(kinds(history)).toContain('estimated-max');
  expect(kinds(without)).toEqual(kinds(history).filter((kind) => kind !== 'estimated-max'));
  const sessions = without.sessionsOf.get('bench-press') ?? [];
  expect(sessions.map(({ max, sets }) => [max, sets])).toEqual(sessions.map(() => [undefined, 1]));
  expect(without.weekly).toBe(history.weekly);
});
