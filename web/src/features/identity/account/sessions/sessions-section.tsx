import type { Session } from '@forja/contract/identity/account';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../../design/actions/button.tsx';
import { Card } from '../../../../design/layout/card.tsx';
import { accountMessages } from '../account.messages.ts';
import { sessionsQuery } from '../account.queries.ts';
import { AccountSection } from '../account-section.tsx';
import { CloseOthersDialog, CloseSessionDialog } from './close-session-dialogs.tsx';
import { Loaded } from '../loaded.tsx';
import { SessionRow } from './session-row.tsx';
import { useFocusWhenFewer } from '../use-focus-when-fewer.ts';
import * as textStyles from '../../../../design/text.module.css';
import * as styles from '../account.module.css';

const { sessions } = accountMessages;

export function SessionsSection({ id }: { id: string }) {
  const open = useQuery(sessionsQuery);
  const [closing, setClosing] = useState<Session | 'others'>();
  const close = () => setClosing(undefined);
  useFocusWhenFewer(open.data?.items.length, id, closing !== undefined);
  return (
    <AccountSection id={id} title={sessions.title} lead={sessions.lead}>
      <Loaded query={open}>
        {({ items }) => {
          const others = items.filter(({ isCurrent }) => !isCurrent);
          return (
            <>
              <Card plain>
                <ul aria-label={sessions.list}>
                  {[...items.filter(({ isCurrent }) => isCurrent), ...others].map((session) => (
                    <SessionRow
                      key={session.id}
                      session={session}
                      now={new Date(open.dataUpdatedAt)}
                      onClose={() => setClosing(session)}
                    />
                  ))}
                </ul>
                <div className={styles.footer}>
                  {others.length === 0 ? (
                    <p className={textStyles.secondary}>{sessions.onlyThis}</p>
                  ) : (
                    <Button variant="secondary" onClick={() => setClosing('others')}>
                      {sessions.closeOthers}
                    </Button>
                  )}
                </div>
              </Card>
              {closing === 'others' ? (
                <CloseOthersDialog count={others.length} onClose={close} />
              ) : null}
            </>
          );
        }}
      </Loaded>
      {closing === undefined || closing === 'others' ? null : (
        <CloseSessionDialog session={closing} onClose={close} />
      )}
    </AccountSection>
  );
}
