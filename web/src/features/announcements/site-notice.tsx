import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../design/actions/button.tsx';
import { Alert } from '../../design/feedback/alert.tsx';
import { deviceStore } from '../../shared/device-store.ts';
import { announcementsMessages as words } from './announcements.messages.ts';
import { siteNoticeQuery } from './announcements.queries.ts';
import * as styles from './site-notice.module.css';

/** Id of the last dismissed notice. */
const READ_KEY = 'forja-aviso-leido';

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
