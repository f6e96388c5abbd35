import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { defaults } from '@forja/contract/brand';
import type { Seller } from '@forja/contract/payments/seller';
import { decodeSettings, settingPlaceholders } from '@forja/contract/site-settings';
import { expect, test } from 'vitest';
import { aUser } from '../../features/identity/users.fixture.ts';
import { ORIGIN } from '../composition/test-servers.fixture.ts';
import { appWithSite, page, type SiteSetup, visitSite } from './static-site.fixture.ts';

const ROUTES = JSON.stringify({
  static: ['/', '/auth', '/generar-plan', '/login', '/verificar-correo'],
  dynamic: ['/mis-planes/*', '/payment/**'],
  personal: ['/mis-planes/*'],
  shell: ['/verificar-correo', '/payment/**'],
  indexed: ['/', '/auth', '/generar-plan'],
  canonical: { '/login': '/auth' },
});
const APP = '<div id="root"></div>';
const NOT_FOUND = '<h1>No existe</h1>';

const SITE: Record<string, string | Buffer> = {
  'index.html': '<h1>Portada</h1>',
  'app.html': APP,
  '404.html': NOT_FOUND,
  'generar-plan/index.html': '<h1>Generar plan</h1>',
  'auth/index.html': '<h1>Entrar</h1>',
  'auth/modo=registro.html': '<h1>Crear</h1>',
  'service-worker.js': 'self.skip',
  'assets/app-AbC123.js': 'console.log(1)',
  'assets/app-AbC123.js.br': brotliCompressSync('console.log(1)'),
  'routes.json': ROUTES,
  '.secret': 'no',
};

test.each([
  ['/', '<h1>Portada</h1>'],
  ['/?ref=gym', '<h1>Portada</h1>'],
  ['/auth', '<h1>Entrar</h1>'],
  ['/auth/', '<h1>Entrar</h1>'],
  ['/auth?modo=registro', '<h1>Crear</h1>'],
  ['/auth/?next=%2Fmedidas&modo=registro&ref=gym', '<h1>Crear</h1>'],
  ['/auth?modo=otro', '<h1>Entrar</h1>'],
])('the page %s is served as prerendered and revalidated each time', async (url, body) => {
  const reply = await (await visitSite(SITE)).get(url, page);
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toBe(body);
  expect(reply.headers['content-type']).toContain('text/html');
  expect(reply.headers['cache-control']).toBe('no-cache');
});

test.each(['/verificar-correo', '/verificar-correo/', '/mis-planes/una', '/payment/success'])(
  '%s is not indexed by search engines',
  async (url) => {
    const visitor = await visitSite(SITE);
    expect((await visitor.get(url, page)).headers['x-robots-tag']).toBe('noindex');
  },
);

test.each(['/', '/generar-plan', '/auth/', '/login', '/assets/app-AbC123.js'])(
  '%s may be indexed',
  async (url) => {
    expect((await (await visitSite(SITE)).get(url, page)).headers).not.toHaveProperty(
      'x-robots-tag',
    );
  },
);

test('a page declares one canonical address, whatever its query', async () => {
  const visitor = await visitSite(SITE, { appOrigin: 'https://forja.example' });
  for (const url of ['/auth', '/auth/', '/auth?ref=gym', '/login'])
    expect((await visitor.get(url, page)).headers.link, url).toBe(
      '<https://forja.example/auth>; rel="canonical"',
    );
  expect((await visitor.get('/verificar-correo', page)).headers).not.toHaveProperty('link');
  expect((await visitor.get('/no-existe', page)).headers).not.toHaveProperty('link');
});

test('the document of a query has no address of its own', async () => {
  expect((await (await visitSite(SITE)).get('/auth/modo=registro', page)).statusCode).toBe(404);
});

test.each([
  ['/auth?username=ana%40ejemplo.com.ar&password=una-clave', '/auth'],
  ['/auth?modo=registro&password=una-clave&secretAnswer=Tobi', '/auth?modo=registro'],
  ['/arrepentimiento?email=ana%40ejemplo.com.ar', '/arrepentimiento'],
  ['/trabaja-con-nosotros?profile=%40ana&message=Hola', '/trabaja-con-nosotros'],
  ['//otro.example/?email=a', '/otro.example/'],
])('%s redirects without what a person typed', async (url, address) => {
  const { statusCode, headers } = await (await visitSite(SITE)).get(url, page);
  expect([statusCode, headers.location]).toEqual([303, address]);
  expect(headers['cache-control']).toBe('no-store');
});

test.each([
  { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
  { 'content-type': 'multipart/form-data; boundary=x', 'sec-fetch-site': 'cross-site' },
  {},
])('a page that receives a form does not change: %j', async (headers) => {
  const { app } = await appWithSite(SITE);
  const reply = await app.inject({
    method: 'POST',
    url: '/auth?modo=registro',
    headers: { ...page.headers, ...headers },
    payload: 'password=una-clave',
  });
  expect([reply.statusCode, reply.body]).toEqual([204, '']);
});

test('an address that is no page accepts no form', async () => {
  const visitor = await visitSite(SITE);
  for (const url of ['/api/no-existe', '/no-existe'])
    expect((await visitor.post(url, {})).statusCode, url).toBe(404);
});

test('the sitemap and robots.txt list the indexed pages with the origin of this server', async () => {
  const visitor = await visitSite(SITE, { appOrigin: 'https://forja.example' });
  const robots = await visitor.get('/robots.txt');
  expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(robots.body).toBe(
    'User-agent: *\nDisallow: /api/\nSitemap: https://forja.example/sitemap.xml\n',
  );

  const map = await visitor.get('/sitemap.xml');
  expect(map.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect([...map.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://forja.example/',
    'https://forja.example/auth',
    'https://forja.example/generar-plan',
  ]);
});

test('staging has no sitemap', async () => {
  const staging = await visitSite(SITE, { isStaging: true });
  expect((await staging.get('/robots.txt')).body).not.toContain('Sitemap');
  expect((await staging.get('/sitemap.xml')).statusCode).toBe(404);
});

test('the policy allows only the script that the build inlined', async () => {
  const hash = `sha256-${'A'.repeat(43)}=`;
  const policy = JSON.stringify({ scripts: [hash] });
  const visitor = await visitSite({ ...SITE, 'content-policy.json': policy });
  const { headers } = await visitor.get('/', page);
  expect(headers['content-security-policy']).toContain(`script-src 'self' '${hash}';`);
  const without = await (await visitSite(SITE)).get('/', page);
  expect(without.headers['content-security-policy']).toContain("script-src 'self';");
  const forged = JSON.stringify({ scripts: ["sha256-x' 'unsafe-inline"] });
  await expect(visitSite({ ...SITE, 'content-policy.json': forged })).rejects.toThrow();
});

test('only the barcode worker may compile WebAssembly', async () => {
  const worker = 'assets/barcode.worker-BBlI0Fjw.js';
  const visitor = await visitSite({ ...SITE, [worker]: '//', 'assets/other-BBlI0Fjw.js': '//' });
  const readPolicy = async (path: string) =>
    String((await visitor.get(path)).headers['content-security-policy']);
  expect(await readPolicy(`/${worker}`)).toContain("script-src 'self' 'wasm-unsafe-eval';");
  for (const path of ['/', '/assets/other-BBlI0Fjw.js', `/x/${worker}`])
    expect(await readPolicy(path)).not.toContain('unsafe');
});

test('an unchanged page is not sent again', async () => {
  const visitor = await visitSite(SITE);
  const { etag } = (await visitor.get('/', page)).headers;
  expect(
    (await visitor.get('/', { headers: { ...page.headers, 'if-none-match': String(etag) } }))
      .statusCode,
  ).toBe(304);
});

const ADDRESSED = {
  ...SITE,
  'routes.json': JSON.stringify({ ...JSON.parse(ROUTES), buildOrigin: 'https://build.invalid' }),
  'auth/index.html':
    '<html><meta property="og:image" content="https://build.invalid/share/a-1.png"><body></body></html>',
  'auth/index.html.br': brotliCompressSync('the copy of the build, without the address'),
  'share/a-1.png': 'a picture',
};
const AT_HOME = `<meta property="og:image" content="${ORIGIN}/share/a-1.png">`;

test('a document has the absolute origin in every encoding', async () => {
  const visitor = await visitSite(ADDRESSED);
  const ask = (encoding: string) =>
    visitor.get('/auth', { headers: { ...page.headers, 'accept-encoding': encoding } });
  expect((await ask('identity')).body).toContain(AT_HOME);
  const brotli = await ask('gzip, br');
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toContain(AT_HOME);
  const zipped = await ask('gzip, br;q=0');
  expect(zipped.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(zipped.rawPayload).toString()).toContain(AT_HOME);
  for (const { headers } of [brotli, zipped]) {
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers.vary).toMatch(/accept-encoding/i);
    expect(headers['cache-control']).toBe('no-cache');
  }
  const again = await visitor.get('/auth', {
    headers: { ...page.headers, 'if-none-match': String(brotli.headers.etag) },
  });
  expect(again.statusCode).toBe(304);

  const staging = await visitSite(ADDRESSED, { isStaging: true });
  expect((await staging.get('/auth', page)).body).toContain(AT_HOME);
});

test('share images are cached for a year under a hashed name', async () => {
  const { headers, statusCode } = await (await visitSite(ADDRESSED)).get('/share/a-1.png');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('image/png');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('hashed files are cached for a year and sent compressed', async () => {
  const reply = await (
    await visitSite(SITE)
  ).get('/assets/app-AbC123.js', { headers: { 'accept-encoding': 'br, gzip' } });
  expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(reply.headers['content-encoding']).toBe('br');
  expect(reply.headers['content-type']).toContain('javascript');
  expect(reply.headers.vary).toMatch(/accept-encoding/i);
  expect(brotliDecompressSync(reply.rawPayload).toString()).toBe('console.log(1)');
});

test('the service worker is never cached', async () => {
  expect((await (await visitSite(SITE)).get('/service-worker.js')).headers['cache-control']).toBe(
    'no-cache',
  );
});

test.each(['/no-existe', '/payments', '/mis-planes/a/b', '/mis-planes-x', '/auth/otra'])(
  "%s is a page that does not exist, also with another page's ETag",
  async (url) => {
    const visitor = await visitSite(SITE);
    const { etag } = (await visitor.get('/generar-plan', page)).headers;
    const reply = await visitor.get(url, {
      headers: { ...page.headers, 'if-none-match': String(etag) },
    });
    expect([reply.statusCode, reply.body]).toEqual([404, NOT_FOUND]);
  },
);

test.each([
  '/.secret',
  '/..%2f..%2fetc%2fpasswd',
  '/assets/../../package.json',
  '/%2e%2e/%2e%2e/package.json',
  '/assets%5c..%5c.secret',
  '/%00',
  '/no-existe/%E0%A4%A',
])('%s never reads a file outside the build', async (url) => {
  const reply = await (await visitSite(SITE)).get(url);
  expect([reply.statusCode, reply.body]).toEqual([404, NOT_FOUND]);
});

test('undecodable parameters do not break a page', async () => {
  const reply = await (await visitSite(SITE)).get('/generar-plan?x=%E0%A4%A', page);
  expect(reply.statusCode).toBe(200);
});

test('without a list of routes the app decides', async () => {
  const site = Object.fromEntries(Object.entries(SITE).filter(([name]) => name !== 'routes.json'));
  const reply = await (await visitSite(site)).get('/no-existe', page);
  expect([reply.statusCode, reply.body]).toEqual([200, APP]);
});

const MARK = 'Entorno de prueba: no se cobra de verdad';
const PAGES_OF = {
  ...SITE,
  'index.html': '<html><body class="x"><h1>Portada</h1></body></html>',
  'index.html.br': brotliCompressSync('<html><body><h1>Portada</h1></body></html>'),
  'app.html': '<html><body><div id="root"></div></body></html>',
  '404.html': '<html><body><h1>No existe</h1></body></html>',
  'generar-plan/index.html': '<html><body><h1>Generar plan</h1></body></html>',
  'auth/index.html': '<html><body><h1>Entrar</h1></body></html>',
};

test.each([
  '/',
  '/auth',
  '/generar-plan',
  '/payment/success',
  '/no-existe',
  '/app.html',
  '/?ref=gym',
  '/api/docs',
])('in staging the page %s shows the mark once and is not indexed', async (url) => {
  const staging = await visitSite(PAGES_OF, { isStaging: true });
  const reply = await staging.get(url, {
    headers: { ...page.headers, 'accept-encoding': 'br, gzip' },
  });
  expect(reply.body.split(MARK)).toHaveLength(2);
  expect(reply.headers['content-type']).toContain('text/html');
  expect(reply.headers['x-robots-tag']).toBe('noindex, nofollow');
  expect(reply.headers['content-security-policy']).toContain("script-src 'self'");

  const usual = await (await visitSite(PAGES_OF)).get(url, page);
  expect(usual.body).not.toContain('Entorno');
  expect(usual.headers['x-robots-tag']).not.toBe('noindex, nofollow');
  expect(usual.statusCode).toBe(reply.statusCode);
});

test('in staging other files are served as built', async () => {
  const reply = await (
    await visitSite(PAGES_OF, { isStaging: true })
  ).get('/assets/app-AbC123.js', {
    headers: { 'accept-encoding': 'br' },
  });
  expect(reply.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(reply.rawPayload).toString()).toBe('console.log(1)');
});

const { whatsapp, instagram, supportEmail, priceArs, duration, ...ofSeller } = settingPlaceholders;
const { seller, support, dataFiscalUrl } = ofSeller;
const WITH_SETTINGS = {
  ...SITE,
  'auth/index.html': `<meta name="forja-settings" content="@forja-settings@"><p>$ ${priceArs} por ${duration}. ${whatsapp}, ${instagram} y ${supportEmail}.</p><div><p>${seller}</p><p class="x">${support}</p><a href="${dataFiscalUrl}"><img src="/data-fiscal.svg">Data Fiscal</a></div><a href="/auth">Entrar</a>`,
};
const readAuthPage = async (setup: SiteSetup = {}) =>
  (await (await visitSite(WITH_SETTINGS, setup)).get('/auth', page)).body;

test('a document shows the price of this server and the support contacts', async () => {
  const body = await readAuthPage({
    contacts: {
      whatsapp: '5493415550000',
      instagram: 'https://www.instagram.com/otra.marca',
      supportEmail: 'ayuda@otra.example',
    },
    payments: { prices: { months: 1, arsCents: 1_250_050, usdCents: 900 } },
  });
  expect(body).toContain(
    '<p>$ 12.500,50 por 1 mes. 5493415550000, https://www.instagram.com/otra.marca y ayuda@otra.example.</p>',
  );
  const settings = decodeSettings(/content="([^"]*)"/.exec(body)?.[1]);
  expect(settings).toMatchObject({ priceArs: '12.500,50', supportEmail: 'ayuda@otra.example' });
});

test('without settings a document shows the default price and contacts', async () => {
  const body = await readAuthPage();
  expect(body).toContain(`$ 10.000 por 3 meses. ${defaults.contacts.whatsapp}, `);
  expect(body).not.toContain('@forja-');
});

const SELLER: Seller = {
  tradeName: 'Forja',
  legalName: 'Ejemplo S. A.',
  cuit: '30500010912',
  address: 'Av. Siempreviva 742, Rosario',
  taxCondition: 'responsable_inscripto',
  supportHours: '9:00-17:00',
  supportArea: 'Soporte',
  dataFiscalUrl: 'http://qr.afip.gob.ar/?qr=abc,,',
};

test('a document names the seller, its contacts and its Data Fiscal', async () => {
  const body = await readAuthPage({ seller: SELLER });
  expect(body).toContain(
    'Forja, de Ejemplo S. A. · CUIT 30-50001091-2 · Av. Siempreviva 742, Rosario · IVA Responsable Inscripto',
  );
  expect(body).toContain('días hábiles de 9:00 a 17:00');
  expect(body).toContain(
    '<a href="http://qr.afip.gob.ar/?qr=abc,,"><img src="/data-fiscal.svg">Data Fiscal</a>',
  );
});

test('a document without a seller has no section about one', async () => {
  expect(await readAuthPage()).toContain('</p><div></div><a href="/auth">Entrar</a>');
});

test('the server draws the Data Fiscal code only if its address is set', async () => {
  const drawn = await (await visitSite(WITH_SETTINGS, { seller: SELLER })).get('/data-fiscal.svg');
  expect(drawn.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
  expect(drawn.body).toMatch(/^<svg [^>]*viewBox="-4 -4 \d+ \d+">.*<path d="M0 0h7v1h-7z/);
  expect((await (await visitSite(WITH_SETTINGS)).get('/data-fiscal.svg')).statusCode).toBe(404);
});

test('in staging a document shows the settings too', async () => {
  expect(await readAuthPage({ isStaging: true })).toContain('$ 10.000 por 3 meses');
});

test('a scheduled price appears in a document on time, without a restart', async () => {
  const boss = aUser({ role: 'admin' });
  const { visitor, as, pass } = await appWithSite(WITH_SETTINGS, { users: [boss] });
  const read = async () => (await visitor.get('/auth', page)).body;
  const scheduled = await (
    await as(boss)
  ).post('/api/admin/prices', {
    startsAt: '2026-03-01T13:00:00Z',
    arsCents: 1_250_000,
    usdCents: 1_250,
    reason: 'Aumento',
  });
  expect(scheduled.statusCode, scheduled.body).toBe(200);
  expect(await read()).toContain('$ 10.000 por 3 meses');
  pass(3_600_000 - 1);
  expect(await read()).toContain('$ 10.000 por 3 meses');
  pass(1);
  const body = await read();
  expect(body).toContain('$ 12.500 por 3 meses');
  expect(decodeSettings(/content="([^"]*)"/.exec(body)?.[1])).toMatchObject({ priceArs: '12.500' });
});

test('settings that do not fit inside a document stop the server at startup', async () => {
  const contacts = { ...defaults.contacts, supportEmail: '"><script>' };
  await expect(visitSite(WITH_SETTINGS, { contacts })).rejects.toThrow('supportEmail');
});

test('a document is sent once', async () => {
  const { visitor, log } = await appWithSite(WITH_SETTINGS);
  for (const encoding of ['identity', 'br'])
    await visitor.get('/auth', { headers: { ...page.headers, 'accept-encoding': encoding } });
  expect(log()).not.toContain('already sent');
});

test.each([undefined, '*/*', 'image/avif,image/webp,*/*;q=0.8', 'text/html', 'application/json'])(
  'a program that accepts %s gets the same page as a browser',
  async (accept) => {
    const { app } = await appWithSite(SITE);
    for (const method of ['GET', 'HEAD'] as const) {
      const ask = (url: string) =>
        app.inject({
          method,
          url,
          headers: { host: 'localhost:3000', ...(accept !== undefined && { accept }) },
        });
      for (const url of ['/no-existe', '/foto.png', '/assets/gone-000000.js']) {
        const unknown = await ask(url);
        expect([unknown.statusCode, unknown.headers['content-type']]).toEqual([
          404,
          'text/html; charset=utf-8',
        ]);
        expect(unknown.body).toBe(method === 'HEAD' ? '' : NOT_FOUND);
      }
      expect((await ask('/payment/1')).statusCode).toBe(200);
      expect((await ask('/mis-planes/1')).statusCode).toBe(303);
      const missing = await ask('/api/no-existe');
      expect([missing.statusCode, missing.headers['content-type']]).toEqual([
        404,
        'application/json; charset=utf-8',
      ]);
    }
  },
);

test('security.txt says where to report a vulnerability and expires within a year', async () => {
  const { visitor, now, pass } = await appWithSite(SITE);
  const read = async () => (await visitor.get('/.well-known/security.txt')).body;
  expect((await visitor.get('/.well-known/security.txt')).headers['content-type']).toBe(
    'text/plain; charset=utf-8',
  );
  expect(await read()).toBe(
    [
      `Contact: mailto:${defaults.contacts.supportEmail}?subject=seguridad`,
      'Expires: 2026-08-28T00:00:00.000Z',
      'Preferred-Languages: es',
      `Canonical: ${ORIGIN}/.well-known/security.txt`,
      `Policy: ${ORIGIN}/.well-known/security-policy.txt`,
      '',
    ].join('\n'),
  );
  pass(300 * 86_400_000);
  const [, expires = ''] = /^Expires: (.+)$/m.exec(await read()) ?? [];
  expect(Date.parse(expires)).toBeGreaterThan(now().getTime());
  const policy = await visitor.get('/.well-known/security-policy.txt');
  expect(policy.body).toContain(defaults.contacts.supportEmail);
});
