import type { Page } from '@playwright/test';
import { runInFreshBrowser } from '../../support/browser/empty-browser.ts';
import { expect, test } from '../../support/fixtures.ts';

/** Requests of a first visit, each a round trip on bad signal. */
const MAX_REQUESTS = 10;
/** Bytes of all requests over the network, fonts included. */
const MAX_BYTES = 120 * 1024;
const MAX_SCRIPT_BYTES = 8 * 1024;

const PATHS = [
  '/',
  '/membresias',
  '/auth',
  '/glosario',
  '/glosario/oxandrolona',
  '/generar-plan',
  '/arrepentimiento',
  '/baja',
];

test("a visitor's page before any touch is one document with its fonts and one small script", async ({
  browser,
  app,
}) => {
  for (const path of PATHS)
    // every page is a first visit
    await runInFreshBrowser({ browser, app }, async (page) => {
      const transfers = await watchTransfers(page);
      const reply = await page.goto(path);
      expect(reply?.headers()['content-security-policy'], path).not.toContain('unsafe-inline');
      await expect(page.getByRole('region', { name: 'Avisos de la app' })).toBeAttached();
      await expect(page.getByTestId('splash')).toHaveCount(0);
      await page.waitForLoadState('networkidle');

      const all = [...transfers.values()];
      const list = all.map(({ url, bytes }) => `${bytes} ${url}`).join('\n');
      expect(all.length, `${path}\n${list}`).toBeLessThanOrEqual(MAX_REQUESTS);
      const bytes = all.reduce((sum, each) => sum + each.bytes, 0);
      expect(bytes, `${path}\n${list}`).toBeLessThanOrEqual(MAX_BYTES);
      const code = all.filter(({ url }) => /\/(assets|api)\//.test(url));
      expect(code.map(({ url }) => new URL(url).pathname)).toEqual([
        expect.stringMatching(/^\/assets\/site-[\w-]+\.js$/),
      ]);
      // browsers request brotli only over HTTPS
      const script = await page.request.get(code[0]?.url ?? '', {
        headers: { 'accept-encoding': 'br' },
      });
      expect(script.headers()['content-encoding']).toBe('br');
      const scriptBytes = Number(script.headers()['content-length']);
      expect(scriptBytes, path).toBeGreaterThan(0);
      expect(scriptBytes, path).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
    });
});

type Transfer = { url: string; bytes: number };

/** Transferred bytes per request, headers included. Call it before opening a page. */
async function watchTransfers(page: Page): Promise<Map<string, Transfer>> {
  const transfers = new Map<string, Transfer>();
  const network = await page.context().newCDPSession(page);
  network.on('Network.requestWillBeSent', ({ requestId, request: { url } }) =>
    transfers.set(requestId, { url, bytes: 0 }),
  );
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes = encodedDataLength;
  });
  await network.send('Network.enable');
  return transfers;
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page shows without its splash, the prices say what is free, and each address shows its form', async ({
    page,
  }) => {
    for (const path of PATHS) {
      await page.goto(path);
      await expect(page.getByTestId('splash')).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      const text = await page.getByRole('main').innerText();
      expect(text.length, path).toBeGreaterThan(200);
    }

    await page.goto('/membresias');
    await expect(page.getByText('$ 10.000').first()).toBeVisible();
    await expect(page.getByText('Un solo pago por 3 meses.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Activar membresía' })).toBeVisible();
    await expect(page.getByText('El glosario entero, con sus fuentes')).toBeVisible();

    for (const path of ['/arrepentimiento', '/baja']) {
      await page.goto(path);
      await expect(page.getByLabel('Correo de tu cuenta')).toBeVisible();
    }

    for (const [address, button] of [
      ['/auth', 'Iniciar sesión'],
      ['/auth?modo=registro&next=%2Fmedidas', 'Crear cuenta'],
      ['/auth?modo=recuperar', 'Seguir'],
    ] as const) {
      await page.goto(address);
      const form = page.locator('#root form');
      await expect(form.getByRole('button', { name: button }), address).toBeVisible();
      await expect(form, address).toHaveAttribute('method', 'post');
    }
  });
});
