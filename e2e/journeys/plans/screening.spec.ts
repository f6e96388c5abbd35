import { expect, test } from '../../support/fixtures.ts';
import { makePlan } from '../../support/pages/plan-form.ts';

test('a skipped screening shows no deficit and why; answered from the plan, it does', async ({
  page,
  signedInAs,
}) => {
  await signedInAs();
  await makePlan(page, { sex: 'Mujer', goal: 'Bajar grasa', screening: 'skipped' });
  const energy = page
    .getByRole('region', { name: 'Resumen' })
    .locator('.card_statCell .text_figure')
    .first();
  const why = page
    .locator('.alert_root')
    .filter({ hasText: 'Todavía no contestaste las preguntas sobre tu relación con la comida' });
  await expect(why).toBeVisible();
  const without = kilocalories(await energy.innerText());

  await why.getByRole('button', { name: 'Contestar ahora' }).click();
  await expect(page.getByRole('heading', { name: 'Antes de seguir' })).toBeFocused();
  for (const answer of await page.getByRole('radio', { name: 'No', exact: true }).all())
    await answer.check();
  await page.getByRole('button', { name: 'Seguir con el objetivo' }).click();
  await page.getByRole('button', { name: 'Generar mi plan' }).click();
  await expect(page.getByRole('button', { name: 'Guardar plan' })).toBeVisible();
  await expect(why).toHaveCount(0);
  expect(kilocalories(await energy.innerText())).toBeLessThan(without);
});

const kilocalories = (text: string): number => Number(text.replaceAll(/\D/g, ''));
