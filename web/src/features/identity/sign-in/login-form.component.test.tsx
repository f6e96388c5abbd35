import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderComponent } from '../../../shared/render-component.fixture.tsx';
import { LoginForm } from './login-form.tsx';

const email = page.getByLabelText('Correo electrónico');
const password = page.getByLabelText('Contraseña', { exact: true });

const showForm = () =>
  renderComponent(
    <main>
      <h1>Ingresar</h1>
      <LoginForm
        email=""
        onEmail={() => {}}
        recoveryAddress="/auth?modo=recuperar"
        onRecover={() => {}}
        isRecovered={false}
        onReachEmail={() => {}}
        send={() => Promise.resolve()}
        onSecondStep={() => {}}
      />
    </main>,
  );

test.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['ana@hotmial.com', 'ana@hotmail.com'],
  ['ana@yaho.com', 'ana@yahoo.com'],
  ['ana@outlok.com', 'ana@outlook.com'],
])('the typo %s is suggested once and corrected with one tap', async (typed, suggestion) => {
  await showForm();
  await email.fill(typed);
  await password.click();
  await page.getByRole('button', { name: `¿Quisiste decir ${suggestion}?` }).click();
  await expect.element(email).toHaveValue(suggestion);
  await expect.element(email).toHaveFocus();
  const question = page.getByRole('button', { name: /¿Quisiste decir/ });
  await expect.element(question).not.toBeInTheDocument();
  await email.fill('ana@ejemplo.com.ar');
  await password.click();
  await expect.element(question).not.toBeInTheDocument();
});

test('the password field warns about Caps Lock', async () => {
  await showForm();
  const notice = page.getByText('Tenés las mayúsculas activadas.');
  const press = (type: 'keydown' | 'keyup', key: string, modifierCapsLock: boolean) =>
    password
      .element()
      .dispatchEvent(new KeyboardEvent(type, { key, modifierCapsLock, bubbles: true }));
  await password.click();
  await expect.element(notice).not.toBeInTheDocument();
  press('keydown', 'A', true);
  await expect.element(notice).toBeVisible();
  press('keyup', 'CapsLock', false);
  await expect.element(notice).not.toBeInTheDocument();
  press('keydown', 'A', true);
  await expect.element(notice).toBeVisible();
  await userEvent.tab();
  await expect.element(notice).not.toBeInTheDocument();
});

test('an error on blur does not move the button under the pointer', async () => {
  await showForm();
  const places = () =>
    [page.getByRole('heading', { level: 1 }), email].map((each) =>
      each.element().getBoundingClientRect().toJSON(),
    );
  await email.click();
  const before = places();
  await password.click();
  await expect.element(email).toHaveAttribute('aria-invalid', 'true');
  expect(places()).toEqual(before);
  expect(document.querySelector('.error-summary_root')).toBeNull();
});

test('a password can be pasted', async () => {
  await showForm();
  await email.fill('pegada del llavero');
  await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}');
  await userEvent.cut();
  await password.click();
  await userEvent.paste();
  await expect.element(password).toHaveValue('pegada del llavero');
});

test('the password can be shown, and fields have the autocomplete values of password managers', async () => {
  await showForm();
  await expect.element(email).toHaveAttribute('autocomplete', 'username webauthn');
  await expect.element(password).toHaveAttribute('autocomplete', 'current-password');
  await password.fill('mate amargo 7');
  await page.getByRole('button', { name: 'Mostrar contraseña' }).click();
  await expect.element(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Ocultar contraseña' }).click();
  await expect.element(password).toHaveAttribute('type', 'password');
});
