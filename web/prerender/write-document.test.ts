import { expect, test } from 'vitest';
import { hashInline, writeAppDocument, writeSiteDocument } from './write-document.ts';

const template =
  '<html lang="es-AR"><head><title>Forja</title><!--page-head-->' +
  '<script type="module" crossorigin src="/assets/app.js"></script><link rel="modulepreload" href="/assets/f.js"><link rel="stylesheet" href="/assets/app.css">' +
  '</head><body><div id="root"><!--page-body--></div><!--page-end--></body></html>';
const page = {
  html: '<h1>Hola $& $1</h1><div data-island="auth"></div>',
  end: '<dialog id="x"></dialog>',
  title: 'A & B',
  calm: 'fully' as const,
};
const parts = {
  page,
  description: ['<meta name="description" content="Uno">'],
  styles: 'h1{color:red}',
  headScript: 'start("$&")',
  scriptFile: 'assets/site.js',
  findIsland: (name: string) => ({
    code: `assets/${name}.js`,
    imports: ['assets/a.js', 'assets/b.js'],
    styles: ['assets/a.css'],
  }),
};
const write = (html: string): string =>
  writeSiteDocument(template, { ...parts, page: { ...page, html } });

test('a site document has its own styles and script, and nothing of the app', () => {
  expect(writeSiteDocument(template, parts).replaceAll(/\s*\n\s*/g, '')).toBe(
    '<html data-document="site" lang="es-AR"><head><title>A &amp; B</title><script>start("$&")</script>' +
      '<meta name="description" content="Uno"><style>h1{color:red}</style></head>' +
      '<body data-calm="fully"><div id="root"><h1>Hola $& $1</h1>' +
      '<div data-island="auth" data-code="/assets/auth.js" data-preload="/assets/a.js /assets/b.js" data-styles="/assets/a.css"></div></div>' +
      '<dialog id="x"></dialog>  <script type="module" fetchpriority="low" src="/assets/site.js"></script></body></html>',
  );
});

test('the app document keeps the code and the styles of the build', () => {
  const document = writeAppDocument(template, { page, styles: 'p{top:0}', headScript: 'start()' });
  expect(document).toContain('src="/assets/app.js"');
  expect(document).toContain('href="/assets/app.css"');
  expect(document).toContain('<script>start()</script>');
  expect(document).toContain('<style>p{top:0}</style>');
});

test('the content policy allows inline elements by their hash', () => {
  expect(hashInline('')).toBe('sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=');
});

test.each([
  '<script>x</script>',
  '<p style="color:red">x</p>',
  '<style>p{}</style>',
  '<p onclick="x()">x</p>',
])('%s stops the build, because the content policy would refuse it', (html) => {
  expect(() => write(html)).toThrow('content policy');
});

test('a template without its placeholders stops the build', () => {
  expect(() => writeSiteDocument('<html></html>', parts)).toThrow('template');
});
