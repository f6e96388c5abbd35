import { expect, test } from '../../support/fixtures.ts';
import {
  answerGoalStep,
  answerHealthStep,
  answerPersonStep,
  expectSavedPlan,
  makePlan,
  answerScreening,
  openPlanPart,
  PLAN_PARTS,
} from '../../support/pages/plan-form.ts';

test('a plan explains what it omits: a deficit without screening, and compounds with heart disease or under 18', async ({
  page,
  signInAs,
}) => {
  await signInAs();
  await test.step('a skipped screening shows no deficit until answered from the plan', async () => {
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

  await test.step('heart disease with steroids gets Muy Alto, no compounds, the reason and the natural plan', async () => {
    await makePlan(page, { condition: 'Enfermedad cardíaca', cycleType: 'Con química' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu plan va sin compuestos');
    const today = page.getByRole('region', { name: 'Hoy', exact: true });
    await expect(today).toContainText(
      'Pediste un plan con química. No incluimos compuestos en tu plan porque marcaste enfermedad del corazón.',
    );
    await today.getByRole('button', { name: 'Ver el riesgo y qué lo bajaría' }).click();

    const risk = page.getByRole('region', { name: 'Compuestos y riesgo' });
    await expect(risk).toContainText('Muy Alto');
    await expect(risk.getByRole('heading', { name: 'Lo que declaraste' })).toHaveCount(0);
    const compared = risk.getByRole('table', { name: 'Sin y con química, lado a lado' });
    // natural first
    await expect(compared.getByRole('columnheader')).toHaveText([
      'Qué',
      'Sin química',
      'Con química',
    ]);
    const levels = compared.getByRole('row', { name: 'Riesgo por sustancias' }).getByRole('cell');
    await expect(levels).toHaveText([/Bajo/, /Muy Alto/]);

    await risk
      .getByRole('button', { name: /^Fuente de .+, [A-D]$/ })
      .first()
      .click();
    const sheet = page.getByRole('dialog');
    await expect(sheet).toBeVisible();
    await expect(sheet).toContainText(/Evidencia [A-D]/);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);

    await openPlanPart(page, 'Semana');
    await expect(page.getByRole('region', { name: 'Tu semana' })).toContainText('Series');
    await openPlanPart(page, 'Comida');
    await expect(page.getByRole('region', { name: 'Comida por día' })).toContainText('Proteína');

    // the list shows the plan's own level, not the natural one's
    await page.getByRole('button', { name: 'Guardar plan' }).click();
    await expectSavedPlan(page);
    await page.goto('/mis-planes');
    await expect(
      page.getByRole('listitem').filter({ hasText: 'Ganar músculo sin compuestos' }),
    ).toContainText('Muy Alto');
  });

  await test.step('at 17 there is no compound content', async () => {
    await page.goto('/generar-plan');
    await page.getByRole('button', { name: 'Empezar en blanco' }).click();
    await answerPersonStep(page, { age: '17' });
    await page.getByRole('button', { name: 'Seguir con tu salud' }).click();
    await answerHealthStep(page, {});
    await answerScreening(page);
    await answerGoalStep(page, { cycleType: 'Con química' });
    await expect(
      page.getByText('Con menos de 18 años no mostramos ningún plan con química.'),
    ).toBeVisible();
    await expect(page.getByText('Lo que usás o pensás usar')).toHaveCount(0);
    await page.getByRole('button', { name: 'Generar mi plan' }).click();
    await expect(page.getByRole('button', { name: 'Guardar plan' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu plan va sin compuestos');
    const refusal = page.locator('.alert_root').filter({ hasText: 'Pediste un plan con química.' });
    await expect(refusal).toHaveCount(1);
    await expect(refusal).toContainText('18');
    for (const number of ['107', '141'])
      await expect(refusal.getByRole('link', { name: number })).toHaveAttribute(
        'href',
        `tel:${number}`,
      );
    await expect(refusal.getByRole('button', { name: /^Fuente de .+, [A-D]$/ })).toBeVisible();
    const [first, figures] = [
      await refusal.boundingBox(),
      await page.getByRole('region', { name: 'Resumen' }).boundingBox(),
    ];
    expect(first?.y).toBeLessThan(figures?.y ?? 0);
    // one cited title names a compound, only in the list of sources
    for (const part of PLAN_PARTS.filter((name) => name !== 'Fuentes')) {
      await openPlanPart(page, part);
      await expect(page.getByRole('heading', { name: 'Compuestos y riesgo' })).toHaveCount(0);
      await expect(page.getByText(/testosterona|esteroide/i)).toHaveCount(0);
    }
  });
});

const kilocalories = (text: string): number => Number(text.replaceAll(/\D/g, ''));
