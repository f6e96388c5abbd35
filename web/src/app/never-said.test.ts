import { findNeverSaid, type NeverSaid } from '@forja/domain/compounds/never-said.fixture';
import { expect, test } from 'vitest';

const screens = import.meta.glob<Record<string, unknown>>('../**/*.messages.ts', { eager: true });

/** The same words, of something that is no compound. */
const OTHER_MEANINGS: Readonly<Record<string, readonly NeverSaid[]>> = {
  // who sells the membership
  '../features/payments/receipt/receipt.messages.ts': ['who sells it'],
  // the question about shared equipment, and what it adds to the risk
  '../features/plans/form/form.messages.ts': ['how to inject'],
  '../features/plans/sources/quantity-names.messages.ts': ['how to inject'],
  // where the tape goes
  '../features/measures/guide/guide.messages.ts': ['how to inject'],
  // weeks of training
  '../features/training/routines/routines.messages.ts': ['a cycle to follow'],
};

/** Every text of a module; of one that is put together, its code, which has the words. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'function') return [String(value)];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap((each) => listTexts(each))
    : [];
}

test('the texts of every screen are read', () => {
  expect(Object.keys(screens).length).toBeGreaterThan(90);
  expect(Object.keys(screens)).toEqual(expect.arrayContaining(Object.keys(OTHER_MEANINGS)));
});

test.each(Object.entries(screens))('%s says nothing of what is never said', (file, messages) => {
  const texts = listTexts(messages);
  expect(texts.flatMap((text) => findNeverSaid(text, OTHER_MEANINGS[file]))).toEqual([]);
});
