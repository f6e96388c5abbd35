import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../design/tokens.css';
import '../design/base.css';
import '../design/text.module.css';
import '../design/layout/frame.module.css';
import { assertAccessible } from '../shared/assert-accessible.fixture.ts';

const IN_INSTAGRAM =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/125.0.0.0 Mobile Safari/537.36 Instagram 334.0.0.42.95 Android';

const region = () => page.getByRole('region', { name: 'Avisos de la app' });
const card = (name: string) => region().getByRole('group', { name });
const update = card('Actualización disponible');
const limited = card('Este navegador es limitado');
const refresh = card('¿Algo anda lento o no carga?');
const install = card('¡Instala Forja para acceder más rápido!');
const order = () =>
  region()
    .getByRole('group')
    .elements()
    .map((element) => element.ariaLabel);

let isOnline = true;
function setOnline(isNowOnline: boolean) {
  isOnline = isNowOnline;
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

// A document has one layer, so these tests share one visit, in order.
beforeAll(async () => {
  localStorage.clear();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  Object.defineProperty(navigator, 'userAgent', { configurable: true, value: IN_INSTAGRAM });
  Object.defineProperty(navigator, 'userAgentData', { configurable: true, value: undefined });
  document.body.innerHTML = '<main id="contenido"><h1>Forja</h1></main>';
  const { catchEarlyEvents } = await import('./worker/early-events.ts');
  const { startPwaLayer } = await import('./pwa-layer.ts');
  catchEarlyEvents();
  startPwaLayer();
});

test('an offline strip and a mark on the document appear without signal, and go with it', async () => {
  const strip = page.getByRole('status');
  expect(document.querySelector('main')?.previousElementSibling).toBe(region().element());
  setOnline(false);
  expect(strip.element().textContent).toBe(
    'Modo sin conexión Algunas funciones están limitadas. Tu trabajo se sincronizará cuando vuelvas a tener conexión.',
  );
  for (const element of [document.documentElement, document.body])
    expect(element).toHaveClass('offline');
  await expect
    .poll(() => document.documentElement.style.getPropertyValue('--franja'))
    .toBe(`${strip.element().clientHeight}px`);
  await assertAccessible();
  setOnline(true);
  expect(strip.element().textContent).toBe('');
  expect(document.documentElement).not.toHaveClass('offline');
});

test('an in-app browser shows the way out with the current page, until closed', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const address = window.location.href;
  onTestFinished(() => window.history.replaceState(null, '', address));
  window.history.replaceState(null, '', '/glosario?tipo=oral#todo');
  await limited.getByRole('button', { name: 'Copiar enlace' }).click();
  await expect.element(limited.getByRole('button', { name: 'Enlace copiado' })).toBeVisible();
  expect(copied).toHaveBeenCalledWith(window.location.href);
  const way = limited.getByRole('link', { name: 'Cómo abrirlo' });
  // The click sets the address; the test does not follow it.
  way.element().addEventListener('click', (event) => event.preventDefault());
  await way.click();
  await expect.element(way).toHaveAttribute('href', '/abrir?to=%2Fglosario%3Ftipo%3Doral%23todo');
  expect(localStorage.getItem('forja-navegador-social')).toBe('instagram');
  await limited.getByRole('button', { name: 'Cerrar' }).click();
  await expect.element(limited).not.toBeInTheDocument();
  expect(localStorage.getItem('forja-navegador-limitado-visto')).toBe('true');
});

test('a new version is offered only online', async () => {
  window.dispatchEvent(new Event('pwa-update-available'));
  await expect.element(update).toBeVisible();
  expect(update.element().textContent).toContain('Hay una nueva versión de Forja disponible.');
  setOnline(false);
  await expect.element(update).not.toBeInTheDocument();
  setOnline(true);
  await expect.element(update.getByRole('button', { name: 'Recargar' })).toBeEnabled();
});

test('the refresh is offered after half a minute, never over an undisturbed page, and reports a failure', async () => {
  document.body.dataset['calm'] = 'fully';
  await vi.advanceTimersByTimeAsync(31_000);
  expect(refresh.query()).toBeNull();
  delete document.body.dataset['calm'];
  await vi.advanceTimersByTimeAsync(1000);
  await expect.element(refresh).toBeVisible();
  expect(order()).toEqual(['Actualización disponible', '¿Algo anda lento o no carga?']);
  await assertAccessible();

  let refuse = (_cause: Error) => {};
  const answer = new Promise<Response>((_resolve, reject) => (refuse = reject));
  vi.spyOn(window, 'fetch').mockReturnValue(answer);
  const button = refresh.getByRole('button').first();
  await button.click();
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  await expect.element(button).toHaveAccessibleName('Actualizando');
  refuse(new TypeError('no signal'));
  await expect.poll(() => refresh.element().textContent).toContain('Ahora no llegamos a Forja.');
  await expect.element(button).toHaveAccessibleName('Actualizar');
  await expect.element(button).not.toHaveAttribute('aria-busy');
});

test('the installation card waits for its turn, and closing it is final', async () => {
  window.dispatchEvent(new Event('beforeinstallprompt', { cancelable: true }));
  await vi.advanceTimersByTimeAsync(5000);
  expect(install.query()).toBeNull();
  await refresh.getByRole('button', { name: 'Ahora no' }).click();
  await vi.advanceTimersByTimeAsync(1000);
  await expect.element(refresh).not.toBeInTheDocument();
  expect(Number(localStorage.getItem('forja-cache-ahora-no'))).toBeGreaterThan(0);
  await expect.element(install).toBeVisible();
  expect(order().at(-1)).toBe('¡Instala Forja para acceder más rápido!');
  await install.getByRole('button', { name: 'Cerrar' }).click();
  await expect.element(install).not.toBeInTheDocument();
  expect(localStorage.getItem('pwa-install-dismissed')).toBe('true');
});
