import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { keepUnknownFields } from './keep-unknown-fields.ts';
import { isStorable } from './storable.ts';

const part = z.object({ kg: z.number() });
const schema = keepUnknownFields(
  z
    .object({
      at: z.codec(z.iso.datetime(), z.date(), {
        decode: (text) => new Date(text),
        encode: (at) => at.toISOString(),
      }),
      one: z.optional(part.check(z.refine(({ kg }) => kg > 0, 'positive'))),
      many: z._default(z.nullable(z.array(part)), []),
      byId: z.record(z.string(), part),
      either: z.union([part, z.strictObject({ text: z.string() })]),
    })
    .check(z.refine(({ byId }) => Object.keys(byId).length < 3, 'two at most')),
);
const value = {
  at: '2026-03-01T12:00:00.000Z',
  new: 1,
  one: { kg: 1, new: 2 },
  many: [{ kg: 2, new: [3] }],
  byId: { a: { kg: 3, new: { deep: true } } },
  either: { text: 'x', new: null },
};

test('unknown fields survive at any depth in both directions', () => {
  const parsed = schema.parse(value);
  expect(parsed.at).toBeInstanceOf(Date);
  expect(z.encode(schema, parsed)).toEqual(value);
});

test('a loosened schema still refuses invalid values', () => {
  expect(schema.safeParse({ ...value, one: { kg: 0 } }).success).toBe(false);
  expect(schema.safeParse({ ...value, many: [{ kg: '2' }] }).success).toBe(false);
  expect(
    schema.safeParse({ ...value, byId: { a: { kg: 1 }, b: { kg: 1 }, c: { kg: 1 } } }).success,
  ).toBe(false);
  expect(schema.parse({ ...value, many: undefined }).many).toEqual([]);
});

const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);

test.each([
  [{ a: ['x', { b: null }], ñ: '😀' }, true],
  [{ a: '\0' }, false],
  [{ '\0': 1 }, false],
  [[{ a: '\ud83d' }], false],
  [nested(32), true],
  [nested(33), false],
])('%j is storable: %s', (given, expected) => {
  expect(isStorable(given)).toBe(expected);
});
