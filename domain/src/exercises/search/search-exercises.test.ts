import fc from 'fast-check';
import { expect, test } from 'vitest';
import { JOINTS } from '../../person/choices.ts';
import { exerciseTolerance } from '../injuries.ts';
import { MUSCLES } from '../muscles.ts';
import { filterExercises, NO_EXERCISE_FILTERS, groupByUse } from './filter-exercises.ts';
import { LISTED_LIBRARY, listOwn } from './listed-exercise.ts';
import { createExerciseSearch } from './search-exercises.ts';

const search = createExerciseSearch(LISTED_LIBRARY);

test.each([
  ['Press de banca', 'bench-press'],
  ['press banca', 'bench-press'],
  ['pres de vanca', 'bench-press'],
  ['banca press', 'bench-press'],
  ['bench press', 'bench-press'],
  ['PRESS DE BANCA  ', 'bench-press'],
  ['sentadiya con barra', 'back-squat'],
  ['sentadlla', 'back-squat'],
  ['sentadilla bulgara', 'bulgarian-split-squat'],
  ['dominada', 'pull-up'],
  ['domiandas', 'pull-up'],
  ['pull up', 'pull-up'],
  ['jalon al pecho', 'lat-pulldown'],
  ['dorsalera', 'lat-pulldown'],
  ['biseps', 'barbell-curl'],
  ['extension cuadriceps', 'leg-extension'],
  ['peso muerto romano', 'romanian-deadlift'],
  ['lagartijas', 'push-up'],
  ['femoral', 'lying-leg-curl'],
  ['curl mancuerna', 'dumbbell-curl'],
  ['gemelos', 'standing-calf-machine'],
  ['elevaciones laterales', 'lateral-raise'],
  ['abdominales', 'crunch'],
  ['zancadas', 'walking-lunge'],
  ['jalon', 'lat-pulldown'],
  ['pres banca', 'bench-press'],
  ['remo con barra', 'barbell-row'],
  ['gluteo patada', 'cable-kickback'],
  ['hip trust', 'hip-thrust'],
  ['facepull', 'face-pull'],
  ['pull over', 'straight-arm-pulldown'],
  ['pajaros', 'rear-delt-fly'],
  ['contractora', 'pec-deck'],
  ['predicador', 'preacher-curl'],
  ['multipower sentadilla', 'smith-squat'],
  ['press militar', 'overhead-press'],
  ['buenos dias', 'good-morning'],
  ['camilla femoral', 'lying-leg-curl'],
  ['polea triceps', 'triceps-pushdown'],
])('"%s" finds %s among the first five', (query, id) => {
  expect(
    search(query)
      .slice(0, 5)
      .map((exercise) => exercise.id),
  ).toContain(id);
});

test('every exercise is the first result of its own name, also without accents', () => {
  for (const { id, name } of LISTED_LIBRARY) {
    expect(search(name)[0]?.id, name).toBe(id);
    expect(search(name.normalize('NFD').replaceAll(/\p{M}/gu, ''))[0]?.id, name).toBe(id);
  }
});

test('a missing letter in a long word still finds the exercise', () => {
  const isLong = (word: string) => word.length >= 5;
  fc.assert(
    fc.property(fc.constantFrom(...LISTED_LIBRARY), fc.nat(), fc.nat(), (exercise, at, letter) => {
      const words = exercise.name.replaceAll(/[(),]/g, '').split(' ');
      const long = words.filter(isLong);
      fc.pre(long.length > 0);
      const word = long[at % long.length] ?? '';
      const cut = 1 + (letter % (word.length - 1));
      const mistyped = words
        .map((each) => (each === word ? word.slice(0, cut) + word.slice(cut + 1) : each))
        .join(' ');
      expect(
        search(mistyped).map(({ id }) => id),
        mistyped,
      ).toContain(exercise.id);
    }),
  );
});

test('an unrelated word finds nothing, and an empty search finds everything', () => {
  expect(search('milanesa napolitana')).toEqual([]);
  expect(search('   ')).toEqual(LISTED_LIBRARY);
});

test('own exercises are found like those of the library', () => {
  const own = listOwn('0197a1f0-0000-7000-8000-000000000001', {
    name: 'Remo con gomón',
    pattern: 'horizontal_pull',
    primary: ['lats'],
    secondary: [],
    equipment: ['bodyweight'],
    isTimed: false,
  });
  expect(createExerciseSearch([...LISTED_LIBRARY, own])('remo gomon')[0]).toBe(own);
});

test('the joint filter excludes what its injury excludes, and exercises with unknown loads', () => {
  const own = listOwn('own', {
    name: 'Mío',
    pattern: 'squat',
    primary: ['quads'],
    secondary: [],
    equipment: ['gym'],
    isTimed: false,
  });
  for (const joint of JOINTS) {
    const left = filterExercises([...LISTED_LIBRARY, own], { ...NO_EXERCISE_FILTERS, joint });
    expect(left.length).toBeGreaterThan(0);
    for (const { library } of left)
      expect(library && exerciseTolerance(library, joint)).not.toBe('avoid');
    expect(left).not.toContain(own);
  }
});

test('the filters of muscle, place and movement combine', () => {
  for (const muscle of MUSCLES) {
    const found = filterExercises(LISTED_LIBRARY, {
      ...NO_EXERCISE_FILTERS,
      muscle,
      equipment: 'bodyweight',
    });
    for (const { primary, secondary, equipment } of found) {
      expect([...primary, ...secondary]).toContain(muscle);
      expect(equipment).toContain('bodyweight');
    }
  }
});

test('favourites and recent exercises form groups, latest first, and the rest keeps its order', () => {
  const recent = ['plank', 'pull-up', 'dip'];
  const groups = groupByUse(LISTED_LIBRARY, { 'pull-up': true }, recent);
  const ids = (group: keyof typeof groups) => groups[group].map(({ id }) => id);
  expect(ids('favourites')).toEqual(['pull-up']);
  expect(ids('recent')).toEqual(['plank', 'dip']);
  expect(ids('others')).toEqual(
    LISTED_LIBRARY.map(({ id }) => id).filter((id) => !recent.includes(id)),
  );
});
