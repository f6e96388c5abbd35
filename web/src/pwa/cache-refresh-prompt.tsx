import { useEffect, useState } from 'react';
import { Button } from '../design/actions/button.tsx';
import { iconRefresh } from '../design/icon-paths.ts';
import { deviceStore } from '../shared/device-store.ts';
import { networkErrors } from '../shared/http/network-errors.ts';
import { useInterruption } from '../shared/interruptions/use-interruption.ts';
import { useUndisturbedPage } from '../shared/interruptions/undisturbed.ts';
import {
  LAST_RESET_KEY,
  offersRefresh,
  PUT_OFF_KEY,
  readTime,
  REFRESH_DELAY_MS,
} from './cache-refresh.ts';
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
      const lastReset = readTime(deviceStore.get(LAST_RESET_KEY));
      const putOff = readTime(deviceStore.get(PUT_OFF_KEY));
      if (offersRefresh({ networkErrors: networkErrors(), lastReset, putOff, now: Date.now() }))
        setState('offered');
    }, delay);
    return () => clearTimeout(timer);
  }, []);

  const isWanted = state !== 'waiting' && state !== 'done';
  const isBusyPage = useUndisturbedPage() === 'fully';
  const isTurn = useInterruption('refresh', { isWanted: isWanted && !isBusyPage });

  function putOff() {
    deviceStore.set(PUT_OFF_KEY, String(Date.now()));
    setState('done');
  }

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

  if (!isTurn) return null;
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
          <Button variant="text" onClick={putOff}>
            {cacheRefresh.later}
          </Button>
        </>
      }
    >
      {state === 'unreachable' ? cacheRefresh.unreachable : cacheRefresh.text}
    </PwaCard>
  );
}
