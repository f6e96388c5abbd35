import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { assertAccessible } from '../../../shared/assert-accessible.fixture.ts';
import { renderComponent } from '../../../shared/render-component.fixture.tsx';
import { RegisterForm } from './register-form.tsx';

const email = page.getByLabelText('Correo electrónico');
const password = page.getByLabelText('Contraseña', { exact: true });
const submit = page.getByRole('button', { name: 'Crear cuenta' });

const showForm = () =>
  renderComponent(
    <RegisterForm
      destination={{ next: '/', onDone: () => {} }}
      email=""
      onEmail={() => {}}
      onPending={() => {}}
    />,
  );

test('errors appear beside each field and in a summary', async () => {
  await showForm();
  await submit.click();
  const summary = page.getByRole('alert').filter({ hasText: 'Hay datos para revisar' });
  await expect.element(summary).toBeVisible();
  expect(document.activeElement?.contains(summary.element())).toBe(true);
  expect(summary.getByRole('listitem').elements()).toHaveLength(7);
  await expect.element(email).toHaveAccessibleDescription('Este campo es obligatorio');
  await expect.element(email).toHaveAttribute('aria-invalid', 'true');

  await email.fill('ana arroba ejemplo');
  await password.fill('corta');
  await page.getByLabelText('Repetí la contraseña').fill('otra');
  await submit.click();
  await expect.element(email).toHaveAccessibleDescription('Ingresa un correo electrónico válido');
  await expect
    .element(password)
    .toHaveAccessibleDescription('La contraseña debe tener al menos 6 caracteres');
  await expect
    .element(page.getByLabelText('Repetí la contraseña'))
    .toHaveAccessibleDescription('Las contraseñas no coinciden');
  await summary.getByRole('link', { name: 'Correo electrónico' }).click();
  await expect.element(email).toHaveFocus();
});

test('a new password shows its strength', async () => {
  await showForm();
  await expect.element(password).toHaveAccessibleDescription(/Al menos 6 caracteres/);
  for (const [typed, description] of [
    ['mate', /corta/],
    ['Messi2022', /^Débil/],
    ['mate amargo 7', /^Aceptable/],
    ['mate amargo con facturas', /^Fuerte/],
  ] as const) {
    await password.fill(typed);
    await expect.element(password).toHaveAccessibleDescription(description);
  }
  await assertAccessible();
});

test('password rules are checked while typing, including the own address', async () => {
  await showForm();
  await email.fill('anabelen.paz@empresa.com.ar');
  for (const [typed, description] of [
    ['B0ca 1987', /^Débil\. .*club/],
    ['empresa2027', /^Débil\. Tu correo no sirve/],
    ['abcabcabc', /^Débil\. Lo que se repite/],
    ['mate amargo con facturas', /^Fuerte/],
  ] as const) {
    await password.fill(typed);
    await expect.element(password).toHaveAccessibleDescription(description);
  }
});

test('password managers see a new password', async () => {
  await showForm();
  for (const field of [password, page.getByLabelText('Repetí la contraseña')])
    await expect.element(field).toHaveAttribute('autocomplete', 'new-password');
});
