import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { assertAccessible } from '../assert-accessible.fixture.ts';
import { renderComponent } from '../render-component.fixture.tsx';
import { siteSettings } from '../settings/site-settings.ts';
import { AdviceButton } from './advice-button.tsx';

const HEALTH = ['Mujer, 41 años, 68 kg, 165 cm.', 'Enfermedades: Hipertensión.'];
const dialog = page.getByRole('dialog', { name: 'Asesoría personalizada' });
const confirm = dialog.getByRole('link', { name: 'Copiar e ir a Instagram' });
const message = dialog.getByLabelText('Tu mensaje');

async function openDialog(healthLines?: readonly string[]) {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const preventNavigation = (event: Event) => event.preventDefault();
  document.addEventListener('click', preventNavigation);
  onTestFinished(() => {
    write.mockRestore();
    document.removeEventListener('click', preventNavigation);
  });
  await renderComponent(
    <main>
      <h1>Plan</h1>
      <AdviceButton {...(healthLines && { healthLines })} />
    </main>,
  );
  await page.getByRole('button', { name: 'Asesoría personalizada' }).click();
  return write;
}

test('the dialog shows the destination and the message first, without health data', async () => {
  const write = await openDialog(HEALTH);
  await expect
    .element(dialog)
    .toHaveAccessibleDescription(
      /Vas a ir al perfil de Forja en Instagram para consultar por mensaje directo sobre planes de asesoría personalizada con seguimiento por WhatsApp\./,
    );
  await expect
    .element(message)
    .toHaveValue(
      'Hola. Quiero consultar por un plan de asesoría personalizada con seguimiento por WhatsApp.',
    );
  await expect.element(dialog.getByRole('checkbox')).not.toBeChecked();
  expect(dialog.getByText('68 kg', { exact: false }).elements()).toEqual([]);
  await expect.element(confirm).toHaveAttribute('href', siteSettings.instagram);
  await expect.element(confirm).toHaveAttribute('target', '_blank');
  await expect.element(confirm).toHaveAttribute('rel', 'noopener noreferrer');
  await assertAccessible();
  expect(write).not.toHaveBeenCalled();

  await message.fill('Hola, ¿atienden en Rosario?');
  await confirm.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(write.mock.calls).toEqual([['Hola, ¿atienden en Rosario?']]);
});

test('health data is sent only when added, and shown first', async () => {
  const write = await openDialog(HEALTH);
  const add = dialog.getByRole('checkbox', { name: /^Sumar datos de mi plan/ });
  await message.fill('Hola.');
  await add.click();
  for (const line of HEALTH) await expect.element(dialog.getByText(line)).toBeVisible();
  await confirm.click();
  await expect.poll(() => write.mock.calls).toEqual([[['Hola.', ...HEALTH].join('\n')]]);
});

test('without a plan there is no health data to add, and cancelling copies nothing', async () => {
  const write = await openDialog();
  await expect.element(confirm).toBeVisible();
  expect(dialog.getByRole('checkbox').elements()).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(write).not.toHaveBeenCalled();
});

test('a browser that cannot copy says so, and the message can be copied by hand', async () => {
  const write = await openDialog();
  write.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await confirm.click();
  await expect.element(dialog.getByText('No pudimos copiar el mensaje.')).toBeVisible();
  await expect.element(message).toBeVisible();
});
