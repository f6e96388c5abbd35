import { expect, test } from 'vitest';
import { joinStyles } from './join-styles.ts';

const readFile = (file: string) => `/*${file}*/`;

test('two style sheets become one in their order, named after what it says', () => {
  const { joined, assets } = joinStyles(
    { scripts: ['i.js'], styles: ['a.css', 'b.css'] },
    readFile,
  );
  expect(joined?.content).toBe('/*a.css*//*b.css*/');
  expect(joined?.file).toMatch(/^assets\/page-[\w-]{7}\.css$/);
  expect(assets).toEqual({
    scripts: ['i.js'],
    styles: [joined?.file],
    joinedStyles: ['a.css', 'b.css'],
  });
});

test('a page with one style sheet keeps it', () => {
  const assets = { scripts: [], styles: ['a.css'] };
  expect(joinStyles(assets, readFile)).toEqual({ assets });
});
