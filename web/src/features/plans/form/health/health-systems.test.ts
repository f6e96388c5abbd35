import { HEALTH_FLAGS, type HealthFlag } from '@forja/domain/person/choices';
import { expect, test } from 'vitest';
import { healthFlagLabels } from '../../plans.messages.ts';
import { healthSearchWords } from './health.messages.ts';
import { groupHealthFlags } from './health-systems.ts';

const texts = Object.fromEntries(
  HEALTH_FLAGS.map((flag) => [flag, `${healthFlagLabels[flag]} ${healthSearchWords[flag]}`]),
) as Record<HealthFlag, string>; // one for each flag

const search = (query: string) =>
  groupHealthFlags({ flags: HEALTH_FLAGS, texts, query }).flatMap(({ flags }) => flags);

test('every condition is in exactly one system, and every system fits on a phone', () => {
  const groups = groupHealthFlags({ flags: HEALTH_FLAGS, texts });
  expect(groups.flatMap(({ flags }) => flags).toSorted()).toEqual([...HEALTH_FLAGS].toSorted());
  expect(Math.max(...groups.map(({ flags }) => flags.length))).toBeLessThanOrEqual(6);
});

test.each([
  ['tiroides', ['thyroid_disease']],
  ['TIROIDES', ['thyroid_disease']],
  ['hipotiroidismo', ['thyroid_disease']],
  ['celiaco', ['coeliac_disease']],
  ['gluten', ['coeliac_disease']],
  ['apnea tratada', ['sleep_apnoea_treated']],
  ['sintrom', ['anticoagulant']],
  ['gripe', []],
])('the search "%s" finds %o', (query, flags) => {
  expect(search(query)).toEqual(flags);
});

test('the search finds only conditions offered to this person', () => {
  expect(groupHealthFlags({ flags: ['smoking'], texts, query: 'embarazo' })).toEqual([]);
});
