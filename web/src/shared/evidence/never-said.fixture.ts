import { findNeverSaid } from '@forja/domain/compounds/never-said.fixture';
import { expect } from 'vitest';

export const readText = (html: string): string =>
  html
    .replaceAll(/<a href="tel:[^>]*>(\d+)<\/a>/g, '$1')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

export function expectCareful(html: string): void {
  const text = readText(html);
  expect(findNeverSaid(text)).toEqual([]);
  for (const number of ['107', '911', '141']) expect(text).toContain(number);
}
