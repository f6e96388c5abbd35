import { expect, test } from 'vitest';
import { exerciseById } from '../../exercises/library/exercise-library.ts';
import { KNOWN_LIFT_EXERCISES } from './known-lifts.ts';

test.each(KNOWN_LIFT_EXERCISES)(
  '$id is in the library with the same name and implement',
  ({ id, name, implement }) => {
    const exercise = exerciseById(id);
    expect(exercise?.name).toBe(name);
    expect(exercise?.equipment).not.toContain('bodyweight');
    expect(exercise?.implement).toBe(implement);
    expect(exercise?.timed).toBeUndefined();
  },
);

test('no lift is offered twice', () => {
  expect(new Set(KNOWN_LIFT_EXERCISES.map(({ id }) => id)).size).toBe(KNOWN_LIFT_EXERCISES.length);
});
