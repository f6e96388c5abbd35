import { source, SOURCES, type SourceKey } from '@forja/domain/evidence/sources';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Citation, describeWork } from './citation.tsx';

test('every citation is a whole sentence, with or without a date', () => {
  const citations = Object.keys(SOURCES).flatMap((key) => {
    const work = source(key as SourceKey); // a key of the table
    return [
      describeWork(work),
      renderToStaticMarkup(<Citation source={work} />).replaceAll(/<[^>]+>/g, ''),
    ];
  });
  expect(citations.filter((text) => text.includes('s. f.')).length).toBeGreaterThan(0);
  expect(citations.filter((text) => text.includes('..'))).toEqual([]);
});
