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
])('who writes %s is asked once, and one tap corrects it', async (typed, meant) => {
  await showForm();
  await email.fill(typed);
  await password.click();
  await page.getByRole('button', { name: `¿Quisiste decir ${meant}?` }).click();
  await expect.element(email).toHaveValue(meant);
  await expect.element(email).toHaveFocus();
  const question = page.getByRole('button', { name: /¿Quisiste decir/ });
  await expect.element(question).not.toBeInTheDocument();
  await email.fill('ana@ejemplo.com.ar');
  await password.click();
  await expect.element(question).not.toBeInTheDocument();
});

test('capitals that are locked are told while the password is written', async () => {
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

test('leaving a field wrong does not move what is about to be pressed', async () => {
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

test('the password can be seen, and password managers know what each field is', async () => {
  await showForm();
  await expect.element(email).toHaveAttribute('autocomplete', 'username webauthn');
  await expect.element(password).toHaveAttribute('autocomplete', 'current-password');
  await password.fill('mate amargo 7');
  await page.getByRole('button', { name: 'Mostrar contraseña' }).click();
  await expect.element(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Ocultar contraseña' }).click();
  await expect.element(password).toHaveAttribute('type', 'password');
});
