import { readFile } from 'node:fs/promises';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/browser/accessibility.ts';
import { expect, test } from '../../support/fixtures.ts';
import { waitForWholeApp } from '../../support/browser/service-worker.ts';

test('the tools of care are one tap from a compound, ask for no account and no length of use', async ({
  page,
}) => {
  await page.goto('/glosario/oxandrolona');
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
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await care.getByRole('link', { name: 'Dejar de usar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dejar de usar' })).toBeVisible();
  await page.getByRole('button', { name: /^Fuente de ánimo/ }).click();
  await expect(page.getByRole('dialog')).toContainText('Anawalt');
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test.describe('without signal', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the tools of care are there, and another country is never given our numbers', async ({
    page,
    app,
    signedInAs,
    consoleGuard,
  }) => {
    consoleGuard.allow(/Failed to load resource|net::ERR|fetching the script/);
    await signedInAs();
    await page.goto('/');
    await waitForWholeApp(page);
    await app.kill();
    try {
      await page.goto('/controles');
      await expect(page.getByText('más de 54 %').first()).toBeVisible();
      await page.goto('/dejar-de-usar');
      await expect(page.getByRole('heading', { name: 'A quién ver' })).toBeVisible();
      await page.goto('/alarma');
      const calls = page.getByRole('region', { name: 'Llamar' });
      await expect(calls).toBeVisible();
      await page.getByRole('radio', { name: 'Otro país' }).check();
      await expect(calls).toHaveCount(0);
      await page.reload();
      await expect(page.getByText('al número de emergencias de ese país')).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: '107' })).toHaveCount(0);
      for (const path of ['/controles', '/dejar-de-usar', '/glosario']) {
        await page.goto(path);
        await expect(page.getByText('número de emergencias de donde estás').first()).toBeVisible();
        await expect(page.locator('main a[href^="tel:"]')).toHaveCount(0);
      }
    } finally {
      await app.start();
    }
  });
});
