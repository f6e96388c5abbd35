import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { GalleryPage } from './gallery-page.tsx';

const html = renderToStaticMarkup(<GalleryPage />);

test('prerendered components have no style attribute, which the security policy forbids', () => {
  // The combobox hides an input of its own. It is never prerendered, because it loads when opened.
  const withoutHiddenInput = html.replaceAll(/<input[^>]*aria-hidden="true"[^>]*>/g, '');
  expect(withoutHiddenInput).toContain('Piezas y estados');
  expect(withoutHiddenInput).not.toMatch(/\sstyle="/);
});

test('every source badge has its number, its letter and the meaning of the letter', () => {
  const names = [
    ...html.matchAll(
      /class="source-badge_root source-badge_(?:firm|weak)"[^>]*aria-label="([^"]+)"/g,
    ),
  ].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) expect(name).toMatch(/^Fuente \d+, evidencia [ABCD]: \S/);
});

test('every chart has its sentence and its table', () => {
  const drawings = html.match(/<svg class="chart_drawing[^>]*role="img"/g) ?? [];
  expect(drawings).toHaveLength(6);
  expect(
    html.match(/<title id="[^"]+">[^<]+\. [^<]+|<title id="[^"]+">[^<]+: [^<]+/g),
  ).toHaveLength(6);
  expect(html.match(/Ver tabla/g)).toHaveLength(5);
  expect(html).toContain('<caption class="text_visuallyHidden">Macronutrientes por día</caption>');
});
