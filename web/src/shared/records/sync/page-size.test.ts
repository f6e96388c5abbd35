import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FIRST_PAGE_BYTES, halvePageSize, nextPageSize } from './page-size.ts';

const LONGEST_MS = 20_000;

/** Simulates a constant link with a fixed latency. */
function pageTimes(
  { bytesPerMs, latencyMs }: { bytesPerMs: number; latencyMs: number },
  pages: number,
): number[] {
  let bytes = FIRST_PAGE_BYTES;
  return Array.from({ length: pages }, () => {
    const ms = latencyMs + bytes / bytesPerMs;
    bytes = nextPageSize({ bytes, received: bytes, ms });
    return ms;
  });
}

test.each([
  {
    link: '400 kbit/s, a quarter of it after compression',
    bytesPerMs: 200,
    latencyMs: 400,
    most: 6000,
  },
  { link: '50 kbit/s', bytesPerMs: 25, latencyMs: 800, most: 9000 },
  { link: 'a fast link', bytesPerMs: 10_000, latencyMs: 20, most: 200 },
])('no page takes long over $link', ({ most, ...link }) => {
  expect(Math.max(...pageTimes(link, 12))).toBeLessThan(most);
});

test('after the first page none takes over 20 seconds on any link, except at the minimum size', () => {
  const aLink = fc.record({
    bytesPerMs: fc.double({ min: 1, max: 20_000, noNaN: true }),
    latencyMs: fc.nat(5000),
  });
  fc.assert(
    fc.property(aLink, (link) => {
      for (const ms of pageTimes(link, 12).slice(1)) expect(ms).toBeLessThan(LONGEST_MS);
    }),
  );
});

test('a stalled page is halved, down to the minimum size', () => {
  let bytes = FIRST_PAGE_BYTES;
  for (let stalls = 0; stalls < 10; stalls += 1) bytes = halvePageSize(bytes);
  expect(bytes).toBe(8 * 1024);
});

test('a short last page does not shrink later ones', () => {
  const bytes = nextPageSize({ bytes: 100_000, received: 2000, ms: 100 });
  expect(nextPageSize({ bytes, received: bytes, ms: 1000 })).toBe(bytes * 2);
});
