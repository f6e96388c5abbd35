import { SPLASH_STEP_MS, splashProgress } from './splash-progress.ts';
import * as styles from './splash.module.css';

const STARTED_KEY = 'forja-inicio';
export const URGENT_PAGE = /^\/alarma\/?$/;
const FADE_MS = 160;
/**
 * The limit for the first paint: background pages have none, and some browsers do not report it.
 */
const LATEST_PAINT_MS = 1500;
const UNCOVERED_EVENT = 'uncovered';

export function startSplash(): void {
  const { dataset } = document.documentElement;
  // Runs on pagehide, because signing in or out clears the tab.
  addEventListener('pagehide', () => accessTab((tab) => tab.setItem(STARTED_KEY, 'true')));
  const hasStarted = accessTab((tab) => tab.getItem(STARTED_KEY) !== null);
  const findSplash = () => document.querySelector('[data-testid="splash"]');
  if (hasStarted || URGENT_PAGE.test(location.pathname)) {
    addEventListener('DOMContentLoaded', () => findSplash()?.remove());
    return;
  }
  dataset['inicio'] = '';
  const latestPaint = performance.now() + LATEST_PAINT_MS;
  const timer = setInterval(() => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
    const { percent, isOver } = splashProgress(performance.now() - (painted ?? latestPaint));
    const splash = findSplash();
    splash?.querySelector('[role="progressbar"]')?.setAttribute('aria-valuenow', `${percent}`);
    splash?.querySelector('rect')?.setAttribute('width', `${percent}%`);
    // Changes the text node: replacing it would recalculate all styles.
    const figure = splash?.querySelector('[data-percent]')?.firstChild;
    if (figure) figure.nodeValue = `${percent} %`;
    if (!isOver) return;
    clearInterval(timer);
    splash?.classList.add(styles.leaving);
    setTimeout(() => {
      splash?.remove();
      delete dataset['inicio'];
      // Another task: a dialog that opens restyles the whole page.
      setTimeout(() => dispatchEvent(new Event(UNCOVERED_EVENT)));
    }, FADE_MS);
  }, SPLASH_STEP_MS);
}

export function whenUncovered(listener: () => void): void {
  if ('inicio' in document.documentElement.dataset)
    addEventListener(UNCOVERED_EVENT, listener, { once: true });
  else listener();
}

/** Undefined where storage is forbidden: each page then shows the splash. */
function accessTab<T>(access: (tab: Storage) => T): T | undefined {
  try {
    return access(sessionStorage);
  } catch {
    return undefined;
  }
}
