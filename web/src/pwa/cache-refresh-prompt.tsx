import { useEffect, useState } from 'react';
import { Button } from '../design/actions/button.tsx';
import { iconRefresh } from '../design/icon-paths.ts';
import { deviceStore } from '../shared/device-store.ts';
import { networkErrors } from '../shared/http/network-errors.ts';
import { LAST_RESET_KEY, offersRefresh, readReset, REFRESH_DELAY_MS } from './cache-refresh.ts';
import { forgetApp, withForceRefresh } from './worker/fresh-start.ts';
import { PwaCard } from './pwa-card.tsx';
import { pwaMessages } from './pwa.messages.ts';

const { cacheRefresh } = pwaMessages;

type State = 'waiting' | 'offered' | 'working' | 'unreachable' | 'done';

/** Half a minute after the start, for who has had trouble or has not brought the app anew in a day. */
export function CacheRefreshPrompt() {
  const [state, setState] = useState<State>('waiting');

  useEffect(() => {
    // The page was opened before this code arrived.
    const delay = Math.max(0, REFRESH_DELAY_MS - performance.now());
    const timer = setTimeout(() => {
      const lastReset = readReset(deviceStore.get(LAST_RESET_KEY));
      if (offersRefresh({ networkErrors: networkErrors(), lastReset, now: Date.now() }))
        setState('offered');
    }, delay);
    return () => clearTimeout(timer);
  }, []);

  async function refresh() {
    setState('working');
    if (!(await forgetApp())) {
      setState('unreachable');
      return;
    }
    const now = Date.now();
    deviceStore.set(LAST_RESET_KEY, String(now));
    window.location.replace(withForceRefresh(window.location.href, now));
  }

  if (state === 'waiting' || state === 'done') return null;
  return (
    <PwaCard
      icon={iconRefresh}
      title={cacheRefresh.title}
      actions={
        <>
          <Button
            variant="secondary"
            busy={state === 'working'}
            busyLabel={cacheRefresh.busy}
            onClick={() => void refresh()}
          >
            {cacheRefresh.action}
          </Button>
          <Button variant="text" onClick={() => setState('done')}>
            {cacheRefresh.later}
          </Button>
        </>
      }
    >
      {state === 'unreachable' ? cacheRefresh.unreachable : cacheRefresh.text}
    </PwaCard>
  );
}
