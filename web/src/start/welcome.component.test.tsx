import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../design/tokens.css';
import '../design/base.css';
import '../design/text.module.css';
import '../design/layout/frame.module.css';
import '../design/icon.module.css';
import { assertAccessible } from '../shared/assert-accessible.fixture.ts';
import { WelcomeDialog } from '../site/frame/welcome-dialog.tsx';
import { showWelcome } from './welcome.ts';

const welcome = page.getByRole('dialog', { name: 'Bienvenido a Forja' });
const isSeen = () => localStorage.getItem('forja-bienvenida') === 'true';

beforeEach(() => {
  localStorage.clear();
  delete document.body.dataset['calm'];
  document.body.innerHTML = `<main id="contenido"><h1>Forja</h1></main>${renderToStaticMarkup(<WelcomeDialog />)}`;
});

test('the first visit reads the notice from its heading', async () => {
  await expect.element(welcome).not.toBeInTheDocument();
  showWelcome();
  await expect.element(welcome).toBeVisible();
  await expect.element(welcome.getByRole('heading')).toHaveFocus();
  await expect
    .element(welcome)
    .toHaveAccessibleDescription('Forja no promueve el uso de esteroides ni de otras sustancias.');
  expect(isSeen()).toBe(false);
  await assertAccessible();
});

test.each([
  {
    way: 'its accept button',
    close: () => welcome.getByRole('button', { name: 'Entendido' }).click(),
  },
  { way: 'its close button', close: () => welcome.getByRole('button', { name: 'Cerrar' }).click() },
  { way: 'Esc', close: () => userEvent.keyboard('{Escape}') },
  {
    way: 'a press outside',
    close: () => page.elementLocator(document.documentElement).click({ position: { x: 5, y: 5 } }),
  },
])('closing the notice with $way is final', async ({ close }) => {
  showWelcome();
  await expect.element(welcome).toBeVisible();
  await close();
  await expect.element(welcome).not.toBeInTheDocument();
  expect(isSeen()).toBe(true);
  showWelcome();
  expect(document.querySelector('dialog[open]')).toBeNull();
});

test('a press that starts inside and ends outside does not close the notice', async () => {
  showWelcome();
  const dialog = welcome.element();
  dialog.querySelector('p')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  dialog.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
  await expect.element(welcome).toBeVisible();
});

test.each([
  { page: 'of a return from a payment', calm: 'fully', opens: false },
  { page: 'of the alarm', calm: 'urgent', opens: false },
  { page: 'without sales dialogs', calm: 'noWindow', opens: true },
])('the notice opens over a page $page: $opens', ({ calm, opens }) => {
  document.body.dataset['calm'] = calm;
  showWelcome();
  expect(document.querySelector('dialog[open]') !== null).toBe(opens);
  expect(isSeen()).toBe(false);
});
