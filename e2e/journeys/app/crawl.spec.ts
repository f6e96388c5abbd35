import type { APIRequestContext } from '@playwright/test';
import { findNeverSaid } from '@forja/domain/compounds/never-said.fixture';
import { findHtmlProblems } from '../../support/app/html-rules.ts';
import { watchOutsideRequests } from '../../support/browser/outside-requests.ts';
import { expect, test } from '../../support/fixtures.ts';

const page = { headers: { accept: 'text/html' } };
const findAll = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** Documents of the site map by path. */
async function readDocuments(request: APIRequestContext): Promise<Map<string, string>> {
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml');
  const map = await (await request.get('/sitemap.xml')).text();
  const paths = findAll(map, /<loc>(.*?)<\/loc>/g).map((address) => new URL(address).pathname);
  const documents = new Map<string, string>();
  for (const path of paths) {
    const reply = await request.get(path, page);
    expect(reply.status(), path).toBe(200);
    expect(reply.headers()['x-robots-tag'], path).toBeUndefined();
    documents.set(path, await reply.text());
  }
  return documents;
}

async function expectLinks(
  request: APIRequestContext,
  documents: Map<string, string>,
): Promise<void> {
  expect([...documents.keys()]).toEqual(
    expect.arrayContaining([
      '/',
      '/fuentes',
      '/metodo',
      '/privacidad',
      '/arrepentimiento',
      '/baja',
    ]),
  );
  const titles = [...documents.values()].flatMap((html) => findAll(html, /<title>(.*?)<\/title>/g));
  expect(new Set(titles).size).toBe(documents.size);

  const answers = new Map<string, number>();
  for (const [path, html] of documents) {
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
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&quot;': '"', '&lt;': '<', '&gt;': '>' };
const readText = (html: string): string =>
  html.replaceAll(/<[^>]+>/g, '').replaceAll(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity);
const readMeta = (html: string, name: string): string =>
  readText(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '');

type Step = { position: number; name: string; item: string };
type Described = {
  '@type': string;
  url?: string;
  name?: string;
  description?: string;
  about?: { name: string };
  itemListElement?: Step[];
};

/** Valid HTML whose metadata agrees for people, chats and search engines. */
async function expectDescribed(
  request: APIRequestContext,
  origin: string,
  documents: Map<string, string>,
): Promise<void> {
  const pictures: string[] = [];
  const descriptions: string[] = [];
  for (const [path, html] of documents) {
    expect(await findHtmlProblems(html), path).toEqual([]);
    expect(html, path).not.toContain('.invalid');
    expect(readMeta(html, 'robots'), path).toBe('');
    const description = readMeta(html, 'description');
    descriptions.push(description);
    expect(readMeta(html, 'og:url'), path).toBe(`${origin}${path}`);
    expect(readMeta(html, 'og:title'), path).not.toBe('');
    expect(readMeta(html, 'og:image:alt'), path).toContain(readMeta(html, 'og:title'));
    expect(readMeta(html, 'twitter:card'), path).toBe('summary_large_image');
    const picture = readMeta(html, 'og:image');
    pictures.push(picture);
    expect(picture, path).toMatch(new RegExp(`^${origin}/share/[\\w-]+\\.png$`));
    const size = ['width', 'height'].map((side) => Number(readMeta(html, `og:image:${side}`)));
    expect(size, path).toEqual([1200, 630]);
    const png = await (await request.get(picture)).body();
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], path).toEqual(size);

    const [json = '', ...others] = findAll(
      html,
      /<script type="application\/ld\+json">(.*?)<\/script>/g,
    );
    expect(others, path).toEqual([]);
    // the build wrote this type
    const described = (JSON.parse(json) as { '@graph': Described[] })['@graph'];
    const content = described.find(({ url }) => url === `${origin}${path}`);
    expect(content?.description, path).toBe(description);
    const title = readText(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '');
    expect(title, path).toContain(content?.name);
    const steps = described.flatMap(({ itemListElement = [] }) => itemListElement);
    for (const { item } of steps) expect(documents.has(new URL(item).pathname), item).toBe(true);
    expect(steps.at(-1)?.item ?? `${origin}/`, path).toBe(`${origin}${path}`);
    if (content?.about)
      expect(readText(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1] ?? ''), path).toBe(content.about.name);
  }
  expect(new Set(pictures).size).toBe(documents.size);
  expect(new Set(descriptions).size).toBe(documents.size);

  // unlisted pages that people share with each other
  const promo = await request.get('/promo?c=GYM10', page);
  expect(readMeta(await promo.text(), 'og:image')).toMatch(/\/share\/promo-/);
  const invitation = await request.get('/r/abcdef', page);
  expect(readMeta(await invitation.text(), 'og:title')).toBe('Creá tu cuenta gratis');
  for (const path of ['/promo', '/suscripcion', '/mi-cuenta', '/mis-planes', '/callback']) {
    // headers of this address, not of the redirect's target
    const reply = await request.get(path, { ...page, maxRedirects: 0 });
    expect(reply.headers()['x-robots-tag'], path).toBe('noindex');
    expect(documents.has(path), path).toBe(false);
  }
  for (const [path, title] of WITHOUT_SCREEN) {
    const html = await (await request.get(path, page)).text();
    expect(readMeta(html, 'robots'), path).toBe('noindex');
    expect(html, path).toContain(`<title>${title} · Forja</title>`);
    expect(await findHtmlProblems(html), path).toEqual([]);
  }
}

const WITHOUT_SCREEN = [
  ['/no-existe', '404 Página no encontrada'],
  ['/sin-senal', 'No pudimos traer esta página'],
] as const;

/** Titles of publications, and the unit of a formula. */
const CITED = /\[Salud y mortalidad[^\]]*\]|\[Programas de agujas[^\]]*\]|\+ agujas/g;
/** Page that names muscles as training targets. */
const EXERCISES = '/ejercicios';
const NOT_IN_THE_MAP = ['/alarma', '/promo', '/auth', '/mis-planes', '/glosario/no-hay'];

/** No document makes a banned claim or loads another site's resources. */
function expectAllowedClaims(documents: Map<string, string>, origin: string): void {
  expect(documents.size).toBeGreaterThan(60);
  for (const [path, html] of documents) {
    const text = readText(html.replaceAll(/<(script|style)[^>]*>.*?<\/\1>|<[^>]+>/gs, ' '));
    const described = ['description', 'og:title', 'og:image:alt'].map((name) =>
      readMeta(html, name),
    );
    const words = [text, ...described].join(' ').replaceAll(CITED, '');
    expect(findNeverSaid(words, path === EXERCISES ? ['how to inject'] : []), path).toEqual([]);
    const brought = [
      ...findAll(html, /<(?:script|img|iframe|source|video|audio)\b[^>]* src="(https?:[^"]*)"/g),
      ...findAll(html, /<link\b(?![^>]*rel="canonical")[^>]* href="(https?:[^"]*)"/g),
    ];
    expect(
      brought.filter((address) => !address.startsWith(`${origin}/`)),
      path,
    ).toEqual([]);
  }
}

test('every page of the site map is valid, has working links and describes itself', async ({
  request,
  app,
}) => {
  const documents = await readDocuments(request);
  await expectLinks(request, documents);
  await expectDescribed(request, app.origin, documents);
  for (const path of NOT_IN_THE_MAP)
    documents.set(path, await (await request.get(path, page)).text());
  expectAllowedClaims(documents, app.origin);
});

test('the content policy allows every document, and no document requests another site', async ({
  page: tab,
  context,
  app,
  consoleGuard,
}) => {
  const outside = watchOutsideRequests(context, app.origin);
  await tab.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      reportError(new Error(`the policy refused ${blockedURI} (${violatedDirective})`)),
    );
  });
  for (const path of ['/', '/glosario/oxandrolona', '/arrepentimiento', '/baja', '/membresias']) {
    const reply = await tab.goto(path);
    expect(reply?.headers()['content-security-policy'], path).not.toContain('unsafe-inline');
    await expect(tab.locator('script[type="application/ld+json"]')).toHaveCount(1);
    await expect(tab.locator('#root > footer')).toBeVisible();
    await expect(tab.getByRole('button', { name: 'Cargando...' })).toHaveCount(0);
    // added by the document's script
    await expect(tab.getByRole('region', { name: 'Avisos de la app' })).toBeAttached();
    expect(outside, path).toEqual([]);
  }

  // control case: without our policy a page requests another site
  consoleGuard.allow(/ERR_NAME_NOT_RESOLVED|ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await tab.goto('about:blank');
  await tab.evaluate(() => fetch('https://other.invalid/pixel').catch(() => undefined));
  expect(outside).toHaveLength(1);
});
