import { SPLASH_STEP_MS, splashProgress } from './splash-progress.ts';
import * as styles from './splash.module.css';

/** A tab that has it is not shown the splash again. */
const STARTED_KEY = 'forja-inicio';
/** The screen with the numbers to call, which nothing covers: the `urgent` one of the table. */
export const URGENT_PAGE = /^\/alarma\/?$/;
/** As long as the fade of splash.module.css. */
const FADE_MS = 160;
/** A page in the background is not painted, and some browsers do not tell. */
const LATEST_PAINT_MS = 1500;
const UNCOVERED_EVENT = 'uncovered';

/** Before the first paint: shows the splash once per tab, moves its bar from that paint on, and takes it away. */
export function startSplash(): void {
  const { dataset } = document.documentElement;
  // On leaving, because whoever signs in or out begins the tab anew.
  addEventListener('pagehide', () => inTab((tab) => tab.setItem(STARTED_KEY, 'true')));
  const hasStarted = inTab((tab) => tab.getItem(STARTED_KEY) !== null);
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
    // Its text, and not its child: a node that comes or goes has the styles of the whole page worked out again.
    const figure = splash?.querySelector('[data-percent]')?.firstChild;
    if (figure) figure.nodeValue = `${percent} %`;
    if (!isOver) return;
    clearInterval(timer);
    splash?.classList.add(styles.leaving);
    setTimeout(() => {
      splash?.remove();
      delete dataset['inicio'];
      dispatchEvent(new Event(UNCOVERED_EVENT));
    }, FADE_MS);
  }, SPLASH_STEP_MS);
}

/** Runs when nothing covers the page. */
export function whenUncovered(listener: () => void): void {
  if ('inicio' in document.documentElement.dataset)
    addEventListener(UNCOVERED_EVENT, listener, { once: true });
  else listener();
}

/** Storage may be forbidden: then each page begins. */
function inTab<T>(access: (tab: Storage) => T): T | undefined {
  try {
    return access(sessionStorage);
  } catch {
    return undefined;
  }
}
