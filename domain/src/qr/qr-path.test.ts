import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pathOfModules } from './qr-path.ts';

function covered(path: string): Set<string> {
  const cells = new Set<string>();
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let column = Number(x); column < Number(x) + Number(width); column += 1)
      cells.add(`${column},${y}`);
  return cells;
}

test('two rows of a code become bars', () => {
  const rows = ['#.##', '....', '.##.', '####'];
  expect(pathOfModules(4, (row, column) => rows[row]?.[column] === '#')).toBe(
    'M0 0h1v1h-1zM2 0h2v1h-2zM1 2h2v1h-2zM0 3h4v1h-4z',
  );
});

test('exactly the dark squares are drawn', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 49, maxLength: 49 }), (dark) => {
      const path = pathOfModules(7, (row, column) => dark[row * 7 + column] ?? false);
      const wanted = dark.flatMap((is, index) =>
        is ? [`${index % 7},${Math.floor(index / 7)}`] : [],
      );
      expect([...covered(path)].toSorted()).toEqual(wanted.toSorted());
    }),
  );
});
