import { expect, test } from 'vitest';
import { namedUuid } from './named-uuid.ts';

test('a key is a version 5 UUID that depends only on its operation', () => {
  expect(namedUuid('mp-refund:1')).toBe(namedUuid('mp-refund:1'));
  expect(namedUuid('mp-refund:1')).not.toBe(namedUuid('mp-refund:2'));
  expect(namedUuid('mp-refund:1')).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
});
