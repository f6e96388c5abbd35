import { SOURCES } from '@forja/domain/evidence/sources';
import { expect, test } from 'vitest';
import { LANDING_FACTS } from './landing-facts.data.ts';

test.each(LANDING_FACTS)(
  '$figure $unit $title has the evidence badge of $source',
  ({ source: key, strength, href, citation, journal }) => {
    const sourcesByKey: Record<
      string,
      { authors: string; year: string; journal: string; strength: string; doi?: string }
    > = SOURCES;
    const found = sourcesByKey[key];
    expect(found).toBeDefined();
    expect(strength).toBe(found?.strength);
    expect(href).toBe(`https://doi.org/${found?.doi}`);
    expect(citation).toBe(`${found?.authors}, ${found?.year}`);
    expect(journal).toBe(found?.journal);
  },
);
