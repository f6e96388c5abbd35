import type { BrowserContext, Page } from '@playwright/test';
import { loadScreen } from './walk.ts';

/** Quiet time after which a load is over. */
const QUIET_MS = 500;

type Shift = { value: number; moved: string[] };
export type LayoutShifts = { total: number; shifts: Shift[] };

/** Records layout shifts on every page of this context. Call it before opening one. */
export async function watchLayoutShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(recordShifts);
}

export async function measureLayoutShifts(page: Page, path: string): Promise<LayoutShifts> {
  await loadScreen(page, path);
  await page.evaluate(waitForRest, QUIET_MS);
  const shifts = await page.evaluate((): Shift[] => Reflect.get(window, 'shifts'));
  return { total: shifts.reduce((sum, { value }) => sum + value, 0), shifts };
}

/** Runs in the browser before the page's code. */
function recordShifts(): void {
  const shifts: { value: number; moved: string[] }[] = [];
  Object.assign(window, { shifts });
  const describeNode = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement;
    if (!element) return 'a part that is not there any more';
    const text = element.textContent.trim().replace(/\s+/g, ' ').slice(0, 40);
    return `<${element.localName} class="${element.getAttribute('class') ?? ''}"> ${text}`;
  };
  type Entry = PerformanceEntry & {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  };
  new PerformanceObserver((list) => {
    // TypeScript lacks types of the layout instability API
    for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[])
      if (!hadRecentInput)
        shifts.push({
          value,
          moved: sources.map(
            ({ node, previousRect, currentRect }) =>
              `${describeNode(node)}, from ${previousRect.y} to ${currentRect.y}`,
          ),
        });
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the browser: waits until nothing was painted for that long. */
function waitForRest(quietMs: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      observer.disconnect();
      resolve();
    };
    let timer = setTimeout(end, quietMs);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(end, quietMs);
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
}
