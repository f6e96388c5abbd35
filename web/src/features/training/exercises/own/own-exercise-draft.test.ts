import { EQUIPMENT_HELP, MUSCLES_HELP } from '@forja/contract/training/own-exercises';
import { NAME_HELP, NOTES_HELP } from '@forja/contract/training/set-fields';
import { REQUIRED } from '@forja/contract/http/common';
import { expect, test } from 'vitest';
import { createDraft, emptyDraft, readDraft, type OwnExerciseDraft } from './own-exercise-draft.ts';

const whole: OwnExerciseDraft = {
  name: '  Remo con gomón ',
  pattern: 'horizontal_pull',
  primary: ['lats'],
  secondary: ['biceps'],
  equipment: ['bodyweight'],
  implement: 'none',
  isTimed: false,
  notes: '',
};

test('a complete draft yields an exercise without its empty fields', () => {
  expect(readDraft(whole).exercise).toEqual({
    name: 'Remo con gomón',
    pattern: 'horizontal_pull',
    primary: ['lats'],
    secondary: ['biceps'],
    equipment: ['bodyweight'],
    isTimed: false,
  });
});

test('an empty draft has an error per field', () => {
  expect(readDraft(emptyDraft()).errors).toEqual({
    name: NAME_HELP,
    pattern: REQUIRED,
    primary: MUSCLES_HELP,
    equipment: EQUIPMENT_HELP,
  });
});

test.each([
  { name: 'x'.repeat(81), message: { name: NAME_HELP } },
  { notes: 'x'.repeat(501), message: { notes: NOTES_HELP } },
  { secondary: ['lats'] as const, message: { secondary: 'Cada músculo va una sola vez.' } },
])('a field over its limit has an error: $message', ({ message, ...fields }) => {
  expect(readDraft({ ...whole, ...(fields as Partial<OwnExerciseDraft>) }).errors).toEqual(message);
});

test('an unchanged edit yields the same exercise, and cleared fields are removed', () => {
  const exercise = readDraft({ ...whole, implement: 'barbell', notes: 'Con pausa' }).exercise;
  if (!exercise) throw new Error('the draft is unreadable');
  const newer = { ...exercise, ofTheFuture: 1 };
  expect(readDraft(createDraft(newer), newer).exercise).toMatchObject(exercise);
  const lighter = { ...createDraft(newer), implement: 'none' as const, notes: '' };
  expect(readDraft(lighter, newer).exercise).not.toHaveProperty('implement');
  expect(readDraft(lighter, newer).exercise).not.toHaveProperty('notes');
});
