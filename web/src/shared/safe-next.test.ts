import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeNext, safePath } from './safe-next.ts';

test.each([
  '/',
  '/mis-planes',
  '/mis-planes/6f2b',
  '/generar-plan?paso=plan',
  '/generar-plan?x=https%3A%2F%2Fejemplo.com#comparar',
  '/glosario/creatina#fuentes',
])('%s is a path of this site', (next) => {
  expect(safeNext(next)).toBe(next);
});

const REFUSED = [
  '',
  ' ',
  'mis-planes',
  './mis-planes',
  'https://evil.com',
  'HTTPS://evil.com',
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.com',
  '///evil.com',
  '/\\evil.com',
  '\\\\evil.com',
  '\\/evil.com',
  '/%5Cevil.com',
  '/%2Fevil.com',
  '/%2f%2fevil.com',
  '/%255Cevil.com',
  '/%252Fevil.com',
  '/\t/evil.com',
  '/\n/evil.com',
  '/\r\n/evil.com',
  '/%09/evil.com',
  '/%0A/evil.com',
  '/%00',
  '/mis-planes\u0000',
  ' /mis-planes',
  '/..//evil.com',
  '/./%2e%2e//evil.com',
  '/mis-planes\\..\\..',
  '/%',
  '/%E0%A4%A',
  '/api/logout',
  `/${'a'.repeat(2001)}`,
];

test.each(REFUSED)('%j leads to the start', (next) => {
  expect(safeNext(next)).toBe('/');
  expect(safePath(next)).toBe('/');
});

test.each(['/auth', '/auth/', '/auth?next=/auth', '/auth#x', '/auth?modo=registro&ref=K7M2Q9XA'])(
  '%j is a path of this site, and no place to go back to after signing in',
  (next) => {
    expect(safeNext(next)).toBe('/');
    expect(safePath(next)).toBe(next);
  },
);

test.each([undefined, null, 7, {}, ['/mis-planes']])(
  '%j, which is not text, leads to the start',
  (next) => {
    expect(safeNext(next)).toBe('/');
  },
);

test('the default path can be another', () => {
  expect(safeNext('//evil.com', '/mis-planes')).toBe('/mis-planes');
});

test('no result leaves the site', () => {
  const odd = fc.string({
    unit: fc.constantFrom(
      '/',
      '\\',
      '.',
      '%',
      '2',
      'f',
      'F',
      '5',
      'c',
      ':',
      '@',
      '\t',
      '\n',
      'a',
      '?',
      '#',
      '\u0000',
    ),
  });
  fc.assert(
    fc.property(
      fc.oneof(
        odd,
        odd.map((text) => `/${text}`),
      ),
      (next) => {
        const safe = safeNext(next);
        expect(new URL(safe, 'https://forja.app').origin).toBe('https://forja.app');
        expect(safe).toMatch(/^\/(?![/\\])/);
      },
    ),
  );
});
