import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const DOMAIN = join(import.meta.dirname, '../../domain/src');
/** Matches clocks and random numbers, which the compiler cannot hide because they belong to the language. */
const TIME_AND_CHANCE =
  /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bperformance\.now\(|\bcrypto\./;

test('the domain reads neither the clock nor random numbers', () => {
  const files = readdirSync(DOMAIN, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(file),
  );
  expect(files.length).toBeGreaterThan(20);
  expect(
    files.filter((file) => TIME_AND_CHANCE.test(readFileSync(join(DOMAIN, file), 'utf8'))),
  ).toEqual([]);
});
