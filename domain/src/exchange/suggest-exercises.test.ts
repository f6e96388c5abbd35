import { expect, test } from 'vitest';
import { EXERCISES, exerciseById } from '../exercises/library/exercise-library.ts';
import { ENGLISH_NAMES } from './english-names.data.ts';
import { guessMuscle, guessOwnExercise } from './guess-own-exercise.ts';
import { suggestExercises } from './suggest-exercises.ts';
import { plainText } from '../search/plain-text.ts';

test('every English name belongs to one library exercise and is normalised', () => {
  const names = Object.values(ENGLISH_NAMES).flat();
  expect(Object.keys(ENGLISH_NAMES).filter((id) => !exerciseById(id))).toEqual([]);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  expect(names.filter((name) => plainText(name) !== name)).toEqual([]);
});

test.each([
  ['Bench Press (Barbell)', 'bench-press', 'exact'],
  ['Squat (Barbell)', 'back-squat', 'exact'],
  ['Press de banca', 'bench-press', 'exact'],
  ['dominadas', 'pull-up', 'exact'],
  ['Lat Pulldown (Cable)', 'lat-pulldown', 'exact'],
  ['Triceps Rope Pushdown', 'rope-pushdown', 'exact'],
  ['Sentadilla barra', 'back-squat', 'likely'],
  ['Curl martillo mancuernas', 'hammer-curl', 'likely'],
])('%s is %s, %s', (name, id, certainty) => {
  expect(suggestExercises(name, EXERCISES)[0]).toMatchObject({ id, certainty });
});

test('an exercise outside the library matches no other one', () => {
  for (const name of ['Zercher Squat (Barbell)', 'Tire Flip', 'Yoga', 'Svend Press'])
    expect(suggestExercises(name, EXERCISES)[0]?.certainty ?? 'possible').toBe('possible');
});

test('an own exercise gets the muscle and implement of its name', () => {
  expect(guessMuscle('Zottman Curl (Dumbbell)')).toBe('biceps');
  expect(guessMuscle('Yoga')).toBeUndefined();
  expect(guessOwnExercise('Zottman Curl (Dumbbell)', 'biceps', false)).toEqual({
    name: 'Zottman Curl (Dumbbell)',
    pattern: 'elbow_flexion',
    primary: ['biceps'],
    secondary: [],
    equipment: ['dumbbells'],
    implement: 'dumbbells',
    isTimed: false,
  });
});
