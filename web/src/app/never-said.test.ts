import { findNeverSaid, type NeverSaid } from '@forja/domain/compounds/never-said.fixture';
import { expect, test } from 'vitest';

const screens = import.meta.glob<Record<string, unknown>>('../**/*.messages.ts', { eager: true });

/** The same words in texts about other subjects. */
const OTHER_MEANINGS: Readonly<Record<string, readonly NeverSaid[]>> = {
  '../features/payments/receipt/receipt.messages.ts': ['who sells it'], // the seller of the membership
  '../features/plans/form/form.messages.ts': ['how to inject'], // the question about shared equipment
  '../features/plans/sources/quantity-names.messages.ts': ['how to inject'],
  '../features/measures/guide/guide.messages.ts': ['how to inject'], // the place of the tape
  '../features/training/routines/routines.messages.ts': ['a cycle to follow'], // weeks of training
};

function listTexts(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'function') return [String(value)];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap((each) => listTexts(each))
    : [];
}

test('the check reads the texts of every screen', () => {
  expect(Object.keys(screens).length).toBeGreaterThan(90);
  expect(Object.keys(screens)).toEqual(expect.arrayContaining(Object.keys(OTHER_MEANINGS)));
});

test.each(Object.entries(screens))('%s has no banned claim', (file, messages) => {
  const texts = listTexts(messages);
  expect(texts.flatMap((text) => findNeverSaid(text, OTHER_MEANINGS[file]))).toEqual([]);
});
