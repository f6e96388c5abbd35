import { EQUIPMENT_HELP, MUSCLES_HELP } from '@forja/contract/training/own-exercises';
import { NAME_HELP } from '@forja/contract/training/set-fields';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { assertAccessible } from '../../../../shared/assert-accessible.fixture.ts';
import { renderComponent } from '../../../../shared/render-component.fixture.tsx';
import { OwnExerciseDialog } from './own-exercise-dialog.tsx';

const save = page.getByRole('button', { name: 'Guardar ejercicio' });
const main = page.getByRole('group', { name: 'Músculos principales' });
const others = page.getByRole('group', { name: /^Músculos que ayudan/ });

const show = () =>
  renderComponent(
    <main>
      <h1>Ejercicios</h1>
      <OwnExerciseDialog open onClose={() => undefined} onSaved={() => undefined} />
    </main>,
  );

test('an empty form shows an error per field, and an edit clears it', async () => {
  await show();
  await save.click();
  for (const help of [NAME_HELP, MUSCLES_HELP, EQUIPMENT_HELP])
    await expect.element(page.getByText(help).first()).toBeVisible();
  await expect.element(page.getByLabelText('Nombre')).toHaveAccessibleDescription(NAME_HELP);
  await assertAccessible();
  await page.getByLabelText('Nombre').fill('Remo con gomón');
  await expect.element(page.getByLabelText('Nombre')).not.toHaveAccessibleDescription(NAME_HELP);
});

test('a muscle is either primary or secondary', async () => {
  await show();
  await others.getByRole('checkbox', { name: 'Bíceps' }).click();
  await main.getByRole('checkbox', { name: 'Bíceps' }).click();
  await expect.element(main.getByRole('checkbox', { name: 'Bíceps' })).toBeChecked();
  await expect.element(others.getByRole('checkbox', { name: 'Bíceps' })).not.toBeInTheDocument();
});
