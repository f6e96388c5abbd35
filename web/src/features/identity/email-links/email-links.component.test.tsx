import { ERRORS, type ErrorCode } from '@forja/contract/http/errors';
import type { ReactNode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { assertAccessible } from '../../../shared/assert-accessible.fixture.ts';
import { queryClient } from '../../../shared/http/query-client.ts';
import { renderComponent } from '../../../shared/render-component.fixture.tsx';
import { Confirmation } from './confirmation.tsx';
import { Denial } from './denial.tsx';

const USERNAME = 'ana@ejemplo.com.ar';
type Purpose = 'verify' | 'change';
type Answer = { status: number; body: object; headers?: Record<string, string> };

const confirmed = (purpose: Purpose): Answer => ({
  status: 200,
  body: { purpose, username: USERNAME },
});
const refused = (code: ErrorCode, more: object = {}): Answer => ({
  status: ERRORS[code].status,
  body: { success: false, code, message: ERRORS[code].message, requestId: 'x', ...more },
});
const unproved = (purpose: Purpose) =>
  refused('credentials_unproved', { current: { purpose, username: USERNAME } });

function answerWith(...answers: Answer[]) {
  const request = vi.spyOn(window, 'fetch').mockImplementation(async () => {
    const { status, body, headers = {} } = answers.shift() ?? refused('internal');
    return Response.json(body, { status, headers });
  });
  onTestFinished(() => {
    request.mockRestore();
    queryClient.clear();
  });
  return {
    listBodies: () => request.mock.calls.map(([, init]): unknown => JSON.parse(String(init?.body))),
  };
}

/** Pads the page as the frame does, because text buttons overhang. */
const show = (component: ReactNode) =>
  renderComponent(<main style={{ padding: '1rem' }}>{component}</main>);
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const password = page.getByLabelText('Escribí la contraseña de tu cuenta');
const newPassword = page.getByLabelText('Nueva contraseña');

test('one click confirms the address in a session of its account', async () => {
  answerWith(confirmed('verify'));
  await show(<Confirmation token="llave" />);
  await press('Confirmar mi correo');
  await expect.element(page.getByText('Tu correo quedó verificado.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Ir a Mi Cuenta' })).toBeVisible();
});

test('without a session the page asks for the password and shows a wrong one beside its field', async () => {
  const { listBodies } = answerWith(
    unproved('verify'),
    refused('wrong_password'),
    confirmed('verify'),
  );
  const { container } = await show(<Confirmation token="llave" />);
  await press('Confirmar mi correo');
  await expect.element(password).toHaveFocus();
  await expect.element(password).toHaveAttribute('autocomplete', 'current-password');
  await expect.element(password).toHaveAccessibleDescription(/ana@ejemplo\.com\.ar/);
  expect(container.querySelector('form')?.method).toBe('post');
  await assertAccessible();
  await press('Confirmar con mi contraseña');
  await expect.element(password).toHaveAccessibleDescription(/Este campo es obligatorio/);
  await password.fill('no es esta');
  await press('Confirmar con mi contraseña');
  await expect.element(password).toHaveAccessibleDescription(/Esa no es tu contraseña actual\./);
  await password.fill('mate amargo 7');
  await press('Confirmar con mi contraseña');
  await expect.element(page.getByText('Tu correo quedó verificado.')).toBeVisible();
  expect(listBodies()).toEqual([
    { token: 'llave' },
    { token: 'llave', password: 'no es esta' },
    { token: 'llave', password: 'mate amargo 7' },
  ]);
});

test('an unknown password can be replaced, after reading the consequences', async () => {
  const { listBodies } = answerWith(unproved('verify'), confirmed('verify'));
  await show(<Confirmation token="llave" />);
  await press('Confirmar mi correo');
  await press('No la sé, o no la elegí yo: elegir otra contraseña');
  await expect.element(newPassword).toHaveFocus();
  await expect.element(newPassword).toHaveAttribute('autocomplete', 'new-password');
  for (const text of [/sesiones/, /llaves de acceso/, /respuesta secreta/])
    await expect.element(page.getByText(text)).toBeVisible();
  await expect.element(page.getByText(/deshacer el cambio/)).not.toBeInTheDocument();
  await assertAccessible();
  await newPassword.fill('yerba y termo 3');
  await page.getByLabelText('Repetí la contraseña').fill('yerba y termo 3');
  await press('Elegir contraseña y confirmar');
  await expect.element(page.getByText(/Entrá con ana@ejemplo\.com\.ar/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
  expect(listBodies()[1]).toEqual({
    token: 'llave',
    newPassword: 'yerba y termo 3',
    confirmPassword: 'yerba y termo 3',
  });
});

test('a change of address warns that the previous address can undo it', async () => {
  answerWith(unproved('change'));
  await show(<Confirmation token="llave" />);
  await press('Confirmar mi correo');
  await press('No la sé, o no la elegí yo: elegir otra contraseña');
  await expect.element(page.getByText(/deshacer el cambio durante 72 horas/)).toBeVisible();
  await press('Sé la contraseña de la cuenta');
  await expect.element(password).toBeVisible();
});

test('the button shows the remaining wait after too many passwords', async () => {
  const closed = { ...refused('too_many_tries'), headers: { 'retry-after': '60' } };
  answerWith(unproved('verify'), closed);
  await show(<Confirmation token="llave" />);
  await press('Confirmar mi correo');
  await password.fill('adivino');
  await press('Confirmar con mi contraseña');
  await expect
    .element(page.getByRole('button', { name: 'Confirmar con mi contraseña' }))
    .toHaveAccessibleDescription(/Podés probar de nuevo en/);
});

test('an expired link shows no form', async () => {
  answerWith(unproved('verify'), refused('link_expired'));
  await show(<Confirmation token="llave" />);
  await press('Confirmar mi correo');
  await password.fill('mate amargo 7');
  await press('Confirmar con mi contraseña');
  await expect.element(page.getByText('Ese enlace ya no sirve. Pedí uno nuevo.')).toBeVisible();
  await expect.element(password).not.toBeInTheDocument();
});

test.each([
  { purpose: 'verify', text: 'Listo: nadie puede entrar en esa cuenta.' },
  { purpose: 'change', text: 'Listo: el pedido se canceló.' },
])('"No fui yo" acts on a click and shows its outcome ($purpose)', async ({ purpose, text }) => {
  const { listBodies } = answerWith({ status: 200, body: { purpose } });
  await show(<Denial token="llave" />);
  await expect.element(page.getByText(/No se borra nada/)).toBeVisible();
  expect(listBodies()).toEqual([]);
  await assertAccessible();
  await press('No fui yo');
  await expect.element(page.getByText(text)).toBeVisible();
  expect(listBodies()[0]).toEqual({ token: 'llave' });
});

test('a used "No fui yo" link leads to the recovery', async () => {
  answerWith(refused('link_expired'));
  await show(<Denial token="llave" />);
  await press('No fui yo');
  await expect.element(page.getByRole('link', { name: 'Recuperar la cuenta' })).toBeVisible();
});
