import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { uuidV7 } from './uuid-v7.ts';

const bytes = (seed: number) =>
  Uint8Array.from({ length: 10 }, (_, index) => (seed * 37 + index * 101) % 256);

test('every id is a UUID of version 7', () => {
  for (let seed = 0; seed < 256; seed += 1)
    expect(z.uuidv7().safeParse(uuidV7(1_763_700_000_000, bytes(seed))).success, String(seed)).toBe(
      true,
    );
});

test('later ids sort later', () => {
  expect(uuidV7(1_763_700_000_000, bytes(9)) < uuidV7(1_763_700_000_001, bytes(1))).toBe(true);
});
