import { expect, test } from 'vitest';
import { describedPages } from '../screen-views.ts';
import { describePage } from './describe-page.ts';
import { structuredData, structuredDataElement } from './structured-data.ts';

const picture = { file: 'share/x-1.png', width: 1200, height: 630, alt: 'A "b"' };
const pages = await describedPages();
const entry = pages.find(({ path }) => path === '/glosario/oxandrolona');

test('a link to a page shows its picture at the placeholder origin', () => {
  const lines = describePage({ path: '/x', title: 'T', description: 'D & E' }, picture);
  expect(lines).toContain('<meta name="description" content="D &amp; E">');
  expect(lines).toContain('<meta property="og:url" content="https://forja.invalid/x">');
  expect(lines).toContain(
    '<meta property="og:image" content="https://forja.invalid/share/x-1.png">',
  );
  expect(lines).toContain('<meta property="og:image:alt" content="A &quot;b&quot;">');
  expect(lines).toContain('<meta name="twitter:card" content="summary_large_image">');
});

test('the invitation page has another text when shared than in its tab', () => {
  const auth = pages.find(({ path }) => path === '/auth');
  expect(auth && describePage(auth, picture)).toEqual(
    expect.arrayContaining([
      '<meta name="description" content="Entrá a tu cuenta o creala gratis.">',
      '<meta property="og:title" content="Creá tu cuenta gratis">',
    ]),
  );
});

test('a glossary entry is described as a term, without a price or a review date', () => {
  const data = JSON.stringify(entry && structuredData(entry));
  expect(data).toContain('"@type":"MedicalWebPage"');
  expect(data).toContain('"@type":"DefinedTerm","name":"Oxandrolona"');
  expect(data).not.toMatch(/Offer|price|lastReviewed/);
});

test.each(pages)('the structured data of $path is valid', (page) => {
  const element = structuredDataElement(page);
  const json = element.replace(/^<script type="application\/ld\+json">|<\/script>$/g, '');
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual(structuredData(page));
});

test('a text cannot close its script element', () => {
  const element = structuredDataElement({ path: '/x', title: '</script><b>', description: 'D' });
  expect(element.match(/</g)).toHaveLength(2);
});
