import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../design/tokens.css';
import '../design/base.css';
import '../design/text.module.css';
import { assertAccessible } from '../shared/assert-accessible.fixture.ts';
import { Splash } from '../site/frame/splash.tsx';
import { startSplash, whenUncovered } from './splash.ts';

const splash = page.getByTestId('splash');
const percent = () => Number(page.getByRole('progressbar').element().ariaValueNow);

function openDocument({ isPainted = true } = {}) {
  const paints = isPainted ? [{ startTime: performance.now() } as PerformanceEntry] : [];
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue(paints);
  const uncovered = vi.fn();
  startSplash();
  whenUncovered(uncovered);
  return uncovered;
}

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  delete document.documentElement.dataset['inicio'];
  document.body.innerHTML = `<main id="contenido"><h1>Forja</h1></main>${renderToStaticMarkup(<Splash />)}`;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('the bar moves for 1.5 seconds from the first paint, then uncovers the page', async () => {
  const uncovered = openDocument();
  await vi.advanceTimersByTimeAsync(600);
  expect(percent()).toBe(20);
  expect(splash.element().textContent).toBe('Iniciando Forja...Cargando... 20 %');
  expect(splash.element().querySelector('rect')?.getAttribute('width')).toBe('20%');
  await vi.advanceTimersByTimeAsync(890);
  expect(percent()).toBe(49);
  await vi.advanceTimersByTimeAsync(30);
  expect(percent()).toBe(100);
  expect(uncovered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(160);
  expect(splash.query()).toBeNull();
  expect(uncovered).toHaveBeenCalledOnce();
});

test('a browser without paint timing uncovers the page by the third second', async () => {
  const uncovered = openDocument({ isPainted: false });
  await vi.advanceTimersByTimeAsync(1490);
  expect(percent()).toBe(0);
  await vi.advanceTimersByTimeAsync(1700);
  expect(uncovered).toHaveBeenCalledOnce();
});

test('a tab that showed the splash shows it no more', async () => {
  sessionStorage.setItem('forja-inicio', 'true');
  const uncovered = openDocument();
  await expect.element(splash).not.toBeVisible();
  expect(uncovered).toHaveBeenCalledOnce();
});

test('the tab is marked on leaving, so that signing out does not repeat the splash', () => {
  openDocument();
  sessionStorage.clear();
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem('forja-inicio')).toBe('true');
});

test('the splash is legible in both themes', async () => {
  vi.useRealTimers();
  document.documentElement.dataset['inicio'] = '';
  await expect.element(splash).toBeVisible();
  await assertAccessible();
});
