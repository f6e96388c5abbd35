import { OWN_WEIGHT } from '../exercises/library/own-weight.data.ts';
import { expect, test } from 'vitest';
import { SOURCES } from '../evidence/sources.ts';
import { exerciseById } from '../exercises/library/exercise-library.ts';
import { MUSCLES } from '../exercises/muscles.ts';
import { LEVELS } from '../person/choices.ts';
import { sortChildren } from '../records/children.ts';
import { countSets } from '../training/effort/fractional-volume.ts';
import { WEEKLY_RANGE } from '../training/effort/weekly-range.ts';
import { TEXT_LIMITS } from '../workouts/set-limits.ts';
import { routineFromTemplate } from './routine-template.ts';
import { countIds } from './routine.fixture.ts';
import { ROUTINE_TEMPLATES } from './templates.ts';

test('there are at least eight templates, each with its own id and name', () => {
  expect(ROUTINE_TEMPLATES.length).toBeGreaterThanOrEqual(8);
  for (const key of ['id', 'name'] as const)
    expect(new Set(ROUTINE_TEMPLATES.map((each) => each[key])).size).toBe(ROUTINE_TEMPLATES.length);
});

test.each(ROUTINE_TEMPLATES)(
  'every exercise of "$name" exists, once a day, and suits its level and its place',
  ({ days, level, equipment }) => {
    for (const { exercises } of days) {
      const ids = exercises.map(([id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) {
        const exercise = exerciseById(id);
        expect(exercise, id).toBeDefined();
        expect(exercise?.equipment, id).toContain(equipment);
        expect(LEVELS.indexOf(exercise?.level ?? 'elite'), id).toBeLessThanOrEqual(
          LEVELS.indexOf(level),
        );
      }
    }
  },
);

test.each(ROUTINE_TEMPLATES)(
  'the sets, repetitions and rests of "$name" are within the evidence',
  ({ days, reserve }) => {
    for (const [id, sets, min, max, restSeconds] of days.flatMap(({ exercises }) => exercises)) {
      const exercise = exerciseById(id);
      expect(sets, id).toBeGreaterThanOrEqual(2);
      expect(sets, id).toBeLessThanOrEqual(5);
      expect(max, id).toBeGreaterThan(min);
      if (!exercise?.timed) expect(max, id).toBeLessThanOrEqual(30);
      expect(restSeconds, id).toBeGreaterThanOrEqual(60);
      expect(restSeconds, id).toBeLessThanOrEqual(180);
      if (exercise?.heavy && max <= 6) expect(restSeconds, id).toBeGreaterThan(120);
    }
    for (const each of reserve) {
      expect(each).toBeGreaterThanOrEqual(1);
      expect(each).toBeLessThanOrEqual(4);
    }
  },
);

test.each(ROUTINE_TEMPLATES.filter(({ inRange }) => inRange.length > 0))(
  'the listed muscles of "$name" are within the weekly range of its level',
  ({ days, daysPerWeek, inRange, level }) => {
    expect(daysPerWeek).toBe(days.length);
    const counted = countSets(
      days.flatMap(({ exercises }) =>
        exercises.map(([exerciseId, sets]) => ({ exerciseId, sets })),
      ),
    );
    const { min, max } = WEEKLY_RANGE[level];
    const outside = inRange.flatMap((muscle) => {
      const { direct, indirect } = counted[MUSCLES.indexOf(muscle)] ?? { direct: 0, indirect: 0 };
      const sets = direct + indirect / 2;
      return sets < min || sets > max ? [`${muscle}: ${sets}`] : [];
    });
    expect(outside).toEqual([]);
  },
);

test.each(ROUTINE_TEMPLATES)('the reasons of "$name" name sources that exist', ({ reasons }) => {
  expect(reasons.length).toBeGreaterThan(0);
  for (const { sources } of reasons) {
    expect(sources.length).toBeGreaterThan(0);
    for (const key of sources) expect(SOURCES[key], key).toBeDefined();
  }
});

test.each(ROUTINE_TEMPLATES)('"$name" becomes a routine with all its sets', (template) => {
  const routine = routineFromTemplate(template, countIds());
  expect(routine.origin).toEqual({ kind: 'template', id: template.id });
  expect(routine.notes?.length).toBeLessThanOrEqual(TEXT_LIMITS.notes);
  const days = sortChildren(routine.days);
  expect(days.map(({ name }) => name)).toEqual(template.days.map(({ name }) => name));
  days.forEach(({ exercises }, at) =>
    expect(
      sortChildren(exercises).map(({ exerciseId, sets }) => [exerciseId, Object.keys(sets).length]),
    ).toEqual(template.days[at]?.exercises.map(([id, sets]) => [id, sets])),
  );
});

test.each(ROUTINE_TEMPLATES)(
  '"$name" names an assisted form of each bodyweight exercise',
  (template) => {
    const exercises = sortChildren(routineFromTemplate(template, countIds()).days).flatMap((day) =>
      sortChildren(day.exercises),
    );
    for (const { exerciseId, notes } of exercises) {
      const easier = OWN_WEIGHT[exerciseId]?.easier.map((id) => exerciseById(id)?.name) ?? [];
      const named = easier.filter((name) => name !== undefined && notes?.includes(`hacé ${name}.`));
      expect(named.length, exerciseId).toBe(easier.length > 0 ? 1 : 0);
    }
  },
);
