import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { aUser } from '../../features/identity/users.fixture.ts';
import { appWithSite, page, visitSite } from './static-site.fixture.ts';

const makeHash = (letter: string) => `sha256-${letter.repeat(43)}=`;
const APP = '<main>Cargando...</main>';
const NOT_FOUND = '<h1>No existe</h1>';
const SITE = {
  'index.html': '<h1>Portada</h1>',
  'auth/index.html': '<h1>Entrar</h1>',
  'auth/modo=registro.html': '<h1>Crear</h1>',
  'glosario/creatina/index.html': '<h1>Creatina</h1>',
  'sin-senal.html': '<h1>Sin señal</h1>',
  'app.html': APP,
  '404.html': NOT_FOUND,
  'service-worker.js': 'self.skip',
  'assets/app-AbC123.js': 'console.log(1)',
  'routes.json': JSON.stringify({
    static: ['/', '/auth', '/mis-planes', '/mi-cuenta', '/verificar-correo'],
    dynamic: ['/mis-planes/*', '/glosario/*', '/payment/**'],
    indexed: ['/', '/auth'],
    canonical: {},
    personal: ['/mis-planes', '/mis-planes/*', '/mi-cuenta'],
    shell: ['/verificar-correo', '/payment/**'],
  }),
  'content-policy.json': JSON.stringify({
    scripts: [makeHash('A')],
    styles: { 'index.html': makeHash('B'), 'app.html': makeHash('C') },
  }),
};
const withCookie = (cookie: string) => ({ headers: { ...page.headers, cookie } });
const readPage = async (url: string, extra = page) => {
  const { statusCode, body } = await (await visitSite(SITE)).get(url, extra);
  return [statusCode, body];
};

test.each([
  ['/', '<h1>Portada</h1>'],
  ['/?ref=gym&source=instagram', '<h1>Portada</h1>'],
  ['/auth?modo=registro', '<h1>Crear</h1>'],
  ['/glosario/creatina/', '<h1>Creatina</h1>'],
  ['/sin-senal', '<h1>Sin señal</h1>'],
  ['/payment', APP],
  ['/payment/success', APP],
  ['/verificar-correo', APP],
])('a visitor of %s gets the document of that page', async (url, document) => {
  expect(await readPage(url)).toEqual([200, document]);
});

test.each([
  '/?status=approved&payment_id=1',
  '/mis-planes?payment=failure',
  '/auth?session_token=abc.def-1',
])('a return from a payment to %s gets the app, also without a session', async (url) => {
  expect(await readPage(url)).toEqual([200, APP]);
});

test('a session cookie gets the app on every address', async () => {
  const extra = withCookie('forja_session=old');
  for (const url of ['/', '/auth?modo=registro', '/mis-planes/una', '/payment/success'])
    expect(await readPage(url, extra), url).toEqual([200, APP]);
  for (const url of ['/no-existe', '/admin/pagos', '/mis-planes/a/b', '/%E0%A4%A'])
    expect(await readPage(url, extra), url).toEqual([404, APP]);
});

test('the session cookie of another server is ignored', async () => {
  expect(await readPage('/', withCookie('other_session=1; forja_mark=1'))).toEqual([
    200,
    '<h1>Portada</h1>',
  ]);
});

test('behind TLS the cookie of the previous release counts as a session too', async () => {
  const visitor = await visitSite(SITE, { secureCookies: true });
  for (const cookie of ['forja_session=old', '__Host-forja_session=old'])
    expect((await visitor.get('/', withCookie(cookie))).body, cookie).toBe(APP);
});

test.each([
  ['forja_session=old', '1'],
  ['forja_session=old; forja_mark=1', undefined],
  ['forja_mark=1', ''],
  ['', undefined],
])(
  'pages learn if the browser has a session: with "%s" the mark becomes %o',
  async (cookie, value) => {
    const visitor = await visitSite(SITE);
    for (const url of ['/', '/verificar-correo', '/no-existe', '/mis-planes']) {
      const marks = (await visitor.get(url, withCookie(cookie))).cookies;
      expect(
        marks.map((each) => [each.name, each.value]),
        url,
      ).toEqual(value === undefined ? [] : [['forja_mark', value]]);
    }
    expect((await visitor.get('/assets/app-AbC123.js', withCookie(cookie))).cookies).toEqual([]);
  },
);

test('files do not depend on the session', async () => {
  const visitor = await visitSite(SITE);
  for (const [url, content] of [
    ['/service-worker.js', 'self.skip'],
    ['/assets/app-AbC123.js', 'console.log(1)'],
    ['/auth/index.html', '<h1>Entrar</h1>'],
    ['/app.html', APP],
  ] as const)
    for (const extra of [page, withCookie('forja_session=old')])
      expect((await visitor.get(url, extra)).body, url).toBe(content);
  const { headers } = await visitor.get('/assets/app-AbC123.js');
  expect(headers.vary ?? '').not.toMatch(/cookie/i);
});

test.each(['/mis-planes', '/mis-planes/una?paso=2&x=%26', '/mi-cuenta/'])(
  'a visitor of %s signs in first and returns to it',
  async (url) => {
    const { statusCode, headers } = await (await visitSite(SITE)).get(url, page);
    expect(statusCode).toBe(303);
    const target = new URL(String(headers.location), 'https://forja.example');
    expect([target.host, target.pathname]).toEqual(['forja.example', '/auth']);
    expect([...target.searchParams]).toEqual([['next', url]]);
    expect(headers.vary).toMatch(/cookie/);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['x-robots-tag']).toBe('noindex');
  },
);

test.each([
  '/no-existe',
  '/admin/pagos',
  '/mis-planes/a/b',
  '//mis-planes',
  '/404',
  '/app',
  '/auth/modo=registro',
])('%s is a page that does not exist for visitors, without a 304', async (url) => {
  const { statusCode, body, headers } = await (await visitSite(SITE)).get(url, page);
  expect([statusCode, body]).toEqual([404, NOT_FOUND]);
  expect(headers).not.toHaveProperty('etag');
});

test('every page varies by cookie, and the app is marked as the app', async () => {
  const visitor = await visitSite(SITE);
  for (const url of ['/', '/auth', '/verificar-correo', '/no-existe'])
    for (const extra of [page, withCookie('forja_session=old')]) {
      const { headers, body } = await visitor.get(url, extra);
      expect(headers.vary, url).toMatch(/accept-encoding/i);
      expect(headers.vary, url).toMatch(/cookie/i);
      expect(headers['cache-control'], url).toBe('no-cache');
      expect(headers['x-forja-document'], url).toBe(body === APP ? 'app' : undefined);
    }
});

test('the two documents of an address have different ETags', async () => {
  const visitor = await visitSite(SITE);
  const { etag } = (await visitor.get('/', page)).headers;
  const ask = async (cookie: string) =>
    visitor.get('/', { headers: { ...page.headers, cookie, 'if-none-match': String(etag) } });
  expect((await ask('')).statusCode).toBe(304);
  const signedIn = await ask('forja_session=old');
  expect([signedIn.statusCode, signedIn.body]).toEqual([200, APP]);
});

test('each document allows only its own style sheet', async () => {
  const visitor = await visitSite(SITE);
  const readStyles = async (url: string, extra = page) => {
    const { headers } = await visitor.get(url, extra);
    return /style-src [^;]*/.exec(String(headers['content-security-policy']))?.[0];
  };
  expect(await readStyles('/')).toBe(`style-src 'self' '${makeHash('B')}'`);
  expect(await readStyles('/', withCookie('forja_session=old'))).toBe(
    `style-src 'self' '${makeHash('C')}'`,
  );
  expect(await readStyles('/auth')).toBe("style-src 'self'");
  expect(await readStyles('/assets/app-AbC123.js')).toBe("style-src 'self'");
  const { headers } = await visitor.get('/', page);
  expect(headers['content-security-policy']).toContain(`script-src 'self' '${makeHash('A')}';`);
  expect(headers['content-security-policy']).not.toContain('unsafe');
});

test('an invalid hash never enters the policy', async () => {
  const styles = { 'index.html': "sha256-x' 'unsafe-inline" };
  const forged = JSON.stringify({ scripts: [], styles });
  await expect(visitSite({ ...SITE, 'content-policy.json': forged })).rejects.toThrow();
});

test('the app and the not-found page get the settings too', async () => {
  const mail = '<p>@forja-support-email@</p>';
  const visitor = await visitSite({ ...SITE, 'app.html': mail, '404.html': mail });
  const extra = { headers: { ...page.headers, 'accept-encoding': 'br' } };
  const missing = await visitor.get('/no-existe', extra);
  expect(missing.statusCode).toBe(404);
  expect(brotliDecompressSync(missing.rawPayload).toString()).not.toContain('@forja-');
  const { etag } = (await visitor.get('/verificar-correo', extra)).headers;
  const again = { headers: { ...page.headers, 'if-none-match': String(etag) } };
  expect((await visitor.get('/verificar-correo', again)).statusCode).toBe(304);
  expect((await visitor.get('/no-existe', again)).statusCode).toBe(404);
});

test('a posted form of a page gets an empty response, with and without a session', async () => {
  const { app } = await appWithSite(SITE);
  for (const cookie of ['', 'forja_session=old']) {
    const reply = await app.inject({ method: 'POST', url: '/auth', headers: { cookie } });
    expect([reply.statusCode, reply.body]).toEqual([204, '']);
  }
});

test('both documents show the staging mark', async () => {
  const files = { ...SITE, 'index.html': '<body></body>', 'app.html': '<body></body>' };
  const staging = await visitSite(files, { isStaging: true });
  for (const extra of [page, withCookie('forja_session=old')]) {
    const { body, headers } = await staging.get('/', extra);
    expect(body).toContain('Entorno de prueba');
    expect(headers.vary).toMatch(/cookie/i);
  }
});

test('a member gets the app where a visitor gets the site', async () => {
  const ana = aUser();
  const { as, visitor } = await appWithSite(SITE, { users: [ana] });
  expect((await (await as(ana)).get('/', page)).body).toBe(APP);
  expect((await visitor.get('/', page)).body).toBe('<h1>Portada</h1>');
});
