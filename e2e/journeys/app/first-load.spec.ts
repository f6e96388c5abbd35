import { inEmptyBrowser } from '../../support/browser/empty-browser.ts';
import { expect, test } from '../../support/fixtures.ts';

/** Of a visitor with bad signal: each request is a turn to the server and back. */
const MOST_REQUESTS = 20;
const MOST_BEFORE_PAINT = 8;

const PATHS = [
  '/',
  '/membresias',
  '/arrepentimiento',
  '/baja',
  '/auth',
  '/generar-plan',
  '/glosario',
  '/glosario/oxandrolona',
];

test('every page of a visitor is on the screen with few requests, and is whole with few more', async ({
  browser,
  app,
}) => {
  for (const path of PATHS)
    // each is a first visit
    await inEmptyBrowser({ browser, app }, async (page) => {
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await page.goto(path);
      await expect(page.getByRole('region', { name: 'Avisos de la app' })).toBeAttached();
      await expect(page.getByTestId('splash')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      expect(requests.length, `${path}\n${requests.join('\n')}`).toBeLessThanOrEqual(MOST_REQUESTS);

      const beforePaint = await page.evaluate(() => {
        const [paint] = performance.getEntriesByName('first-contentful-paint');
        const files = performance.getEntriesByType('resource');
        return paint && files.filter(({ startTime }) => startTime < paint.startTime).length;
      });
      if (beforePaint === undefined) throw new Error('the page was never painted');
      // and the document
      expect(beforePaint + 1, path).toBeLessThanOrEqual(MOST_BEFORE_PAINT);
    });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is there without its splash, the prices say what is free, and each form is the one that was asked for', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByTestId('splash')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await page.goto('/membresias');
    await expect(page.getByText('$ 10.000')).toBeVisible();
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
