import { readFile } from 'node:fs/promises';
import { expect, test } from '../../support/fixtures.ts';
import { waitForWholeApp } from '../../support/browser/service-worker.ts';
import {
  answerGoalStep,
  answerHealthStep,
  answerPersonStep,
  answerScreening,
  openPlanPart,
  savePlan,
} from '../../support/pages/plan-form.ts';
import { listMissingFigures, readPdfText } from '../../support/pages/pdf-figures.ts';

test.use({ serviceWorkers: 'allow' });

test('with the server down: the clinician sheet, help for chest pain, the glossary, and the tools of care abroad', async ({
  page,
  app,
  signInAs,
  consoleGuard,
}) => {
  // browser logs of failed calls
  consoleGuard.allow(/Failed to load resource|net::ERR|fetching the script/);
  await signInAs();
  await savePlan(page, { condition: 'Enfermedad renal' });
  const plan = page.url();
  await waitForWholeApp(page);
  await test.step('the glossary is searched by typo, filtered and compared', async () => {
    await page.goto('/glosario');
    const main = page.getByRole('main');
    await page.getByRole('searchbox', { name: 'Buscar un compuesto' }).fill('oxandrolna');
    await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('Oxandrolona');
    await page.getByRole('button', { name: 'Comparar Oxandrolona' }).click();
    await page.getByRole('button', { name: 'Sacar los filtros' }).click();
    await page.getByLabel('Categoría').selectOption({ label: 'Legales y naturales' });
    await expect(main.getByText('3 compuestos')).toBeVisible();
    await page.getByRole('button', { name: 'Comparar Creatina' }).click();
    await expect(page).toHaveURL(/comparar=oxandrolona(,|%2C)creatina/);
    await expect(main.getByRole('table', { name: 'Comparación' })).toContainText('caja negra');
  });
  await app.kill();
  try {
    await test.step('the clinician sheet is one page, on paper and as a PDF', async () => {
      await page.goto(plan);
      await openPlanPart(page, 'Riesgo');
      await page.getByRole('link', { name: 'Ver la ficha' }).click();
      await expect(page).toHaveURL(/\/mis-planes\/[0-9a-f-]{36}\/ficha-clinica$/);
      await expect(
        page.getByRole('heading', { level: 1, name: 'Ficha para tu médico' }),
      ).toBeVisible();
      await page.reload();
      const sheet = page.getByRole('article');
      await expect(sheet).toContainText('Varón, 27 años, 78,4 kg');
      await expect(sheet).toContainText('Condiciones: enfermedad renal.');
      await expect(sheet).toContainText(/KDIGO/);
      await expect(sheet).toContainText('107 o 911');
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Descargar PDF' }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toBe('forja-ficha-clinica.pdf');
      const file = await readFile(await download.path(), 'latin1');
      expect(file.slice(0, 5)).toBe('%PDF-');
      expect(countPages(file)).toBe(1);
      expect(readPdfText(file)).toContain('enfermedad renal');
      expect(await listMissingFigures(page, file)).toEqual([]);
      const paper = await page.pdf({ preferCSSPageSize: true });
      expect(countPages(paper.toString('latin1'))).toBe(1);
    });

    await test.step('chest pain is offered help at once, before the plan', async () => {
      await page.goto('/generar-plan');
      await page.getByRole('button', { name: 'Empezar en blanco' }).click();
      await answerPersonStep(page, {});
      await page.getByRole('button', { name: 'Seguir con tu salud' }).click();
      await page
        .getByRole('checkbox', { name: 'Dolor de pecho, falta de aire o desmayo ahora' })
        .check();
      const offer = page.getByRole('alert').filter({ hasText: 'Esto va primero.' });
      await expect(offer.getByRole('link', { name: '107' })).toHaveAttribute('href', 'tel:107');
      await offer.getByRole('link', { name: 'Qué hacer ante una alarma' }).click();
      const heading = page.getByRole('heading', { level: 1, name: 'Pará y pedí ayuda' });
      await expect(heading).toBeFocused();
      await page.goBack();
      await expect(
        page.getByRole('region', { name: 'Llamar' }).getByRole('link', { name: 'Llamar al 911' }),
      ).toHaveAttribute('href', 'tel:911');

      await answerHealthStep(page, {});
      await answerScreening(page);
      await answerGoalStep(page, {});
      await page.getByRole('button', { name: 'Generar mi plan' }).click();
      await expect(heading).toBeFocused();
      await expect(page.getByText('Marcaste un síntoma de urgencia')).toBeVisible();
      await expect(page.getByRole('region', { name: 'Resumen' })).toHaveCount(0);
      await page.getByRole('button', { name: 'Ya lo leí: ver el plan' }).click();
      await expect(page.getByRole('region', { name: 'Resumen' })).toBeVisible();
    });

    await test.step('a glossary entry and the tools of care open', async () => {
      await page.goto('/glosario/creatina');
      await expect(page.getByRole('heading', { level: 1, name: 'Creatina' })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: '141' })).toBeVisible();
      const care = page.getByRole('navigation', { name: 'Herramientas de cuidado' });
      await care.getByRole('link', { name: 'Calendario de controles' }).click();
      await expect(page.getByText('más de 54 %').first()).toBeVisible();
      await care.getByRole('link', { name: 'Dejar de usar' }).click();
      await expect(page.getByRole('heading', { name: 'A quién ver' })).toBeVisible();
      await page.goto('/alarma');
    });

    await test.step('another country never gets Argentine numbers', async () => {
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
    });
  } finally {
    await app.start();
  }
});

const countPages = (pdf: string): number => pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
