import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { OpenInBrowserPage } from '../src/app/open-in-browser-page.tsx';
import { leadOutOfTheApp } from './open-in-browser.ts';
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
  leadOutOfTheApp({ userAgent: PHONES[phone], brands: undefined, touchPoints: 5 });
}

const headings = () =>
  page
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent);
const getLink = (name: string) => page.getByRole('link', { name });

test('a document without its script has the steps of any phone', () => {
  showDocument(<OpenInBrowserPage />);
  expect(headings()).toEqual(['Cómo salir de la otra aplicación']);
  expect(getLink('Abrir en mi navegador').elements()).toEqual([]);
});

test('on Android a button asks for the browser of the phone, at the page one was going to', async () => {
  openPage('android', '/generar-plan?paso=2');
  expect(headings()).toEqual(['Si el botón no hace nada']);
  await expect.element(page.getByText(/^Estás dentro de otra aplicación/)).toBeVisible();
  const href = getLink('Abrir en mi navegador').element().getAttribute('href');
  expect(href).toMatch(/^intent:\/\/[^/]+\/generar-plan\?paso=2#Intent;/);
  await expect.element(getLink('Seguir acá')).toHaveAttribute('href', '/generar-plan?paso=2');
});

test('on an iPhone the steps are its own, and there is no button that does nothing', () => {
  openPage('ios', '/');
  expect(headings()).toEqual(['En tu iPhone o iPad']);
  expect(getLink('Abrir en mi navegador').elements()).toEqual([]);
});

test('who is in a browser already is told so, and is never led to another site', async () => {
  openPage('desktop', 'https://evil.com');
  expect(headings()).toEqual(['Cómo salir de la otra aplicación']);
  await expect.element(page.getByText(/^Parece que ya estás en tu navegador/)).toBeVisible();
  await expect.element(getLink('Seguir acá')).toHaveAttribute('href', '/');
});

test('the link is copied, and where the browser does not let it, how to do it by hand is said', async () => {
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
