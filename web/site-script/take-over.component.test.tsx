import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../src/design/tokens.css';
import '../src/design/base.css';
import { takeOverForms } from './take-over.ts';

const FORM = `
  <form method="post">
    <label>Correo <input name="email" type="email" required></label>
    <label>Nombre <input name="name"></label>
    <label>Mensaje <textarea name="message"></textarea></label>
    <label>Clave <input name="password" type="password"></label>
    <button type="button" aria-label="Mostrar">ojo</button>
    <label><input type="radio" name="mode" value="in" checked> Ingresar</label>
    <label><input type="radio" name="mode" value="new"> Crear cuenta</label>
    <label><input type="checkbox" name="terms"> Acepto</label>
    <label for="p">Pregunta</label> <select id="p" name="question"><option value="">-</option><option>Calle</option></select>
    <label>Día <input type="date" name="day"></label>
    <label>Recibo <input type="file"></label>
    <button>Mandar</button>
  </form>`;

type Taken = {
  values?: Record<string, unknown>;
  files: string[];
  touched: string[];
  pressed: number;
  sent: number;
};
declare global {
  // oxlint-disable-next-line no-var -- the module of a test reads it
  var takenOver: Taken & { code: Promise<void> };
}

/** A fake for the code of a form: renders the same fields and counts. */
const CODE = `
  await takenOver.code;
  export function render(container, values) {
    takenOver.values = Object.fromEntries(values);
    container.innerHTML = ${JSON.stringify(FORM)};
    container.id = 'app';
    for (const [name, value] of values)
      for (const field of container.querySelectorAll('[name=' + name + ']'))
        if (field.type === 'radio') field.checked = field.value === value;
        else if (field.type === 'checkbox') field.checked = value;
        else field.value = value;
    container.querySelector('[aria-label]').onclick = () => takenOver.pressed++;
    container.querySelector('[type=file]').onchange = ({ target }) => takenOver.files.push(target.files[0].name);
    container.onpointerdown = ({ target }) => takenOver.touched.push(target.name);
    container.querySelector('form').onsubmit = (event) => { event.preventDefault(); takenOver.sent++; };
  }`;

let count = 0;
const newCode = () => `data:text/javascript,${encodeURIComponent(`${CODE}//${(count += 1)}`)}`;

function openDocument({ code = newCode(), more = '' } = {}) {
  let release = () => {};
  globalThis.takenOver = {
    files: [],
    touched: [],
    pressed: 0,
    sent: 0,
    code: new Promise<void>((resolve) => (release = resolve)),
  };
  document.body.innerHTML = `<main><div id="written" data-island="test" data-code="${code}" ${more}>${FORM}</div></main>`;
  onTestFinished(() => {
    document.body.replaceChildren();
    sessionStorage.clear();
  });
  takeOverForms();
  return { release };
}

const written = () => document.querySelector<HTMLElement>('#written');
const isTakenOver = () => expect.poll(() => written()).toBeNull();
const notice = () => document.querySelector('[role=status]')?.textContent ?? '';
/** Waits without the runner's polling, which stops while a module loads. */
const expectNotice = (text: RegExp) =>
  vi.waitFor(() => expect(notice()).toMatch(text), { timeout: 5000 });

test('an untouched document requests no code', async () => {
  openDocument({ more: `data-preload="/nunca.js"` });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(document.querySelector('link[href="/nunca.js"]')).toBeNull();
});

test('the new form keeps typed values, choices, selection and focus', async () => {
  const { release } = openDocument();
  await page.getByLabelText('Correo').fill('ana@ejemplo.com.ar');
  await page.getByLabelText('Crear cuenta').click();
  await page.getByLabelText('Acepto').click();
  await page.getByLabelText('Pregunta').selectOptions('Calle');
  await page.getByLabelText('Día').fill('2026-11-27');
  const message = page.getByLabelText('Mensaje');
  await message.fill('hola a todos');
  const field = message.element() as HTMLTextAreaElement;
  field.setSelectionRange(5, 6);
  release();
  await isTakenOver();
  expect(takenOver.values).toEqual({
    email: 'ana@ejemplo.com.ar',
    mode: 'new',
    terms: true,
    question: 'Calle',
    day: '2026-11-27',
    message: 'hola a todos',
  });
  await expect.element(message).toHaveFocus();
  const now = message.element() as HTMLTextAreaElement;
  expect(now).not.toBe(field);
  expect([now.selectionStart, now.selectionEnd]).toEqual([5, 6]);
  await expect.element(page.getByLabelText('Crear cuenta')).toBeChecked();
});

test('the new form gets a chosen file once', async () => {
  const { release } = openDocument();
  await page.getByLabelText('Nombre').fill('Ana');
  await page.getByLabelText('Recibo').upload(new File(['FR1'], 'recibo.pdf'));
  release();
  await isTakenOver();
  expect(takenOver).toMatchObject({ values: { name: 'Ana' }, files: ['recibo.pdf'] });
});

test('typing after a submit cancels it', async () => {
  const { release } = openDocument();
  await page.getByRole('button', { name: 'Mandar' }).click();
  await page.getByLabelText('Correo').fill('ana@ejemplo.com.ar');
  release();
  await isTakenOver();
  expect(takenOver).toMatchObject({ values: { email: 'ana@ejemplo.com.ar' }, sent: 0 });
});

test('a key every 20 ms is never lost while the code loads', async () => {
  const { release } = openDocument();
  const text = 'ana maria gutierrez de la plata, de la esquina de siempre';
  await page.getByLabelText('Nombre').click();
  setTimeout(release, 400);
  let wasWritten = false;
  for (const key of text) {
    wasWritten ||= written() !== null;
    await Promise.all([userEvent.keyboard(key), new Promise((resolve) => setTimeout(resolve, 20))]);
  }
  await isTakenOver();
  expect(wasWritten).toBe(true);
  await expect.element(page.getByLabelText('Nombre')).toHaveValue(text);
});

test('the new form repeats a press on its first field, but not a keyboard focus', async () => {
  for (const [reach, touched] of [
    [() => page.getByLabelText('Correo').click(), ['email']],
    [() => userEvent.tab(), []],
  ] as const) {
    const { release } = openDocument();
    await reach();
    release();
    await isTakenOver();
    await expect.element(page.getByLabelText('Correo')).toHaveFocus();
    expect(takenOver.touched).toEqual(touched);
    document.body.replaceChildren();
  }
});

test('a composition of the keyboard is not interrupted', async () => {
  const { release } = openDocument();
  const field = page.getByLabelText('Nombre');
  await field.click();
  field.element().dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  release();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(written()).not.toBeNull();
  await field.fill('verdulería');
  field.element().dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  await isTakenOver();
  await expect.element(field).toHaveValue('verdulería');
});

test('early presses and submits are repeated once by the code, under a loading notice', async () => {
  const { release } = openDocument();
  await page.getByLabelText('Correo').fill('ana@ejemplo.com.ar');
  await page.getByRole('button', { name: 'Mostrar' }).click();
  await userEvent.type(page.getByLabelText('Clave'), 'mate amargo{Enter}');
  await expectNotice(/Forja se está abriendo/);
  expect(takenOver).toMatchObject({ pressed: 0, sent: 0 });
  release();
  await isTakenOver();
  expect(takenOver).toMatchObject({ pressed: 1, sent: 1 });
  expect(takenOver.values).toMatchObject({ password: 'mate amargo' });
  expect(notice()).toBe('');
});

test('the code, not the browser, reports a missing value', async () => {
  const { release } = openDocument();
  await page.getByRole('button', { name: 'Mandar' }).click();
  release();
  await isTakenOver();
  // This form has no messages of its own: the browser requires an address.
  expect(document.activeElement).toBe(page.getByLabelText('Correo').element());
});

test('the element stays while a finger presses it', async () => {
  const { release } = openDocument();
  const button = page.getByRole('button', { name: 'Mostrar' });
  const press = (type: string) =>
    button.element().dispatchEvent(new PointerEvent(type, { bubbles: true }));
  press('pointerdown');
  release();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(written()).not.toBeNull();
  press('pointerup');
  (button.element() as HTMLElement).click();
  await isTakenOver();
  expect(takenOver.pressed).toBe(1);
});

test('a form that cannot load offline says so, and the next touch retries', async () => {
  const { release } = openDocument({ code: '/no-existe.js' });
  const field = page.getByLabelText('Nombre');
  await field.fill('Ana');
  await expectNotice(/No hay conexión con Forja/);
  await expect.element(field).toHaveValue('Ana');
  expect(document.forms[0]?.noValidate).toBe(false);
  // The notice of a submit right after goes away too.
  await page.getByLabelText('Correo').fill('ana@ejemplo.com.ar');
  await page.getByRole('button', { name: 'Mandar' }).click();
  await expectNotice(/Forja se está abriendo/);
  await expectNotice(/No hay conexión con Forja/);
  release();
  const island = written();
  if (island) island.dataset['code'] = newCode();
  await expect
    .poll(async () => {
      if (written()) await field.click();
      return written();
    })
    .toBeNull();
  await expect.element(field).toHaveValue('Ana');
  expect(notice()).toBe('');
});

test('leaving before the code loads stores the drafts, and the next page loads it at once', async () => {
  const more = `data-drafts='{"correo":"email","todo":"","enlace":null}'`;
  openDocument({ more });
  await page.getByLabelText('Correo').fill('ana@ejemplo.com.ar');
  dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(sessionStorage.getItem('correo')).toBe('"ana@ejemplo.com.ar"');
  expect(sessionStorage.getItem('todo')).toBe('{"email":"ana@ejemplo.com.ar"}');
  expect(sessionStorage.getItem('enlace')).toBeNull();
  document.body.replaceChildren();

  const { release } = openDocument({ more });
  release();
  await isTakenOver();
});
