import { expect, test } from 'vitest';
import { recordLabel, findRules } from '../../shared/records/collection.ts';
import { createDraft, openForm, readDraft, restoreForm } from './measure-draft.ts';
import { measures, type SavedMeasure } from './measures.collection.ts';

const stored = {
  takenOn: '2026-11-01',
  weightKg: 79.6,
  hydration: 2,
  bloodPressure: { systolic: 120, diastolic: 80, arm: 'left' },
};

test('a field of a newer version survives being read, edited and stored', () => {
  const value = measures.decode(stored);
  if (!value) throw new Error('the measure is unreadable');
  const { measure } = readDraft({ ...createDraft(value), weightKg: '79,1' }, '2026-11-20', value);
  expect(measure && measures.encode(measure)).toEqual({ ...stored, weightKg: 79.1 });
});

test('an unreadable measure is not listed and has no label', () => {
  expect(measures.decode({ takenOn: 'yesterday' })).toBeUndefined();
  expect(findRules('measures')?.getSortKey({ takenOn: 'yesterday' })).toBeUndefined();
  expect(recordLabel('measures', { takenOn: 'yesterday' })).toBeUndefined();
  expect(findRules('measures')?.getSortKey(stored)).toBe('2026-11-01');
  expect(recordLabel('measures', stored)).toBe('Medida del 01/11/2026');
});

test('a form is restored as typed, with the measure under edit', () => {
  const changing: SavedMeasure = {
    id: 'a',
    value: { takenOn: '2026-11-01' },
    stored,
    state: 'in-account',
  };
  const form = { changing, draft: { ...openForm().draft, waistCm: '87,' } };
  const restored = restoreForm(JSON.parse(JSON.stringify(form)));
  expect(restored?.draft).toEqual(form.draft);
  expect(restored?.changing).toMatchObject({ id: 'a', stored, value: { weightKg: 79.6 } });
});

test.each([null, 'text', {}, { draft: null }, { draft: { waistCm: 3, other: 'x' } }])(
  '%j yields an empty form or none',
  (found) => {
    expect(restoreForm(found)?.draft ?? openForm().draft).toEqual(openForm().draft);
  },
);
