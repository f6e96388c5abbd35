import { useState, useSyncExternalStore } from 'react';
import { Button } from '../design/actions/button.tsx';
import { iconRefresh } from '../design/icon-paths.ts';
import { earlyEvents } from './worker/early-events.ts';
import { PwaCard } from './pwa-card.tsx';
import { pwaMessages } from './pwa.messages.ts';
import { reloadUpdated } from './worker/register-service-worker.ts';
import { useOnline } from './browser/use-online.ts';

const { update } = pwaMessages;

/** Only while online: without signal there is nothing to reload from. */
export function UpdateBanner() {
  const { hasUpdate } = useSyncExternalStore(
    earlyEvents.subscribe,
    earlyEvents.current,
    earlyEvents.current,
  );
  const isOnline = useOnline();
  const [isReloading, setIsReloading] = useState(false);
  if (!hasUpdate || !isOnline) return null;
  return (
    <PwaCard
      icon={iconRefresh}
      title={update.title}
      actions={
        <Button
          variant="primary"
          busy={isReloading}
          busyLabel={update.busy}
          onClick={() => {
            setIsReloading(true);
            void reloadUpdated();
          }}
        >
          {update.action}
        </Button>
      }
    >
      {update.text}
    </PwaCard>
  );
}
