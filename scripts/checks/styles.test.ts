import { expect, test } from 'vitest';
import {
  findDeclaredClasses,
  findGlobalClasses,
  findNamedClasses,
  findScopedIds,
  findUsedClasses,
  writeStyleTypes,
} from '../support/style-modules.mjs';
import { findRawValues, findUnnamedAfterHas } from '../support/styles.mjs';

test.each([
  { what: 'pixels', css: '.a { width: 12px; }', message: 'pixels' },
  {
    what: 'pixels inside a condition',
    css: '@media (min-width: 768px) { .a { top: 3px; } }',
    message: 'top: 3px',
  },
  { what: 'spacing in rem', css: '.a { padding: 0 1rem; }', message: 'spacing' },
  { what: 'a gap in rem', css: '.a { row-gap: 0.5rem }', message: 'spacing' },
  { what: 'a size of type', css: '.a { font-size: 1.1rem; }', message: 'type' },
  {
    what: 'a size of type in a shorthand',
    css: '.a { font: 700 1.1rem/1.2 serif; }',
    message: 'type',
  },
  { what: 'a colour', css: '.a { color: #abc; }', message: 'colour' },
  {
    what: 'a colour as a function',
    css: '.a { background: rgb(0 0 0 / 0.5); }',
    message: 'colour',
  },
  { what: 'a colour by its name', css: '.a { border-color: white; }', message: 'colour' },
])('$what outside the tokens is refused', ({ css, message }) => {
  expect(findRawValues('a.css', css).join()).toContain(message);
});

test.each([
  {
    what: 'a token',
    css: '.a { padding: var(--space-8) calc(var(--space-16) + env(safe-area-inset-bottom)); }',
  },
  { what: 'a pull by a token', css: '.a { margin-left: calc(-1 * var(--line-1)); }' },
  { what: 'the size of a thing in rem', css: '.a { width: 2.75rem; inset: 0 auto; }' },
  { what: 'a condition', css: '@media (min-width: 768px) { .a { margin: 0 auto; } }' },
  { what: 'a comment', css: '/* From 768px: #fff. */ .a { gap: 0; }' },
  { what: 'a part of its parent', css: '.a { font-size: 0.4em; }' },
  { what: 'paper', css: '@media print { .a { font-size: 9pt; } }' },
  { what: 'what wraps no white space', css: '.a { white-space: nowrap; }' },
])('$what is not a raw value', ({ css }) => {
  expect(findRawValues('a.css', css)).toEqual([]);
});

test.each([
  '.option:not(:has(:checked)) .tick > * { top: 0; }',
  '@media print { body:has(.shopping) > :not(dialog) { display: none; } }',
  '.a { top: 0; } .b, dialog:has(.shopping) * { color: inherit; }',
])('a selector with :has needs a named subject: %s', (css) => {
  expect(findUnnamedAfterHas('a.css', css)).toHaveLength(1);
});

test.each([
  '.option:has(:focus-visible) { top: 0; }',
  '.option:not(:has(:checked)) .mark { top: 0; }',
  'body:has(.stack > .card):not(:has(:global(.footer_root))) main { top: 0; }',
  'dialog:has(.shopping)::backdrop, dialog:has(.shopping) :global(.modal_body) { top: 0; }',
  '.list td:is(:has(:global(.alert_tags)), :has(.buttons)) { top: 0; }',
  ':is(.page, .stack) > * + * { top: 0; }',
])('a named subject or no relation is allowed: %s', (css) => {
  expect(findUnnamedAfterHas('a.css', css)).toEqual([]);
});

const MODULE = `
/* .not-this */
.root:has(.open) > :global(.icon_root):hover { margin: 0.5rem auto; }
@media (min-width: 64em) { .wide.root, :global(#menu) .row { animation: rise 1s; } }
@keyframes rise { from { opacity: 0.5; } }
`;

test('a module declares its classes and refers to those of others', () => {
  expect(findDeclaredClasses(MODULE)).toEqual(['root', 'open', 'wide', 'row']);
  expect(findGlobalClasses(MODULE)).toEqual(['icon_root']);
  expect(findScopedIds(MODULE)).toEqual([]);
  expect(findScopedIds('.page > #menu { gap: 0; }')).toEqual(['#menu']);
  expect(writeStyleTypes('.root .label {}')).toBe(
    'export declare const root: string;\nexport declare const label: string;\n',
  );
});

test("a file's used classes include those named at run time", () => {
  const source =
    "import * as styles from './skeleton.module.css';\nconst all = [styles.root, styles[`width${width}`]];";
  const path = './skeleton.module.css';
  expect(findUsedClasses(source)).toEqual([
    { path, name: 'root' },
    { path, start: 'width' },
  ]);
});

test('unbundled scripts name classes in selectors and class attributes', () => {
  const source = `page.locator('button.source-badge_root, .card_root h2'); notice.className = 'frame_page text_lead'; url('back_url');`;
  expect(findNamedClasses(source)).toEqual([
    'source-badge_root',
    'card_root',
    'frame_page',
    'text_lead',
  ]);
});
