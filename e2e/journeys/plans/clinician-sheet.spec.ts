import { readFile } from 'node:fs/promises';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/browser/accessibility.ts';
import { expect, test } from '../../support/fixtures.ts';
import { waitForWholeApp } from '../../support/browser/service-worker.ts';
import { openPlanPart, savePlan } from '../../support/pages/plan-form.ts';
import { listMissingFigures, readPdfText } from '../../support/pages/pdf-figures.ts';

test.use({ serviceWorkers: 'allow' });

test('the sheet for a clinician is one page, on paper and as a PDF, also with the server away', async ({
  page,
  signedInAs,
  app,
  consoleGuard,
}) => {
  await signedInAs();
  await savePlan(page, { condition: 'Enfermedad renal' });
  await waitForWholeApp(page);
  consoleGuard.allow(/Failed to load resource|net::ERR/);
  await app.kill();
  try {
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
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Descargar PDF' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('forja-ficha-clinica.pdf');
    const file = await readFile(await download.path(), 'latin1');
    expect(file.slice(0, 5)).toBe('%PDF-');
    expect(pagesOf(file)).toBe(1);
    expect(readPdfText(file)).toContain('enfermedad renal');
    expect(await listMissingFigures(page, file)).toEqual([]);

    expect(pagesOf((await page.pdf({ preferCSSPageSize: true })).toString('latin1'))).toBe(1);
  } finally {
    await app.start();
  }
});

const pagesOf = (pdf: string): number => pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
