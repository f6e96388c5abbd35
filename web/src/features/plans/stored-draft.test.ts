import { expect, test } from 'vitest';
import { EMPTY_DRAFT } from './plan-draft.ts';
import { readStoredDraft } from './stored-draft.ts';

test('a draft comes back as it was left', () => {
  const draft = {
    ...EMPTY_DRAFT,
    weightKg: '78,4',
    conditions: ['diabetes' as const],
    labs: { ...EMPTY_DRAFT.labs, ldlMgDl: '120' },
  };
  expect(readStoredDraft(JSON.stringify(draft))).toEqual(draft);
});

test.each([[null], [''], ['{'], ['null'], ['[]'], ['7'], ['{"weightKg":7,"conditions":"x","labs":null,"health":[1]}']])(
  'what cannot be a draft (%s) starts an empty one',
  (stored) => {
    expect(readStoredDraft(stored)).toEqual(EMPTY_DRAFT);
  },
);
