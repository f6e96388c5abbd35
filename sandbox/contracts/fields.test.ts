import { expect, test } from 'vitest';
import type { Json } from './documented.ts';
import { findMisreadFields } from './matrix.fixture.ts';
import { changeField, listFields, getKind } from './fields.ts';

const document = {
  id: 1,
  list: [{ name: 'a', deep: [{ at: '2026-01-01T00:00:00Z' }] }],
  none: null,
};

test('lists each field by its path, and replaces or removes one at a time', () => {
  const paths = [...listFields(document).keys()];
  expect(paths).toEqual([
    'id',
    'list',
    'list[]',
    'list[].name',
    'list[].deep',
    'list[].deep[]',
    'list[].deep[].at',
    'none',
  ]);
  expect(changeField(document, 'list[].deep[].at', 7)).toEqual({
    ...document,
    list: [{ name: 'a', deep: [{ at: 7 }] }],
  });
  expect(changeField(document, 'list[].name', undefined)).toEqual({
    ...document,
    list: [{ deep: document.list[0]?.deep }],
  });
  expect(changeField(document, 'list[]', null)).toEqual({ ...document, list: [null] });
  expect(changeField(document, 'id', undefined)).toEqual({ list: document.list, none: null });
});

test.each([
  ['2026-01-01T00:00:00.000-04:00', 'instant with milliseconds'],
  ['2026-01-01T00:00:00Z', 'instant to the second'],
  ['10.00', 'decimal'],
  ['10', 'text'],
  [10, 'number'],
  [null, 'null'],
  [[], 'list'],
])('%j is a %s', (value, kind) => {
  expect(getKind(value)).toBe(kind);
});

test('reports a reader that depends on an undeclared field', async () => {
  const fixture = {
    source: 'nowhere',
    readOn: 'never',
    body: { id: 'a', note: 'b' },
    required: ['id'],
  };
  const read = async (body: Json) => JSON.stringify(body).includes('"note":"b"');
  expect(await findMisreadFields(fixture, read)).toContain('note: null changes the result');
});
