import { readFile } from 'node:fs/promises';
import { expect, test } from '../../support/fixtures.ts';
import { expectPaper, readPrintedAddress } from '../../support/pages/paper.ts';

const LABELLED = '/glosario/undecanoato-de-testosterona';

test('a visitor reads an entry, has the tools of care one tap away, and needs an account to search', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 404/);
  const main = page.getByRole('main');
  await page.goto('/glosario');
  await test.step('the tools require an account, and reading does not', async () => {
    await expect(page.getByRole('link', { name: 'Ingresar' }).first()).toBeVisible();
    await page.getByRole('searchbox', { name: 'Buscar un compuesto' }).click();
    const accessDialog = page.getByRole('dialog', { name: 'Acceso requerido' });
    await expect(accessDialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(main.getByRole('link', { name: '107' })).toHaveAttribute('href', 'tel:107');

    await main.getByRole('link', { name: 'Oxandrolona' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Oxandrolona' })).toBeVisible();
    await expect(page).toHaveTitle('Oxandrolona: riesgos y fuentes · Forja');
    await expect(accessDialog).toHaveCount(0);
    await main.getByRole('link', { name: 'Volver al glosario' }).click();
    await expect(page).toHaveTitle('Glosario de compuestos · Forja');
    await main.getByRole('link', { name: 'Oxandrolona' }).click();
  });

  await test.step('the check-ups become a calendar without an account or end date', async () => {
    const care = page.getByRole('navigation', { name: 'Herramientas de cuidado' });
    await care.getByRole('link', { name: 'Calendario de controles' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Calendario de controles' }),
    ).toBeVisible();
    const download = page.getByRole('button', { name: 'Descargar calendario' });
    await expect(download).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('radio', { name: 'Estoy usando' }).check();
    await page.getByLabel('Día en que empezaste').fill('2020-01-06');
    const dates = page.getByRole('list', { name: 'Tus fechas' });
    await expect(dates.getByRole('listitem')).toHaveCount(5);
    const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
    expect(file.suggestedFilename()).toBe('forja-controles.ics');
    const text = (await readFile(await file.path(), 'utf8')).replaceAll(/\r\n[ \t]/g, '');
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(5);
    expect(text).toContain('Test de embarazo (mujeres hasta los 55 años)');

    await care.getByRole('link', { name: 'Dejar de usar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dejar de usar' })).toBeVisible();
    await page.getByRole('button', { name: /^Fuente de ánimo/ }).click();
    await expect(page.getByRole('dialog')).toContainText('Anawalt');
    await page.keyboard.press('Escape');
  });

  await test.step('the curve of a labelled drug has its caveats, and its table opens', async () => {
    await page.goto(LABELLED);
    const curve = page.locator('#curva');
    await expect(
      curve.getByRole('img', { name: /Tu nivel real puede ser la mitad/ }),
    ).toBeVisible();
    await expect(curve).toContainText('no sirve para elegir una dosis');
    await curve.getByText('Ver tabla').click();
    await expect(curve.getByRole('table')).toContainText('Día 464');
    await curve.getByRole('button', { name: /^Fuente de variación entre personas/ }).click();
    await expect(page.getByRole('dialog')).toContainText('Testoviron');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('an entry prints completely and light, with source addresses', async () => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    for (const id of [
      'senales',
      'riesgo',
      'bajarlo',
      'controles',
      'compuesto',
      'curva',
      'no-sabemos',
      'fuentes',
    ])
      await expect(page.locator(`#${id}`)).toBeVisible();
    // folded on the screen
    await expect(page.getByText('Infarto: 3 veces más frecuente').first()).toBeVisible();
    await expect(page.getByRole('link', { name: '107' }).first()).toBeVisible();
    await expectPaper(page);
    const source = page.locator('#fuentes a[href^="https://doi.org/"]').first();
    expect(await source.evaluate(readPrintedAddress)).toContain('https://doi.org/');
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  });

  await test.step("an unknown entry's address says so inside the usual frame", async () => {
    await page.goto('/glosario/nada');
    await expect(
      page.getByRole('heading', { level: 1, name: '404 Página no encontrada' }),
    ).toBeVisible();
    await expect(page).toHaveTitle('404 Página no encontrada · Forja');
    await page.getByRole('banner').getByRole('link', { name: 'Forja' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});

test('wide pages about compounds keep contents and alarm beside the text @only-wide', async ({
  page,
}) => {
  for (const { path, title, part } of [
    { path: LABELLED, title: 'Undecanoato', part: 'Qué controlar' },
    { path: '/controles', title: 'Calendario de controles', part: 'Durante' },
    { path: '/dejar-de-usar', title: 'Dejar de usar', part: 'A quién ver' },
  ]) {
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
    expect(shift, path).toBeLessThan(0.02);
  }
});
