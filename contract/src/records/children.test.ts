import { createChildren, sortChildren } from '@forja/domain/records/children';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { children, findOrder } from './children.ts';

const sets = children(z.object({ repetitions: z.int() }));
const idOf = (index: number) => `0193b4f5-7e36-7c2a-9a51-${String(index).padStart(12, '0')}`;

test('a child has an id, a valid order key, and the fields of later versions', () => {
  const result = sets.safeParse({ [idOf(1)]: { order: 'a0', repetitions: 8, effort: 9 } });
  expect(result.data).toEqual({ [idOf(1)]: { order: 'a0', repetitions: 8, effort: 9 } });
});

test.each([
  ['an invalid id', { uno: { order: 'a0', repetitions: 8 } }],
  ['no order', { [idOf(1)]: { repetitions: 8 } }],
  ['an invalid order', { [idOf(1)]: { order: 'a', repetitions: 8 } }],
  ['an order that is too long', { [idOf(1)]: { order: `a0${'V'.repeat(300)}`, repetitions: 8 } }],
  ['an array', [{ order: 'a0', repetitions: 8 }]],
])('%s is refused', (_, value) => {
  expect(sets.safeParse(value).success).toBe(false);
});

test('equal order keys are sorted by id on every device', () => {
  const [one, other] = [{ order: 'a0' }, { order: 'a0' }];
  const expectedIds = [idOf(1), idOf(2)];
  expect(sortChildren({ [idOf(1)]: one, [idOf(2)]: other }).map(({ id }) => id)).toEqual(
    expectedIds,
  );
  expect(sortChildren({ [idOf(2)]: other, [idOf(1)]: one }).map(({ id }) => id)).toEqual(
    expectedIds,
  );
});

test('an inserted child keeps its position, also among equal orders', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 20 }), { maxLength: 40 }), (places) => {
      const byId: Record<string, { order: string }> = {
        [idOf(900)]: { order: 'a0' },
        [idOf(901)]: { order: 'a0' },
      };
      for (const [count, place] of places.entries()) {
        const sorted = sortChildren(byId);
        const index = Math.min(place, sorted.length);
        byId[idOf(count)] = { order: findOrder(sorted, index) };
        const found = sortChildren(byId).findIndex(({ id }) => id === idOf(count));
        const isTied =
          sorted[index - 1]?.order !== undefined &&
          sorted[index - 1]?.order === sorted[index]?.order;
        expect(found).toBe(isTied ? index + 1 : index);
        expect(
          sets.safeParse({ [idOf(1)]: { order: byId[idOf(count)]?.order, repetitions: 1 } })
            .success,
        ).toBe(true);
      }
    }),
  );
});

test('the children of a new record have consecutive order keys', () => {
  const appended: { order: string }[] = [];
  for (let at = 0; at < 62; at += 1) appended.push({ order: findOrder(appended, at) });
  let created = 0;
  const byId = createChildren(
    Array.from({ length: 62 }, () => ({})),
    () => idOf((created += 1)),
  );
  expect(sortChildren(byId).map(({ order }) => order)).toEqual(appended.map(({ order }) => order));
});
