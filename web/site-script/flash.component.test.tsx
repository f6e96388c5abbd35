import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import '../src/design/tokens.css';
import '../src/design/base.css';
import { leaveFlash, takeFlash } from '../src/shared/pages/flash.ts';
import { showFlash } from './flash.ts';

test('a message of the previous page appears once and can be closed', async () => {
  onTestFinished(() => document.body.replaceChildren());
  leaveFlash({ title: 'Sesión cerrada', description: 'Hasta la próxima' });
  showFlash();
  const message = page.getByRole('status');
  await expect.element(message).toHaveTextContent('Sesión cerradaHasta la próxima');
  await page.getByRole('button', { name: 'Cerrar aviso' }).click();
  await expect.element(message).not.toBeInTheDocument();
  showFlash();
  await expect.element(message).not.toBeInTheDocument();
});

test('a page without a valid message shows none', async () => {
  sessionStorage.setItem('forja-aviso', '{"title":7}');
  expect(takeFlash()).toBeUndefined();
  showFlash();
  expect(document.querySelector('[popover]')).toBeNull();
});
