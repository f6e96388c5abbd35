import { aPerson } from '@forja/domain/person/person.fixture';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { assertAccessible } from '../../../shared/assert-accessible.fixture.ts';
import { renderComponent } from '../../../shared/render-component.fixture.tsx';
import { toPlanDraft } from '../draft/draft-from-input.ts';
import { storeDraft } from '../draft/stored-draft.ts';
import { GeneratePlanPage } from './generate-plan-page.tsx';

/** A worker that fails to load or to run. */
class FailedWorker extends EventTarget {
  postMessage(): void {
    setTimeout(() => this.dispatchEvent(new Event('error')));
  }
  terminate(): void {}
}
/** A worker that stays pending until it fails. */
class SlowWorker extends FailedWorker {
  static fail: () => void;
  override postMessage(): void {
    SlowWorker.fail = () => super.postMessage();
  }
}

const figures = page.getByRole('complementary', { name: 'Vista previa de tu ficha' });
const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

beforeEach(() => storeDraft(toPlanDraft(aPerson({ goal: 'muscle_gain' }))));

async function askForPlan() {
  await page.viewport(1440, 900);
  await renderComponent(
    <main>
      <GeneratePlanPage />
    </main>,
    '/generar-plan',
  );
  await press('Seguir con tu salud');
  await press('Seguir con unas preguntas');
  await press('Seguir con el objetivo');
  await press('Generar mi plan');
}

test('the page announces that the plan is being made, and going back keeps the answers', async () => {
  vi.stubGlobal('Worker', SlowWorker);
  await askForPlan();
  await expect.element(heading('Armando tu plan')).toHaveFocus();
  await expect
    .element(page.getByRole('status').getByText('Tarda unos segundos.', { exact: false }).first())
    .toBeVisible();
  await assertAccessible();
  await press('Revisar mis datos');
  await expect.element(page.getByRole('radio', { name: 'Ganar músculo' })).toBeChecked();
  await expect.element(figures.getByText('Calculando', { exact: false }).first()).toBeVisible();
  SlowWorker.fail();
  await expect
    .element(figures.getByText('No pudimos calcularlo', { exact: false }).first())
    .toBeVisible();
  vi.unstubAllGlobals();
});

test('a failed worker shows an error and keeps the answers, and a retry makes the plan', async () => {
  vi.stubGlobal('Worker', FailedWorker);
  await askForPlan();
  const alert = page.getByRole('alert');
  await expect
    .element(alert.getByText('No pudimos armar tu plan', { exact: false }).first())
    .toBeVisible();
  await expect
    .element(alert.getByText('Tus respuestas siguen en este equipo.', { exact: false }).first())
    .toBeVisible();
  await assertAccessible();

  await press('Revisar mis datos');
  await expect.element(page.getByRole('radio', { name: 'Ganar músculo' })).toBeChecked();
  await expect
    .element(figures.getByText('No pudimos calcularlo', { exact: false }).first())
    .toBeVisible();
  await press('Generar mi plan');
  const again = page.getByRole('button', { name: 'Probar de nuevo', exact: true });
  await expect.element(again).toBeVisible();

  vi.unstubAllGlobals();
  await again.click();
  await expect.element(heading(/^Ganar músculo/)).toHaveFocus();
});
