import { iconRefresh } from '../design/icon-paths.ts';
import { deviceStore } from '../shared/device-store.ts';
import { networkErrors } from '../shared/http/network-errors.ts';
import { createTurn } from '../shared/interruptions/interruptions.ts';
import { undisturbedPage } from '../shared/interruptions/undisturbed.ts';
import {
  LAST_RESET_KEY,
  offersRefresh,
  PUT_OFF_KEY,
  readTime,
  REFRESH_DELAY_MS,
} from './cache-refresh.ts';
import { createBusyButton, createButton, createCard, looks } from './pwa-card.ts';
import { pwaMessages } from './pwa.messages.ts';
import { forgetApp, withForceRefresh } from './worker/fresh-start.ts';

const { title, text, action, busy, later, unreachable } = pwaMessages.cacheRefresh;

export function createCacheRefreshCard(draw: () => void) {
  let isOffered = false;
  const setOffered = (isNowOffered: boolean) => {
    isOffered = isNowOffered;
    draw();
  };
  const sentence = new Text(text);
  const refresh = async () => {
    sentence.data = text;
    if (!(await forgetApp())) {
      sentence.data = unreachable;
      return true;
    }
    const now = Date.now();
    deviceStore.set(LAST_RESET_KEY, String(now));
    location.replace(withForceRefresh(location.href, now));
    return false;
  };
  const putOff = () => {
    deviceStore.set(PUT_OFF_KEY, String(Date.now()));
    setOffered(false);
  };
  const card = createCard({
    icon: iconRefresh,
    title,
    text: [sentence],
    actions: [
      createBusyButton({
        className: looks.secondary,
        label: action,
        busyLabel: busy,
        onPress: refresh,
      }),
      createButton(looks.text, later, putOff),
    ],
  });
  setTimeout(
    () =>
      setOffered(
        offersRefresh({
          networkErrors: networkErrors(),
          lastReset: readTime(deviceStore.get(LAST_RESET_KEY)),
          putOff: readTime(deviceStore.get(PUT_OFF_KEY)),
          now: Date.now(),
        }),
      ),
    REFRESH_DELAY_MS - performance.now(),
  );
  const hasTurn = createTurn('refresh');
  return () => (hasTurn(isOffered && undisturbedPage() !== 'fully') ? card : undefined);
}
