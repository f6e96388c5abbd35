import { SOURCES } from '@forja/domain/evidence/sources';
import { GOLDEN_PAGES } from '@forja/domain/plan/golden/golden-people.fixture';
import { planOf } from '@forja/domain/plan/plan-of.fixture';
import { expect, test } from 'vitest';
import { findTraces } from './find-citations.ts';
import { referenceTexts } from './reference-texts.ts';

const { sources, rules } = referenceTexts();
const listed = sources.flatMap((group) => group.sources);

test('every source appears once, with its stored link', () => {
  expect(listed.map(({ key }) => key).toSorted()).toEqual(Object.keys(SOURCES).toSorted());
  for (const { key, href } of listed) if (href) expect(href, key).toMatch(/^https?:\/\//);
});

test('an unused source supports no figure', () => {
  for (const { id, sources: inGroup } of sources)
    for (const { key, supports, guides } of inGroup)
      expect(supports.length + guides.length > 0, key).toBe(id !== 'unused');
});

test('figures that a source supports are separate from those it only guides', () => {
  const find = (key: string) => listed.find((each) => each.key === key);
  expect(find('mifflin1990')?.supports).toContain('Gasto en reposo (Mifflin-St Jeor)');
  expect(find('fao2004')?.guides).toContain('Factor de actividad');
  expect(find('r8')?.supports).toContain('Riesgo por sustancias');
  for (const { key, supports, guides } of listed)
    for (const label of supports) expect(guides, key).not.toContain(label);
});

test('the method lists every rule of the forty golden plans', () => {
  const shown = new Set(rules.flatMap((group) => group.rules.map(({ id }) => id)));
  const golden = GOLDEN_PAGES.flatMap(({ people }) => people.map(({ input }) => planOf(input)));
  const used = new Set(golden.flatMap(findTraces).map(({ rule }) => rule));
  const missing = [...used].filter((rule) => !shown.has(rule) && !rule.endsWith('-per-kg'));
  expect(missing).toEqual([]);
});

test('a rule shows its formula, its basis and its sources, and no personal figure', () => {
  const all = rules.flatMap((group) => group.rules);
  const mifflin = all.find(({ id }) => id === 'resting-energy.mifflin');
  expect(mifflin?.formula[0]).toBe('gasto = 10 × peso kg + 6,25 × altura cm − 5 × edad + 5');
  expect(mifflin?.basis).toContain('Publicado');
  expect(mifflin?.sources.map(({ key }) => key)).toEqual(['mifflin1990']);
  for (const { id, formula, sources: cited } of all) {
    expect(formula.length, id).toBeGreaterThan(0);
    for (const { key } of cited) expect(Object.keys(SOURCES), id).toContain(key);
  }
});
