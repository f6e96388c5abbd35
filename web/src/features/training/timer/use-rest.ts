import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  cancelSound,
  closeNotification,
  notifyEnd,
  notifyResting,
  openAudio,
  planSound,
  vibrate,
} from './rest-alerts.ts';
import { type Rest as CurrentRest, restProgress, secondsLeft } from './rest.ts';
import { restStore } from './rest-store.ts';

const TICK_MS = 250;
/** Within the second that browsers count as part of the tap. */
const AFTER_STORING_MS = 100;

export type RestAlerts = { sounds: boolean; vibrates: boolean };

const useCurrentRest = (): CurrentRest | undefined =>
  useSyncExternalStore(restStore().subscribe, restStore().current, () => undefined);

/** Remaining time, computed from timestamps on each tick. */
export function useRestClock(): { seconds: number; progress: number } {
  const rest = useCurrentRest();
  const [tickTime, setTickTime] = useState(Date.now);
  useEffect(() => {
    if (!rest || rest.isTold === true) return undefined;
    const updateNow = () => setTickTime(Date.now());
    updateNow();
    const timer = setInterval(updateNow, TICK_MS);
    document.addEventListener('visibilitychange', updateNow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', updateNow);
    };
  }, [rest]);
  if (!rest) return { seconds: 0, progress: 0 };
  const now = Math.max(tickTime, rest.startedAt);
  return {
    seconds: secondsLeft(rest, now),
    progress: rest.isTold === true ? 0 : restProgress(rest, now),
  };
}

/** Renders when a rest starts, ends or changes, not on each tick. */
export function useRest({ sounds, vibrates }: RestAlerts) {
  const rest = useCurrentRest();
  const isRunning = rest !== undefined && rest.isTold !== true;

  useEffect(() => {
    if (!isRunning) return undefined;
    const update = () => {
      if (rest.endsAt > Date.now() || !restStore().markTold()) return;
      if (vibrates) vibrate();
      if (document.hidden) void notifyEnd().catch(() => undefined);
    };
    update();
    // A click closes a notification, so a new one shows the new end.
    if (document.hidden) void notifyResting(rest.endsAt).catch(() => undefined);
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

  /** Call it in a tap handler, because browsers allow sound only then. */
  function planAlerts(): void {
    const started = restStore().current();
    if (started && sounds) planSound((started.endsAt - Date.now()) / 1000);
    else cancelSound();
  }

  return {
    isRunning,
    hasEnded: rest?.isTold === true,
    /**
     * Call it in the tap handler before the write. Delayed, because opening the audio device would
     * delay the write.
     */
    allowSound(): void {
      if (sounds) setTimeout(openAudio, AFTER_STORING_MS);
    },
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

/** Actions of the notification arrive as service worker messages. */
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
