import { expect, test } from 'vitest';
import { fillTemplate } from './fill-template.ts';

const template =
  '<head><title>Forja</title><!--page-head--></head><body><div id="root"><!--page-body--></div></body>';
const page = {
  path: '/x',
  html: '<h1>Hola $& $1</h1>',
  title: 'A & B',
  description: '"Uno"',
  assets: { scripts: ['assets/a.js'], styles: ['assets/a.css'] },
};

test('a page is written whole, with what it needs asked for', () => {
  expect(fillTemplate(template, page).replaceAll(/\n\s*/g, '')).toBe(
    '<head><title>A &amp; B</title><meta name="description" content="&quot;Uno&quot;">' +
      '<link rel="stylesheet" crossorigin href="/assets/a.css"><link rel="modulepreload" crossorigin href="/assets/a.js"></head>' +
      '<body><div id="root" data-page="/x"><h1>Hola $& $1</h1></div></body>',
  );
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
