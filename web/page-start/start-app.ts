import { SESSION_TOKEN_PARAMETER } from '@forja/contract/payments/session-token';

/** A browser that paints nothing (a tab behind, a style sheet that does not come) still gets its app. */
const LATEST_START_MS = 3000;

/**
 * Asks for the code of the page once the page is on the screen: before, it would compete with what is read for the
 * signal and for the processor. A touch or a key asks for it at once.
 */
export function startAppAfterPaint(): void {
  let hasBegun = false;
  const begin = () => {
    if (hasBegun) return;
    hasBegun = true;
    for (const event of ['pointerdown', 'keydown'] as const)
      removeEventListener(event, begin, true);
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', loadApp);
    else loadApp();
  };
  for (const event of ['pointerdown', 'keydown'] as const) addEventListener(event, begin, true);
  setTimeout(begin, LATEST_START_MS);
  // A code that opens an account leaves the address with the app: that does not wait.
  const hasSecret =
    location.search.includes(`${SESSION_TOKEN_PARAMETER}=`) || location.hash.includes('=');
  if (!hasSecret && document.visibilityState === 'visible' && canObservePaint())
    new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
  else begin();
}

const canObservePaint = (): boolean =>
  'PerformanceObserver' in window && PerformanceObserver.supportedEntryTypes.includes('paint');

/** The document names its code in `#root`: its entry first, then what the entry imports. */
function loadApp(): void {
  const [entry, ...imports] = document.getElementById('root')?.dataset['code']?.split(' ') ?? [];
  if (!entry) return;
  for (const href of imports) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = href;
    document.head.append(link);
  }
  const script = document.createElement('script');
  script.type = 'module';
  script.crossOrigin = '';
  script.src = entry;
  document.head.append(script);
}
