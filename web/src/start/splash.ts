import { SPLASH_STEP_MS, splashProgress } from './splash-progress.ts';
const SEEN_KEY = 'forja-inicio';
const FADE_MS = 160;
export function decideSplash(): void {
  const root = document.documentElement;
  try {
    if (sessionStorage.getItem(SEEN_KEY) !== null) return;
    sessionStorage.setItem(SEEN_KEY, 'si');
  } catch {
    // Storage may be forbidden
  }
  root.dataset['inicio'] = '';
}
export function startSplash(): void {
  const timer = setInterval(() => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
    const splash = document.querySelector('[data-testid="splash"]');
    if (painted === undefined || !splash) return;
    const { percent, isOver } = splashProgress(performance.now() - painted);
    splash.querySelector('[role="progressbar"]')?.setAttribute('aria-valuenow', `${percent}`);
    splash.querySelector('rect')?.setAttribute('width', `${percent}%`);
    const figure = splash.querySelector('[data-percent]')?.firstChild;
    if (figure) figure.nodeValue = `${percent} %`;
    if (!isOver) return;
    clearInterval(timer);
    splash.classList.add('splash_leaving');
    setTimeout(() => splash.remove(), FADE_MS);
  }, SPLASH_STEP_MS);
}
