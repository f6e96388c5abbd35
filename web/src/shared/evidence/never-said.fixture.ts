import { findNeverSaid } from '@forja/domain/compounds/never-said.fixture';
import { expect } from 'vitest';

/** As it is read; a number to call is part of its sentence. */
export const readText = (html: string): string =>
  html
    .replaceAll(/<a href="tel:[^>]*>(\d+)<\/a>/g, '$1')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

/** A page about compounds: nothing of what is never said, and whom to call. */
export function expectCareful(html: string): void {
  const text = readText(html);
  expect(findNeverSaid(text)).toEqual([]);
  for (const number of ['107', '911', '141']) expect(text).toContain(number);
}
