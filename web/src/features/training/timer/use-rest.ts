import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  cancelSound,
  closeNotification,
  notifyEnd,
  notifyResting,
  planSound,
  vibrate,
} from './rest-alerts.ts';
import { restProgress, secondsLeft } from './rest.ts';
import { restStore } from './rest-store.ts';

const TICK_MS = 250;

export type RestAlerts = { sounds: boolean; vibrates: boolean };

/** The rest as it is now. It is worked out from its instants at each look, so it is right after any silence of the page. */
export function useRest({ sounds, vibrates }: RestAlerts) {
  const rest = useSyncExternalStore(restStore().subscribe, restStore().current, () => undefined);
  const [now, setNow] = useState(Date.now);
  const isRunning = rest !== undefined && rest.isTold !== true;

  useEffect(() => {
    if (!isRunning) return undefined;
    const update = () => {
      setNow(Date.now());
      if (rest.endsAt > Date.now() || !restStore().markTold()) return;
      if (vibrates) vibrate();
      if (document.hidden) void notifyEnd().catch(() => undefined);
    };
    update();
    const timer = setInterval(update, TICK_MS);
    const onVisible = () => {
      update();
      if (document.hidden) void notifyResting(rest.endsAt).catch(() => undefined);
      else void closeNotification().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [isRunning, rest, vibrates]);

  /** In the handler of a tap, after which a page may sound. */
  function planAlerts(): void {
    const started = restStore().current();
    if (started && sounds) planSound((started.endsAt - Date.now()) / 1000);
    else cancelSound();
    setNow(Date.now());
  }

  return {
    isRunning,
    hasEnded: rest?.isTold === true,
    seconds: rest ? secondsLeft(rest, now) : 0,
    progress: isRunning ? restProgress(rest, now) : 0,
    start(seconds: number) {
      restStore().start(seconds);
      planAlerts();
    },
    change(seconds: number) {
      restStore().change(seconds);
      planAlerts();
    },
    skip() {
      restStore().skip();
      planAlerts();
    },
  };
}

/** What is pressed on the notification of the lock screen arrives as a message of the service worker. */
export function useNotificationActions(onAction: { more: () => void; skip: () => void }): void {
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined;
    const listen = ({ data }: MessageEvent<unknown>) => {
      if (data === 'descanso-sumar') onAction.more();
      if (data === 'descanso-saltar') onAction.skip();
    };
    navigator.serviceWorker.addEventListener('message', listen);
    return () => navigator.serviceWorker.removeEventListener('message', listen);
  });
}
