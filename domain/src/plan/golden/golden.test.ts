import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CONDITIONS, CYCLE_TYPES, EQUIPMENT, FOOD_PATTERNS, GOALS, LEVELS, SEXES } from '../../person/choices.ts';
import { goldenPage } from './golden-page.fixture.ts';
import { GOLDEN_PAGES } from './golden-people.fixture.ts';

const inputs = GOLDEN_PAGES.flatMap(({ people }) => people.map(({ input }) => input));

test.each(GOLDEN_PAGES)('the plans of $file are those that were read by eye', (page) => {
  expect(goldenPage(page)).toBe(readFileSync(join(import.meta.dirname, page.file), 'utf8'));
});

test('no page is left without its people', () => {
  const kept = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.md'));
  expect(kept.toSorted()).toEqual(GOLDEN_PAGES.map(({ file }) => file).toSorted());
});

test('thirty people of both sexes, from 14 to 80, with every goal, level, condition, food pattern and place to train', () => {
  expect(inputs).toHaveLength(30);
  expect(new Set(GOLDEN_PAGES.flatMap(({ people }) => people.map(({ place }) => place))).size).toBe(30);
  const ages = inputs.map(({ ageYears }) => ageYears);
  expect([Math.min(...ages), Math.max(...ages)]).toEqual([14, 80]);
  const met = (values: readonly unknown[]) =>
    [...new Set(values)]
      .filter((value) => value !== undefined)
      .map(String)
      .toSorted();
  expect(met(inputs.map(({ sex }) => sex))).toEqual([...SEXES].toSorted());
  expect(met(inputs.map(({ goal }) => goal))).toEqual([...GOALS].toSorted());
  expect(met(inputs.map(({ level }) => level))).toEqual([...LEVELS].toSorted());
  expect(met(inputs.flatMap(({ conditions }) => conditions))).toEqual([...CONDITIONS].toSorted());
  expect(met(inputs.map(({ cycleType }) => cycleType))).toEqual([...CYCLE_TYPES].toSorted());
  expect(met(inputs.map(({ foodPattern = 'all' }) => foodPattern))).toEqual([...FOOD_PATTERNS].toSorted());
  expect(met(inputs.map(({ equipment = 'gym' }) => equipment))).toEqual([...EQUIPMENT].toSorted());
});
