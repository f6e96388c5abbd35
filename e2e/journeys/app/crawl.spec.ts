import { expect, test } from '../../support/fixtures.ts';

const page = { headers: { accept: 'text/html' } };
const findAll = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

test('every link of every page of the site map leads somewhere', async ({ request }) => {
  const map = await (await request.get('/sitemap.xml')).text();
  const paths = findAll(map, /<loc>(.*?)<\/loc>/g).map((address) => new URL(address).pathname);
  expect(paths).toEqual(expect.arrayContaining(['/', '/fuentes', '/metodo', '/privacidad']));

  const documents = new Map<string, string>();
  for (const path of paths) documents.set(path, await (await request.get(path, page)).text());
  // The others are drawn by the browser.
  const written = [...documents].filter(([, html]) => / data-page="\//.test(html));
  const titles = written.flatMap(([, html]) => findAll(html, /<title>(.*?)<\/title>/g));
  expect(new Set(titles).size).toBe(written.length);

  const answers = new Map<string, number>();
  for (const [path, html] of written) {
    expect(findAll(html, /<h1( |>)/g), path).toHaveLength(1);
    const ids = findAll(html, / id="([^"]+)"/g);
    expect(new Set(ids).size, path).toBe(ids.length);
    for (const href of findAll(html, /<a [^>]*href="([/#][^"]*)"/g)) {
      const { pathname, hash } = new URL(href, `http://site${path}`);
      if (!answers.has(pathname))
        answers.set(pathname, (await request.get(pathname, page)).status());
      expect(answers.get(pathname), `${path} leads to ${href}`).toBe(200);
      const linked = documents.get(pathname);
      if (hash && linked)
        expect(linked, `${path} leads to ${href}`).toContain(` id="${hash.slice(1)}"`);
    }
  }
});
