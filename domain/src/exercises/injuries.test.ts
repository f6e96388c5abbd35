import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { JOINTS, type Joint } from '../person/choices.ts';
import { EXERCISES, exerciseById } from './library/exercise-library.ts';
import { injuryAdjustments, exerciseTolerance } from './injuries.ts';
import { injuryMatrix } from './injury-matrix.fixture.ts';
import { INJURY_TABLE } from './injury-table.ts';
import { LOADS } from './loads.ts';

const OUT: Readonly<Record<Joint, readonly string[]>> = {
  neck: [
    'back-squat',
    'front-squat',
    'smith-squat',
    'overhead-press',
    'deadlift',
    'farmer-carry',
    'dumbbell-shrug',
  ],
  lower_back: [
    'sumo-deadlift',
    'deadlift',
    'farmer-carry',
    'back-squat',
    'good-morning',
    'barbell-row',
    'cable-crunch',
  ],
  shoulder: [
    'chin-up',
    'pull-up',
    'dip',
    'bench-dip',
    'overhead-press',
    'lateral-raise',
    'upright-row',
  ],
  hip: ['hip-thrust', 'hip-thrust-machine', 'leg-press', 'back-squat', 'goblet-squat'],
  knee: [
    'back-squat',
    'walking-lunge',
    'bulgarian-split-squat',
    'leg-extension',
    'sissy-squat',
    'box-jump',
  ],
  ankle: ['box-jump', 'jump-rope', 'standing-calf-machine', 'jogging'],
  elbow: ['skull-crusher', 'reverse-curl', 'pull-up', 'towel-row'],
  wrist: ['push-up', 'bench-press', 'bench-dip', 'handstand-push-up'],
};

test.each(JOINTS)('an injured %s excludes the listed exercises', (joint) => {
  for (const id of OUT[joint]) {
    const exercise = exerciseById(id);
    if (!exercise) throw new Error(`${id} is not in the library`);
    expect(exerciseTolerance(exercise, joint), id).toBe('avoid');
  }
});

test('the table of injuries and exercises matches the reviewed one', () => {
  expect(injuryMatrix()).toBe(readFileSync(new URL('injury-table.txt', import.meta.url), 'utf8'));
});

test('every load belongs to an exercise, and no joint both avoids and modifies it', () => {
  for (const load of LOADS)
    expect(
      EXERCISES.some(({ loads }) => loads.includes(load)),
      load,
    ).toBe(true);
  for (const joint of JOINTS) {
    const { avoid, modify, loadSources } = INJURY_TABLE[joint];
    for (const load of avoid) expect(modify[load], `${joint} ${load}`).toBeUndefined();
    for (const load of LOADS)
      if (loadSources[load])
        expect(avoid.includes(load) || modify[load] !== undefined, `${joint} ${load}`).toBe(true);
  }
});

test('an exercise is adjusted exactly when an injury requires it', () => {
  fc.assert(
    fc.property(fc.constantFrom(...EXERCISES), fc.subarray([...JOINTS]), (exercise, injuries) => {
      fc.pre(injuries.every((joint) => exerciseTolerance(exercise, joint) !== 'avoid'));
      expect(injuryAdjustments(exercise, injuries).length > 0).toBe(
        injuries.some((joint) => exerciseTolerance(exercise, joint) === 'modify'),
      );
    }),
  );
});
