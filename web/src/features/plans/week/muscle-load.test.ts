import { MUSCLES } from '@forja/domain/exercises/muscles';
import { expect, test } from 'vitest';
import { muscleLoad } from './muscle-load.ts';
import { BACK_SHAPES, FRONT_SHAPES } from '../../../design/body/muscle-shapes.data.ts';

test.each([
  [0, 'none'],
  [0.5, 'below'],
  [9.5, 'below'],
  [10, 'within'],
  [20, 'within'],
  [20.5, 'above'],
] as const)('%d sets against 10 to 20 are %s', (sets, load) => {
  expect(muscleLoad(sets, { min: 10, max: 20 })).toBe(load);
});

test('the map draws every muscle of a plan on at least one side', () => {
  const drawnMuscles = new Set([...FRONT_SHAPES, ...BACK_SHAPES].map(({ muscle }) => muscle));
  expect([...MUSCLES].filter((muscle) => !drawnMuscles.has(muscle))).toEqual([]);
});
