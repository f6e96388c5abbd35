import { REPETITIONS_UPSIDE_DOWN } from '@forja/contract/training/routines';
import { SET_HELP } from '@forja/contract/training/set-fields';
import { expect, test } from 'vitest';
import { createSetDraft, readRest, readSetDraft } from './set-draft.ts';

const set = { kind: 'working', repsMin: 8, repsMax: 12, weightKg: 60 } as const;
const read = (typed: Partial<ReturnType<typeof createSetDraft>>) =>
  readSetDraft({ ...createSetDraft(set), ...typed }, set);

test('the fields of a set yield the same set', () => {
  expect(read({})).toEqual({ set, errors: {} });
});

test.each([
  ['a decimal comma', { weightKg: '62,5' }, { ...set, weightKg: 62.5 }],
  ['nothing', { weightKg: '' }, { kind: 'working', repsMin: 8, repsMax: 12 }],
  ['half a repetition in reserve', { repsInReserve: '1,5' }, { ...set, repsInReserve: 1.5 }],
  [
    'both ends of the range',
    { repsMin: '15', repsMax: '20' },
    { ...set, repsMin: 15, repsMax: 20 },
  ],
])('%s yields the typed set', (_, typed, expected) => {
  expect(read(typed)).toEqual({ set: expected, errors: {} });
});

test.each([
  ['weightKg', '1001', SET_HELP.weightKg],
  ['weightKg', '6o', SET_HELP.weightKg],
  ['repsMin', '8,5', SET_HELP.repetitions],
  ['seconds', '0', SET_HELP.seconds],
  ['repsInReserve', '11', SET_HELP.repsInReserve],
  ['repsMax', '5', REPETITIONS_UPSIDE_DOWN],
] as const)('a mistake in %s keeps the value before and says what to type', (field, text, help) => {
  expect(read({ [field]: text })).toEqual({ set, errors: { [field]: help } });
});

test.each([
  ['90', { value: 90 }],
  ['0', { value: 0 }],
  ['1801', { error: SET_HELP.restSeconds }],
  ['1:30', { error: SET_HELP.restSeconds }],
])('a rest of %s is parsed or has an error', (text, expected) => {
  expect(readRest(text)).toEqual(expected);
});
