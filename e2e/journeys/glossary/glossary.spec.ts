import { expectAccessible, expectNoSidewaysScroll } from '../../support/browser/accessibility.ts';
import { expect, test } from '../../support/fixtures.ts';
import { waitForWholeApp } from '../../support/browser/service-worker.ts';

test('a visitor reads an entry and whom to call, and the tools ask for an account', async ({
  page,
}) => {
  await page.goto('/glosario');
  const main = page.getByRole('main');
  await expect(page.getByRole('link', { name: 'Ingresar' }).first()).toBeVisible();
  await page.getByRole('searchbox', { name: 'Buscar un compuesto' }).click();
  const asked = page.getByRole('dialog', { name: 'Acceso requerido' });
  await expect(asked).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(main.getByRole('link', { name: '107' })).toHaveAttribute('href', 'tel:107');

  await main.getByRole('link', { name: 'Oxandrolona' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Oxandrolona' })).toBeVisible();
  await expect(page).toHaveTitle('Oxandrolona: riesgos y fuentes · Forja');
  await expect(asked).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await main.getByRole('link', { name: 'Volver al glosario' }).click();
  await expect(page).toHaveTitle('Glosario de compuestos · Forja');
});

test('an address that no entry has says so in the frame of every page', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 404/);
  await page.goto('/glosario/nada');
  await expect(
    page.getByRole('heading', { level: 1, name: '404 Página no encontrada' }),
  ).toBeVisible();
  await expect(page).toHaveTitle('404 Página no encontrada · Forja');
  await page.getByRole('banner').getByRole('link', { name: 'Forja' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test.describe('without signal', () => {
  test.use({ serviceWorkers: 'allow' });

  test('search by typo, filter, compare, and all of it again without signal', async ({
    page,
    app,
    signedInAs,
    consoleGuard,
  }) => {
    consoleGuard.allow(/Failed to load resource|net::ERR/);
    await signedInAs();
    await page.goto('/glosario');
    const main = page.getByRole('main');
    const rows = main.getByRole('heading', { level: 2 });

    await page.getByRole('searchbox', { name: 'Buscar un compuesto' }).fill('oxandrolna');
    await expect(rows.first()).toHaveText('Oxandrolona');
    await page.getByRole('button', { name: 'Comparar Oxandrolona' }).click();
    await page.getByRole('button', { name: 'Sacar los filtros' }).click();
    await page.getByLabel('Categoría').selectOption({ label: 'Legales y naturales' });
    await expect(main.getByText('3 compuestos')).toBeVisible();
    await page.getByRole('button', { name: 'Comparar Creatina' }).click();
    await expect(page).toHaveURL(/comparar=oxandrolona(,|%2C)creatina/);
    await expect(main.getByRole('table', { name: 'Comparación' })).toContainText('caja negra');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    await waitForWholeApp(page);
    await app.kill();
    try {
      const again = await page.context().newPage();
      await again.goto('/glosario/creatina');
      await expect(again.getByRole('heading', { level: 1, name: 'Creatina' })).toBeVisible();
      await expect(again.getByRole('link', { name: '141' })).toBeVisible();
    } finally {
      await app.start();
    }
  });
});

test('the curve of a drug of a label is drawn with its caveats, and its table opens', async ({
  page,
}) => {
  await page.goto('/glosario/undecanoato-de-testosterona');
  const curve = page.locator('#curva');
  await expect(curve.getByRole('img', { name: /Tu nivel real puede ser la mitad/ })).toBeVisible();
  await expect(curve).toContainText('no sirve para elegir una dosis');
  await curve.getByText('Ver tabla').click();
  await expect(curve.getByRole('table')).toContainText('Día 464');
  await curve.getByRole('button', { name: /^Fuente de variación entre personas/ }).click();
  await expect(page.getByRole('dialog')).toContainText('Testoviron');
  await page.keyboard.press('Escape');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

for (const { path, title, part } of [
  { path: '/glosario/undecanoato-de-testosterona', title: 'Undecanoato', part: 'Qué controlar' },
  { path: '/controles', title: 'Calendario de controles', part: 'Durante' },
  { path: '/dejar-de-usar', title: 'Dejar de usar', part: 'A quién ver' },
])
  test(`on a wide screen ${path} keeps its contents and the alarm beside the text @only-wide`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByTestId('splash')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const contents = page.getByRole('navigation', { name: 'En esta página' });
    await contents.getByRole('link', { name: part }).click();
    await expect(page.getByRole('heading', { name: part, exact: true })).toBeInViewport();
    await expect(contents).toBeInViewport({ ratio: 1 });
    await expect(
      page.getByRole('complementary').getByRole('link', { name: 'Qué hacer ante una alarma' }),
    ).toBeInViewport();
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(
              list
                .getEntries()
                .reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0),
            ),
          ).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(0), 1000);
        }),
    );
    expect(shift).toBeLessThan(0.02);
    await expectAccessible(page);
  });
