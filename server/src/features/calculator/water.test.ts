import { randomUUID } from 'node:crypto';
import { SWEAT_TEST_HELP } from '@forja/contract/calculator/sweat-tests';
import { WATER_ENTRY_HELP } from '@forja/contract/calculator/water-entries';
import { expect, test } from 'vitest';
import { appWith } from '../../app/composition/app-with.fixture.ts';
import { aUser } from '../identity/users.fixture.ts';

const DRINK = { drunkOn: '2026-02-28', drink: 'mate', millilitres: 500 };
const SWEAT = {
  measuredOn: '2026-02-28',
  weightBeforeKg: 72.4,
  weightAfterKg: 71.8,
  drunkMl: 500,
  urineMl: 0,
  minutes: 60,
};

async function readRefusal(collection: string, value: object) {
  const ana = aUser();
  const her = await (await appWith({ users: [ana] })).as(ana);
  const reply = await her.put(`/api/${collection}/${randomUUID()}`, { revision: 0, value });
  return [reply.statusCode, reply.json().fields];
}

test.each([
  ['drunkOn', '2026-02-30'],
  ['drunkOn', '2999-01-01'],
  ['drink', 'beer'],
  ['millilitres', 9],
  ['millilitres', 3001],
  ['millilitres', 200.5],
] as const)('a drink with %s = %j is refused at its field', async (field, value) => {
  expect(await readRefusal('water-entries', { ...DRINK, [field]: value })).toEqual([
    400,
    [{ path: `value.${field}`, message: WATER_ENTRY_HELP[field] }],
  ]);
});

test.each([
  ['measuredOn', '2999-01-01'],
  ['weightBeforeKg', 29],
  ['weightAfterKg', 301],
  ['drunkMl', -1],
  ['urineMl', 5001],
  ['minutes', 19],
] as const)('a sweat test with %s = %j is refused at its field', async (field, value) => {
  expect(await readRefusal('sweat-tests', { ...SWEAT, [field]: value })).toEqual([
    400,
    [{ path: `value.${field}`, message: SWEAT_TEST_HELP[field] }],
  ]);
});
