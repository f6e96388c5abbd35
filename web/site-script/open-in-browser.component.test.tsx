import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { OpenInBrowserPage } from '../src/app/open-in-browser-page.tsx';
import { showExitSteps } from './open-in-browser.ts';
import { showDocument } from './show-document.fixture.tsx';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Mobile/15E148';
const PHONES = {
  android: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130 Mobile Instagram 350',
  ios: `${IPHONE} Instagram 350`,
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/130',
};

function openPage(phone: keyof typeof PHONES, to: string) {
  history.replaceState(null, '', `${location.pathname}?to=${encodeURIComponent(to)}`);
  showDocument(<OpenInBrowserPage />);
  showExitSteps({ userAgent: PHONES[phone], brands: undefined, touchPoints: 5 });
}

const headings = () =>
  page
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent);
const getLink = (name: string) => page.getByRole('link', { name });

test('a document without its script shows the steps for any phone', () => {
  showDocument(<OpenInBrowserPage />);
  expect(headings()).toEqual(['Cómo salir de la otra aplicación']);
  expect(getLink('Abrir en mi navegador').elements()).toEqual([]);
});

test('on Android a button opens the destination in the browser', async () => {
  openPage('android', '/generar-plan?paso=2');
  expect(headings()).toEqual(['Si el botón no hace nada']);
  await expect.element(page.getByText(/^Estás dentro de otra aplicación/)).toBeVisible();
  const href = getLink('Abrir en mi navegador').element().getAttribute('href');
  expect(href).toMatch(/^intent:\/\/[^/]+\/generar-plan\?paso=2#Intent;/);
  await expect.element(getLink('Seguir acá')).toHaveAttribute('href', '/generar-plan?paso=2');
});

test('on an iPhone the page shows its steps and no button', () => {
  openPage('ios', '/');
  expect(headings()).toEqual(['En tu iPhone o iPad']);
  expect(getLink('Abrir en mi navegador').elements()).toEqual([]);
});

test('a visitor in a browser already is told so, and never sent to another site', async () => {
  openPage('desktop', 'https://evil.com');
  expect(headings()).toEqual(['Cómo salir de la otra aplicación']);
  await expect.element(page.getByText(/^Parece que ya estás en tu navegador/)).toBeVisible();
  await expect.element(getLink('Seguir acá')).toHaveAttribute('href', '/');
});

test('the link is copied, or the page explains how to copy it by hand', async () => {
  openPage('ios', '/glosario');
  const status = page.getByRole('status');
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
  await page.getByRole('button', { name: 'Copiar enlace' }).click();
  await expect.element(status).toHaveTextContent('Enlace copiado');
  expect(write).toHaveBeenCalledWith(`${location.origin}/glosario`);
  write.mockRejectedValueOnce(new Error('not allowed'));
  await page.getByRole('button', { name: 'Copiar enlace' }).click();
  await expect
    .element(status)
    .toHaveTextContent(
      'No pudimos copiarlo. Mantené apretado el enlace de la página y elegí copiar.',
    );
});
