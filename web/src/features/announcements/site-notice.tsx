import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../design/actions/button.tsx';
import { Alert } from '../../design/feedback/alert.tsx';
import { deviceStore } from '../../shared/device-store.ts';
import { announcementsMessages as words } from './announcements.messages.ts';
import { siteNoticeQuery } from './announcements.queries.ts';
import * as styles from './site-notice.module.css';

/** The notice that this device read last. */
const READ_KEY = 'forja-aviso-leido';

/** The current notice, until it is read on this device. */
export function SiteNotice() {
  const { data } = useQuery(siteNoticeQuery);
  const [readId, setReadId] = useState(() => deviceStore.get(READ_KEY));
  const notice = data?.notice ?? null;
  if (notice === null || notice.id === readId) return null;
  return (
    <aside className={styles.root} aria-label={words.notice}>
      <Alert
        title={notice.text}
        announce
        actions={
          <Button
            onClick={() => {
              deviceStore.set(READ_KEY, notice.id);
              setReadId(notice.id);
            }}
          >
            {words.dismiss}
          </Button>
        }
      />
    </aside>
  );
}
