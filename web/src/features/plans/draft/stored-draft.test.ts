import { expect, test } from 'vitest';
import { EMPTY_DRAFT } from './plan-draft.ts';
import { readStoredDraft } from './stored-draft.ts';

test('a draft comes back as it was left', () => {
  const draft = {
    ...EMPTY_DRAFT,
    weightKg: '78,4',
    conditions: ['diabetes' as const],
    labs: { ...EMPTY_DRAFT.labs, ldlMgDl: '120' },
    lifts: [{ exerciseId: 'bench-press', weightKg: '62,5', repetitions: '' }],
  };
  expect(readStoredDraft(JSON.stringify(draft))).toEqual(draft);
});

test('the answers of the screening come back, and a draft from before it was asked starts them empty', () => {
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

test('who had ticked pregnancy when it was a flag is not asked again', () => {
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
])('what cannot be a draft (%s) starts an empty one', (stored) => {
  expect(readStoredDraft(stored)).toEqual(EMPTY_DRAFT);
});
