import { SPLASH_STEP_MS, splashProgress } from '../src/app/start/splash-progress.ts';

/** Moves the bar of the splash from the first paint on, also while the app that ends it has not arrived. */
export function showSplashProgress(): void {
  const timer = setInterval(() => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
    const splash = document.querySelector('[data-testid="splash"]');
    if (painted === undefined || !splash) return;
    const { percent, isOver } = splashProgress(performance.now() - painted);
    splash.querySelector('[role="progressbar"]')?.setAttribute('aria-valuenow', `${percent}`);
    splash.querySelector('rect')?.setAttribute('width', `${percent}%`);
    // Its text, and not its child: a node that comes or goes has the styles of the whole page worked out again.
    const figure = splash.querySelector('[data-percent]')?.firstChild;
    if (figure) figure.nodeValue = `${percent} %`;
    if (isOver) clearInterval(timer);
  }, SPLASH_STEP_MS);
}
