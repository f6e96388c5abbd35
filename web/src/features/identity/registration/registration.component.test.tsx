import { ERRORS, type ErrorCode } from '@forja/contract/http/errors';
import type { ReactNode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { assertAccessible } from '../../../shared/assert-accessible.fixture.ts';
import { queryClient } from '../../../shared/http/query-client.ts';
import { renderComponent } from '../../../shared/render-component.fixture.tsx';
import { browserKey } from '../session/browser-key.ts';
import { PendingRegistration } from './pending-registration.tsx';
import { RegistrationCompletion } from './registration-completion.tsx';

const USERNAME = 'ana@ejemplo.com.ar';
const refused = (code: ErrorCode, more: object = {}) => ({
  status: ERRORS[code].status,
  body: { success: false, code, message: ERRORS[code].message, requestId: 'x', ...more },
});
const unproved = refused('credentials_unproved', { current: { username: USERNAME } });

function answerWith(...answers: { status: number; body: object }[]) {
  const request = vi.spyOn(window, 'fetch').mockImplementation(async () => {
    const { status, body } = answers.shift() ?? refused('internal');
    return Response.json(body, { status });
  });
  onTestFinished(() => {
    request.mockRestore();
    queryClient.clear();
    localStorage.clear();
  });
  return {
    listBodies: () => request.mock.calls.map(([, init]): unknown => JSON.parse(String(init?.body))),
  };
}

const show = (component: ReactNode) =>
  renderComponent(<main style={{ padding: '1rem' }}>{component}</main>);
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const password = page.getByLabelText('Escribí la contraseña que elegiste');

test('the page names the mailbox, sends the link again and lets the address be corrected', async () => {
  const resend = vi.fn<() => Promise<void>>(async () => {});
  const correct = vi.fn<() => void>();
  await show(<PendingRegistration email={USERNAME} resend={resend} onOtherEmail={correct} />);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  await expect.element(page.getByText(USERNAME)).toBeVisible();
  await assertAccessible();
  await press('Mandar de nuevo');
  await expect.element(page.getByText('Te mandamos otro enlace.')).toBeVisible();
  resend.mockRejectedValue(new Error('Demasiados intentos. Probá de nuevo en 1 hora.'));
  await press('Mandar de nuevo');
  await expect.element(page.getByText('No pudimos mandar otro enlace')).toBeVisible();
  await expect.element(page.getByText(/Probá de nuevo en 1 hora/)).toBeVisible();
  await press('Cambiar la dirección');
  expect(correct).toHaveBeenCalledOnce();
});

test('one click creates the account in the browser of the form and removes its key', async () => {
  const key = browserKey.make();
  expect(key).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(browserKey.make()).toBe(key);
  const user = { id: '0190a000-0000-7000-8000-000000000000', username: USERNAME };
  const { listBodies } = answerWith({ status: 200, body: { user, next: null } });
  const enter = vi.fn<(next: string) => void>();
  await show(<RegistrationCompletion token="llave" onDone={enter} />);
  await assertAccessible();
  await press('Crear mi cuenta');
  await expect.poll(() => enter.mock.calls).toEqual([['/generar-plan']]);
  expect(browserKey.get()).toBeUndefined();
  expect(listBodies()[0]).toEqual({ token: 'llave', browserKey: key });
});

test('another browser asks for the password of the form and shows a wrong one beside its field', async () => {
  const { listBodies } = answerWith(unproved, refused('wrong_password'), refused('link_expired'));
  await show(<RegistrationCompletion token="llave" onDone={() => {}} />);
  await press('Crear mi cuenta');
  await expect.element(password).toHaveFocus();
  await expect.element(password).toHaveAccessibleDescription(/ana@ejemplo\.com\.ar/);
  await assertAccessible();
  await password.fill('no es esta');
  await press('Crear mi cuenta');
  await expect.element(password).toHaveAttribute('aria-invalid', 'true');
  await password.fill('mate amargo 7');
  await press('Crear mi cuenta');
  await expect.element(page.getByText('Ese enlace ya no sirve. Pedí uno nuevo.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Registrarme de nuevo' })).toBeVisible();
  expect(listBodies()).toEqual([
    { token: 'llave' },
    { token: 'llave', password: 'no es esta' },
    { token: 'llave', password: 'mate amargo 7' },
  ]);
});

test('a click without connection shows the error and can be repeated', async () => {
  answerWith(refused('unavailable'), unproved);
  await show(<RegistrationCompletion token="llave" onDone={() => {}} />);
  await press('Crear mi cuenta');
  await expect.element(page.getByRole('alert')).toBeVisible();
  await press('Crear mi cuenta');
  await expect.element(password).toBeVisible();
});
