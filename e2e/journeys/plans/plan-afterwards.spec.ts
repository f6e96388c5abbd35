import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { expect, test } from '../../support/fixtures.ts';
import { openPlanPart, savePlan } from '../../support/pages/plan-form.ts';

test('the check-ups of a plan become a calendar, and the plan can be made again with the engine of today', async ({
  page,
  signedInAs,
}) => {
  await signedInAs();
  await savePlan(page, { cycleType: 'Con química' });

  await page.getByRole('button', { name: 'Ver los controles' }).click();
  await page.getByLabel('Día en que empezás').fill('2026-12-01');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar calendario' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('forja-controles.ics');
  const calendar = await readFile(await download.path(), 'utf8');
  expect(calendar).toMatch(/^BEGIN:VCALENDAR/);
  expect(calendar).toContain('DTSTART;VALUE=DATE:202');

  await openPlanPart(page, 'Fuentes');
  await page.getByRole('button', { name: 'Ver qué cambiaría' }).click();
  const sheet = page.getByRole('dialog', { name: 'Con el motor de hoy' });
  await expect(sheet).toContainText('sale el mismo plan, número por número');
  await expectAccessible(page);
});
