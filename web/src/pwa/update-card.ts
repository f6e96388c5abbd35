import { iconRefresh } from '../design/icon-paths.ts';
import { createBusyButton, createCard, looks } from './pwa-card.ts';
import { pwaMessages } from './pwa.messages.ts';
import { earlyEvents } from './worker/early-events.ts';
import { reloadUpdated } from './worker/register-service-worker.ts';

const { title, text, action, busy } = pwaMessages.update;

/** Shown only online, because an offline device cannot download it. */
export function createUpdateCard() {
  const reload = createBusyButton({
    className: looks.primary,
    label: action,
    busyLabel: busy,
    onPress: reloadUpdated,
  });
  const card = createCard({ icon: iconRefresh, title, text: [text], actions: [reload] });
  return () => (earlyEvents.current().hasUpdate && navigator.onLine ? card : undefined);
}
