import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AccessDialog } from '../src/site/frame/access-dialog.tsx';
import { Form } from '../src/shared/forms/form.tsx';
import { guardControls } from './gate.ts';
import { showDocument } from './show-document.fixture.tsx';

const dialog = page.getByRole('dialog', { name: 'Acceso requerido' });
const age = page.getByRole('textbox', { name: 'Edad' });
const goal = page.getByRole('combobox', { name: 'Objetivo' });

let submissions = 0;

beforeEach(() => {
  showDocument(
    <>
      <div data-gated role="presentation">
        <Form onSubmit={() => undefined}>
          <label>
            Edad <input name="age" />
          </label>
          <label>
            Objetivo
            <select name="goal">
              <option>Fuerza</option>
              <option>Resistencia</option>
            </select>
          </label>
          <label>
            <input type="radio" name="sex" /> Varón
          </label>
          <button type="submit">Seguir</button>
        </Form>
        <p>Para leer</p>
        <a href="tel:107">107</a>
        <nav data-open-to-visitors>
          <a href="#leer">Leer una entrada</a>
        </nav>
      </div>
      <AccessDialog />
    </>,
  );
  submissions = 0;
  document.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    submissions += 1;
  });
  guardControls();
});

test.each(['button', 'select', 'input[name="age"]', 'input[type="radio"]', 'label'])(
  'a gated control explains the account and does nothing else: %s',
  async (selector) => {
    document.querySelector<HTMLElement>(selector)?.click();
    await expect.element(dialog).toBeVisible();
    expect(document.querySelector<HTMLInputElement>('input[type="radio"]')?.checked).toBe(false);
    expect(submissions).toBe(0);
  },
);

test('the mousedown of a list is cancelled, and its click opens the dialog', () => {
  const press = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
  goal.element().dispatchEvent(press);
  expect(press.defaultPrevented).toBe(true);
  expect(document.querySelector('dialog')?.open).toBe(false);
});

test.each([
  { name: 'input', key: '4' },
  { name: 'input', key: '{Enter}' },
  { name: 'input', key: '{ArrowDown}' },
  { name: 'select', key: '{ArrowDown}' },
  { name: 'select', key: 'r' },
  { name: 'button', key: ' ' },
])('pressing $key on $name opens the dialog, and the focus returns', async (at) => {
  const control = document.querySelector<HTMLElement>(at.name);
  control?.focus();
  await userEvent.keyboard(at.key);
  await expect.element(dialog).toBeVisible();
  await expect.element(dialog.getByRole('heading')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(document.activeElement).toBe(control);
  await expect.element(age).toHaveValue('');
  await expect.element(goal).toHaveValue('Fuerza');
});

test('navigation keys, calls and public links open no dialog', async () => {
  age.element().focus();
  for (const key of ['{Tab}', '{Shift>}{Tab}{/Shift}', '{Home}', '{Escape}'])
    await userEvent.keyboard(key);
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await page.getByRole('link', { name: '107' }).click();
  await page.getByRole('link', { name: 'Leer una entrada' }).click();
  await page.getByText('Para leer').click();
  expect(location.hash).toBe('#leer');
  expect(document.querySelector('dialog')?.open).toBe(false);
});

test('a form submitted without a click stays on the page', async () => {
  document.querySelector('form')?.requestSubmit();
  await expect.element(dialog).toBeVisible();
  expect(submissions).toBe(0);
});

test.each(['Cancelar', 'Cerrar'])('"%s" closes the dialog', async (name) => {
  await page.getByRole('button', { name: 'Seguir' }).click();
  await dialog.getByRole('button', { name }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a press outside closes the dialog, unless it began inside', async () => {
  await page.getByRole('button', { name: 'Seguir' }).click();
  const element = dialog.element();
  const send = (target: Element, type: string) =>
    target.dispatchEvent(new PointerEvent(type, { bubbles: true }));
  send(dialog.getByRole('heading').element(), 'pointerdown');
  send(element, 'pointerup');
  await expect.element(dialog).toBeVisible();
  send(element, 'pointerdown');
  send(element, 'pointerup');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('"Registrarme ahora" leads to the registration, which returns to the same page', async () => {
  history.replaceState(null, '', `${location.pathname}?objetivo=fuerza%20ya#salud`);
  const destination = new Promise<string>((resolve) => {
    navigation.addEventListener(
      'navigate',
      (event) => {
        event.preventDefault();
        resolve(event.destination.url);
      },
      { once: true },
    );
  });
  await page.getByRole('button', { name: 'Seguir' }).click();
  await dialog.getByRole('button', { name: 'Registrarme ahora' }).click();
  const address = new URL(await destination);
  expect(address.pathname).toBe('/auth');
  expect(address.searchParams.get('modo')).toBe('registro');
  expect(address.searchParams.get('next')).toBe(`${location.pathname}?objetivo=fuerza%20ya#salud`);
  await expect.element(dialog).not.toBeInTheDocument();
});
