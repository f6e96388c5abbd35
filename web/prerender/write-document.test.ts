import { expect, test } from 'vitest';
import { fillTemplate, hashScript } from './fill-template.ts';

const template =
  '<head><title>Forja</title><!--page-head-->' +
  '<script type="module" crossorigin src="/assets/i.js"></script><link rel="modulepreload" href="/assets/f.js"><link rel="stylesheet" href="/assets/i.css">' +
  '</head><body><div id="root"><!--page-body--></div></body>';
const page = {
  path: '/x',
  html: '<h1>Hola $& $1</h1>',
  title: 'A & B',
  description: ['<meta name="description" content="Uno">'],
  assets: { scripts: ['assets/i.js', 'assets/a.js'], styles: ['assets/a.css'] },
  startScript: 'start("$&")',
};

test('a page is written whole, and names its code without asking for it before the first paint', () => {
  expect(fillTemplate(template, page).replaceAll(/\n\s*/g, '')).toBe(
    '<head><title>A &amp; B</title><meta name="description" content="Uno">' +
      '<link rel="stylesheet" crossorigin href="/assets/a.css"><script>start("$&")</script></head>' +
      '<body><div id="root" data-page="/x" data-code="/assets/i.js /assets/a.js"><h1>Hola $& $1</h1></div></body>',
  );
});

test('the content policy names the script of the start by its hash', () => {
  expect(hashScript('')).toBe('sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=');
});

test.each([
  '<script>x</script>',
  '<p style="color:red">x</p>',
  '<style>p{}</style>',
  '<p onclick="x()">x</p>',
])('%s stops the build: the content policy would refuse it', (html) => {
  expect(() => fillTemplate(template, { ...page, html })).toThrow('content policy');
});

test('a template without its places stops the build', () => {
  expect(() => fillTemplate('<html></html>', page)).toThrow('template');
});
