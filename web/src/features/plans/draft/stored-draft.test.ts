import { expect, test } from 'vitest';
import { EMPTY_DRAFT } from './plan-draft.ts';
import { readStoredDraft } from './stored-draft.ts';

test('a draft is restored as it was stored', () => {
  const draft = {
    ...EMPTY_DRAFT,
    weightKg: '78,4',
    conditions: ['diabetes' as const],
    labs: { ...EMPTY_DRAFT.labs, ldlMgDl: '120' },
    lifts: [{ exerciseId: 'bench-press', weightKg: '62,5', repetitions: '' }],
  };
  expect(readStoredDraft(JSON.stringify(draft))).toEqual(draft);
});

test('screening answers are restored, and an older draft starts without them', () => {
  const screening = {
    ...EMPTY_DRAFT.screening,
    lost_weight_fast: 'no' as const,
    pregnancy: 'rather_not' as const,
  };
  expect(readStoredDraft(JSON.stringify({ ...EMPTY_DRAFT, screening })).screening).toEqual(
    screening,
  );
  const { screening: _, ...before } = EMPTY_DRAFT;
  expect(readStoredDraft(JSON.stringify(before))).toEqual(EMPTY_DRAFT);
});

test('a draft with the old pregnancy flag has its question answered', () => {
  const { screening: _, ...before } = EMPTY_DRAFT;
  const draft = readStoredDraft(JSON.stringify({ ...before, health: ['pregnancy'] }));
  expect(draft.screening).toEqual({ ...EMPTY_DRAFT.screening, pregnancy: 'yes' });
});

test.each([
  [null],
  [''],
  ['{'],
  ['null'],
  ['[]'],
  ['7'],
  ['{"weightKg":7,"conditions":"x","labs":null,"health":[1],"lifts":[7,null]}'],
])('an invalid draft (%s) yields an empty form', (stored) => {
  expect(readStoredDraft(stored)).toEqual(EMPTY_DRAFT);
});
