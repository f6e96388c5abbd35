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

for (const path of PATHS)
  test(`${path} is on the screen with few requests, and is whole with few more`, async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(path);
    await expect(page.getByRole('region', { name: 'Avisos de la app' })).toBeAttached();
    await expect(page.getByTestId('splash')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(MOST_REQUESTS);

    const beforePaint = await page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      const files = performance.getEntriesByType('resource');
      return paint && files.filter(({ startTime }) => startTime < paint.startTime).length;
    });
    if (beforePaint === undefined) throw new Error('the page was never painted');
    // and the document
    expect(beforePaint + 1).toBeLessThanOrEqual(MOST_BEFORE_PAINT);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the prices page says what it costs, for how long, and what is free', async ({ page }) => {
    await page.goto('/membresias');
    await expect(page.getByText('$ 10.000')).toBeVisible();
    await expect(page.getByText('Un solo pago por 3 meses.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Activar membresía' })).toBeVisible();
    await expect(page.getByText('El glosario entero, con sus fuentes')).toBeVisible();
  });

  for (const path of ['/arrepentimiento', '/baja'])
    test(`${path} has its form`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByLabel('Correo de tu cuenta')).toBeVisible();
    });

  for (const [address, button] of [
    ['/auth', 'Iniciar sesión'],
    ['/auth?modo=registro&next=%2Fmedidas', 'Crear cuenta'],
    ['/auth?modo=recuperar', 'Seguir'],
  ] as const)
    test(`${address} has the form that it asks for`, async ({ page }) => {
      await page.goto(address);
      await expect(page.locator('#root form').getByRole('button', { name: button })).toBeVisible();
      await expect(page.locator('#root form')).toHaveAttribute('method', 'post');
    });
});
