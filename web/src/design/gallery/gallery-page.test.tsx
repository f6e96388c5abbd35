import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { GalleryPage } from './gallery-page.tsx';

const html = renderToStaticMarkup(<GalleryPage />);

test('no piece writes a style attribute into a prerendered page, where the security policy forbids it', () => {
  // The combobox hides an input of its own. It is never prerendered, because it loads when opened.
  const withoutHiddenInput = html.replaceAll(/<input[^>]*aria-hidden="true"[^>]*>/g, '');
  expect(withoutHiddenInput).toContain('Piezas y estados');
  expect(withoutHiddenInput).not.toMatch(/\sstyle="/);
});

test('every sello says its number, its letter and what the letter means', () => {
  const names = [
    ...html.matchAll(
      /class="source-badge_root source-badge_(?:firm|weak)"[^>]*aria-label="([^"]+)"/g,
    ),
  ].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) expect(name).toMatch(/^Fuente \d+, evidencia [ABCD]: \S/);
});

test('every drawing of data carries its sentence and its table', () => {
  const drawings = html.match(/<svg class="chart_drawing[^>]*role="img"/g) ?? [];
  expect(drawings).toHaveLength(6);
  expect(
    html.match(/<title id="[^"]+">[^<]+\. [^<]+|<title id="[^"]+">[^<]+: [^<]+/g),
  ).toHaveLength(6);
  expect(html.match(/Ver tabla/g)).toHaveLength(5);
  expect(html).toContain('<caption class="text_visuallyHidden">Macronutrientes por día</caption>');
});
