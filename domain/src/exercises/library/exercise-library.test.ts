import { expect, test } from 'vitest';
import { EQUIPMENT, LEVELS } from '../../person/choices.ts';
import { MUSCLES } from '../muscles.ts';
import { PATTERNS, type Pattern } from '../patterns.ts';
import { EXERCISES, exerciseById } from './exercise-library.ts';
import { LOADS, type Load } from '../loads.ts';
import { isSteady } from './steady-exercises.ts';

test('the library has 150 exercises or more, each with its own id and name', () => {
  expect(EXERCISES.length).toBeGreaterThanOrEqual(150);
  expect(new Set(EXERCISES.map(({ id }) => id)).size).toBe(EXERCISES.length);
  expect(new Set(EXERCISES.map(({ name }) => name.toLowerCase())).size).toBe(EXERCISES.length);
});

test('every exercise has cues, equipment and muscles', () => {
  for (const {
    id,
    cues,
    needs,
    primary,
    secondary,
    equipment,
    level,
    loads,
    pattern,
  } of EXERCISES) {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(cues.length, id).toBeGreaterThanOrEqual(2);
    expect(cues.length, id).toBeLessThanOrEqual(4);
    for (const cue of cues) {
      expect(cue.length, id).toBeGreaterThan(8);
      expect(cue.length, id).toBeLessThan(80);
    }
    expect(needs, id).not.toBe('');
    expect(primary.length, id).toBeGreaterThan(0);
    expect(equipment.length, id).toBeGreaterThan(0);
    for (const muscle of [...primary, ...secondary]) expect(MUSCLES, id).toContain(muscle);
    expect(new Set([...primary, ...secondary]).size, `${id} names a muscle twice`).toBe(
      primary.length + secondary.length,
    );
    for (const load of loads) expect(LOADS, id).toContain(load);
    expect(new Set(loads).size, `${id} names a load twice`).toBe(loads.length);
    expect(LEVELS).toContain(level);
    expect(PATTERNS).toContain(pattern);
  }
});

/** Some patterns need weights, so they have fewer exercises without them. */
const ENOUGH: Record<(typeof EQUIPMENT)[number], (pattern: Pattern) => number> = {
  gym: (pattern) => (pattern === 'carry' ? 3 : 4),
  dumbbells: (pattern) =>
    pattern === 'carry' || pattern === 'power' ? 3 : pattern === 'calf' ? 2 : 3,
  bodyweight: (pattern) => (pattern === 'carry' || pattern === 'calf' ? 2 : 3),
};

test.each(PATTERNS.flatMap((pattern) => EQUIPMENT.map((equipment) => ({ pattern, equipment }))))(
  '$pattern has enough exercises with $equipment, some of them for beginners',
  ({ pattern, equipment }) => {
    const found = EXERCISES.filter(
      (exercise) => exercise.pattern === pattern && exercise.equipment.includes(equipment),
    );
    expect(found.length).toBeGreaterThanOrEqual(ENOUGH[equipment](pattern));
    expect(found.some(({ level }) => level === 'beginner')).toBe(true);
  },
);

/** Supports named in the cues; an optional hand is none. */
const SUPPORT = /apoy|contra la|sobre una mesada|en la mesada/i;

test('supported exercises hold the trunk or a hand, and their cues name the support', () => {
  const supported = EXERCISES.filter(
    ({ id, loads }) =>
      id.includes('supported') || loads.some((load) => load.endsWith('_supported')),
  );
  expect(supported.map(({ id }) => id)).not.toContain('single-leg-deadlift');
  for (const { id, cues } of supported) {
    const supportCues = cues.filter((cue) => SUPPORT.test(cue) && !cue.includes('si hace falta'));
    expect(supportCues, id).not.toEqual([]);
  }
});

test('no steady exercise is an unsupported hinge', () => {
  const free: readonly Load[] = ['hinge_barbell', 'hinge_dumbbell', 'hinge_sumo_or_trap'];
  const steady = EXERCISES.filter(({ id }) => isSteady(id));
  expect(
    steady.filter(({ loads }) => loads.some((load) => free.includes(load))).map(({ id }) => id),
  ).toEqual([]);
});

test('an exercise is found by its id, and an unknown id finds nothing', () => {
  expect(exerciseById('bench-press')?.name).toBe('Press de banca');
  expect(exerciseById('nothing')).toBeUndefined();
});
