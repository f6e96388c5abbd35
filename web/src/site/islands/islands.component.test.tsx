import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../design/tokens.css';
import '../../design/base.css';
import { takeOverForms } from '../../../site-script/take-over.ts';
import { VisitorForms } from '../../features/identity/sign-in/visitor-forms.tsx';
import { PartnerApplication } from '../../features/partners/partner-application.tsx';
import { ReceiptCheck } from '../../features/payments/receipt/receipt-check.tsx';
import { WithdrawalParts } from '../../features/payments/withdrawal/withdrawal-parts.tsx';
import { OwnCalendar } from '../../features/plans/care/own-calendar.tsx';
import { queryClient } from '../../shared/http/query-client.ts';
import { WithQueries } from '../../shared/http/with-queries.tsx';
import { DocumentPartsContext } from '../../shared/pages/document-parts.ts';
import { Island, type IslandProps } from '../../shared/pages/island.tsx';

function openDocument({ name, drafts, children }: Omit<IslandProps, 'isEager'>) {
  document.body.innerHTML = `<main>${renderToStaticMarkup(
    <DocumentPartsContext value={{ sheets: new Map() }}>
      <Island name={name} drafts={drafts ?? {}}>
        <WithQueries>{children}</WithQueries>
      </Island>
    </DocumentPartsContext>,
  )}</main>`;
  const island = document.querySelector<HTMLElement>('[data-island]');
  if (!island) throw new Error('the document has no island');
  island.dataset['code'] = `/src/site/islands/${name}.tsx`;
  onTestFinished(() => {
    document.body.replaceChildren();
    sessionStorage.clear();
    queryClient.clear();
  });
  takeOverForms();
  return island;
}

function delayCode(island: HTMLElement): () => void {
  let release = () => {};
  Object.assign(globalThis, { delayedCode: new Promise<void>((resolve) => (release = resolve)) });
  const code = new URL(island.dataset['code'] ?? '', location.href).href;
  island.dataset['code'] =
    `data:text/javascript,await delayedCode; export { render } from '${code}'; //${Math.random()}`;
  return release;
}

const waitForTakeOver = (island: HTMLElement) => expect.poll(() => island.isConnected).toBe(false);
/** Excludes ids, which differ in each render. */
const readForm = (root: Element) =>
  [...root.querySelectorAll('h2, label, legend, input, textarea')].map(
    ({ localName, textContent, className }) => [localName, textContent, className],
  );

const FORMS: [name: string, form: ReactNode, label: string, text: string][] = [
  ['partners', <PartnerApplication key="a" />, 'Nombre', 'Ana'],
  ['receipt', <ReceiptCheck key="b" />, 'Código del recibo', 'FR1.'],
  ['withdrawal', <WithdrawalParts key="c" kind="regret" />, 'Correo de tu cuenta', 'ana@a.ar'],
  ['own-calendar', <OwnCalendar key="d" />, 'Día del control', '2026-11-27'],
];

test.each(FORMS)(
  'the form of %s looks the same once its code takes over',
  async (name, form, label, text) => {
    const island = openDocument({ name, children: form });
    const written = readForm(island);
    expect(written.length).toBeGreaterThan(2);
    for (const each of island.querySelectorAll('form')) {
      expect([each.method, each.noValidate]).toEqual(['post', false]);
      expect(each.querySelector(':required')).not.toBeNull();
    }
    const field = page.getByLabelText(label, { exact: false }).first();
    await field.fill(text);
    await waitForTakeOver(island);
    const [container] = document.querySelectorAll('main > div');
    expect(container && readForm(container)).toEqual(written);
    await expect.element(field).toHaveValue(text);
    await expect.element(field).toHaveFocus();
  },
);

test('early choices survive when the code loads', async () => {
  const island = openDocument({ name: 'partners', children: <PartnerApplication /> });
  await page.getByLabelText('Acepto que guarden', { exact: false }).click({ force: true });
  await waitForTakeOver(island);
  await expect.element(page.getByRole('checkbox')).toBeChecked();
});

test('a stored draft of the tab loads without a touch', async () => {
  sessionStorage.setItem('forja-borrador-regret-correo', '"ana@a.ar"');
  const island = openDocument({
    name: 'withdrawal',
    drafts: { 'forja-borrador-regret-correo': 'email' },
    children: <WithdrawalParts kind="regret" />,
  });
  await waitForTakeOver(island);
  await expect.element(page.getByLabelText('Correo de tu cuenta')).toHaveValue('ana@a.ar');
});

const openSignIn = (modo?: 'registro' | 'recuperar') => {
  const before = location.href;
  onTestFinished(() => history.replaceState(null, '', before));
  history.replaceState(null, '', modo === undefined ? '/auth' : `/auth?modo=${modo}`);
  return openDocument({
    name: 'auth',
    drafts: { 'forja-borrador-correo': 'username' },
    children: <VisitorForms search={{ modo }} onMode={() => {}} />,
  });
};

test('the sign-in form carries over the address and a visible password, and works alone', async () => {
  const island = openSignIn();
  const written = readForm(island);
  expect(
    [...island.querySelectorAll('input:not([type=radio])')].map((field) => [
      field.getAttribute('name'),
      field.getAttribute('autocomplete'),
      field.getAttribute('type'),
      field.hasAttribute('required'),
    ]),
  ).toEqual([
    ['username', 'username webauthn', 'email', true],
    ['password', 'current-password', 'password', true],
  ]);
  expect(island.querySelector('form')).toMatchObject({ method: 'post', noValidate: false });
  expect(island.querySelector('noscript')?.textContent).toContain('/auth?modo=registro');
  const release = delayCode(island);
  const password = page.getByLabelText('Contraseña', { exact: true });
  await page.getByLabelText('Correo electrónico').fill('ana@ejemplo.com.ar');
  await page.getByRole('button', { name: 'Mostrar contraseña' }).click();
  await password.fill('mate amargo');
  release();
  await waitForTakeOver(island);
  const [container] = document.querySelectorAll('main > div');
  expect(container && readForm(container)).toEqual(written);
  await expect.element(page.getByLabelText('Correo electrónico')).toHaveValue('ana@ejemplo.com.ar');
  await expect.element(password).toHaveValue('mate amargo');
  await expect.element(password).toHaveFocus();
  await expect.element(page.getByRole('button', { name: 'Ocultar contraseña' })).toBeVisible();
});

test('switching forms before the code loads carries the typed values', async () => {
  const island = openSignIn();
  const release = delayCode(island);
  await page.getByRole('radio', { name: 'Crear cuenta' }).click({ force: true });
  await page.getByLabelText('Correo electrónico').fill('ana@ejemplo.com.ar');
  release();
  await waitForTakeOver(island);
  await expect.element(page.getByLabelText('Repetí la contraseña')).toBeVisible();
  await expect.element(page.getByLabelText('Correo electrónico')).toHaveValue('ana@ejemplo.com.ar');
  expect(location.search).toBe('?modo=registro');
});

test('the registration form carries over every typed value', async () => {
  const island = openSignIn('registro');
  const release = delayCode(island);
  await page
    .getByLabelText('Pregunta secreta')
    .selectOptions('¿En qué calle vivías a los diez años?');
  await page.getByRole('checkbox', { name: 'Tengo 18 años o más' }).click({ force: true });
  release();
  await waitForTakeOver(island);
  await expect
    .element(page.getByLabelText('Pregunta secreta'))
    .toHaveValue('¿En qué calle vivías a los diez años?');
  await expect.element(page.getByRole('checkbox', { name: 'Tengo 18 años o más' })).toBeChecked();
});

test("an empty early submit shows the product's messages", async () => {
  const island = openSignIn();
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await waitForTakeOver(island);
  await expect
    .element(page.getByLabelText('Correo electrónico'))
    .toHaveAccessibleDescription('Este campo es obligatorio');
});

test("the browser's back button returns from the recovery form", async () => {
  const island = openSignIn();
  await page.getByLabelText('Correo electrónico').fill('ana@ejemplo.com.ar');
  await waitForTakeOver(island);
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
  await expect.element(page.getByRole('heading', { name: 'Recuperá tu cuenta' })).toBeVisible();
  expect(location.search).toBe('?modo=recuperar');
  await expect.element(page.getByLabelText('Correo electrónico')).toHaveValue('ana@ejemplo.com.ar');
  history.back();
  await expect.element(page.getByRole('heading', { name: 'Iniciá sesión' })).toBeVisible();
});
