import { expect, test } from 'vitest';
import { createStyleFilter } from './document-styles.ts';

const SHEET = [
  ':root{--a:1;--b:2;--c:var(--d);--d:4}',
  '@font-face{font-family:A;src:url(/a.woff2)}',
  'h1{margin:var(--a)}',
  '.a_root,.b_root{color:red}',
  '.a_root .b_part{color:blue}',
  '.b_root:not(.a_root){color:green}',
  '@media (min-width:1px){.b_root{top:0}.a_root{top:1px}}',
  '@media print{.b_part{display:none}}',
  '.a_root{animation:leave 1s}',
  '@keyframes leave{to{top:0}}',
  '@keyframes other{to{top:0}}',
].join('');

test('a document gets the rules of its classes in order, and those without a class', () => {
  expect(createStyleFilter(SHEET)(['<p class="a_root">'])).toBe(
    ':root{--a:1;--d:4}@font-face{font-family:A;src:url(/a.woff2)}h1{margin:var(--a)}.a_root{color:red}' +
      '@media (min-width:1px){.a_root{top:1px}}.a_root{animation:leave 1s}@keyframes leave{to{top:0}}',
  );
});

test('the script names classes too, and documents do not share rules', () => {
  const filter = createStyleFilter(SHEET);
  expect(filter(['<p class="a_root">', 'element.className="b_part"'])).toContain('.a_root .b_part');
  expect(filter(['<p>'])).not.toContain('a_root');
  expect(filter(['<p class="b_root">'])).toContain('.b_root:not(.a_root)');
});

test('a document gets the tokens that its rules, its markup or a later sheet use', () => {
  expect(createStyleFilter(SHEET)(['<p style="top:var(--b)">'])).toContain('--b:2');
  expect(createStyleFilter(SHEET, '.z{top:var(--c)}')(['<p>'])).toContain('--c:var(--d)');
});

test('every document has the rules of the staging strip', () => {
  const sheet = 'html:has(.staging-mark) body{padding-top:1rem}.staging-mark{position:fixed}';
  expect(createStyleFilter(sheet)(['<p>'])).toBe(sheet);
});
