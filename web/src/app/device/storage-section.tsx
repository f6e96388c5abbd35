import { useMutation, useQuery } from '@tanstack/react-query';
import { Alert } from '../../design/feedback/alert.tsx';
import { Button } from '../../design/actions/button.tsx';
import { Card, CardBody } from '../../design/layout/card.tsx';
import { iconLock } from '../../design/icon-paths.ts';
import { AccountRow } from '../../features/identity/account/account-row.tsx';
import { AccountSection } from '../../features/identity/account/account-section.tsx';
import { useSession } from '../../features/identity/session.queries.ts';
import { useSyncStatus } from '../../features/records/records.queries.ts';
import { BackupPart } from './backup-part.tsx';
import { deviceMessages } from './device.messages.ts';
import { askForPersistence, storageFacts } from './storage-facts.ts';
import { mayAskPersistence, storageRisk } from './storage-risk.ts';
import * as textStyles from '../../design/text.module.css';

const { storage: texts } = deviceMessages;

export function StorageSection({ id }: { id: string }) {
  const session = useSession();
  return (
    <AccountSection id={id} title={texts.title} lead={texts.lead}>
      {session.status === 'signed-in' ? (
        <>
          <StorageGuardian userId={session.user.id} />
          <BackupPart user={session.user} />
        </>
      ) : null}
    </AccountSection>
  );
}

function StorageGuardian({ userId }: { userId: string }) {
  const facts = useQuery({ queryKey: ['device', userId, 'storage'], queryFn: storageFacts });
  const status = useSyncStatus();
  const persist = useMutation({ mutationFn: askForPersistence, onSuccess: () => facts.refetch() });
  if (!facts.data) return <p className={textStyles.secondary}>{texts.loading}</p>;

  const { isPersisted, usedBytes, roomBytes } = facts.data;
  const risk = storageRisk(facts.data);
  const { title, text } = texts.risk[risk];
  return (
    <Card plain>
      <CardBody>
        <Alert
          kind={risk === 'none' ? 'ok' : risk === 'when-full' ? 'info' : 'warning'}
          title={title}
        >
          {text}
        </Alert>
      </CardBody>
      <AccountRow
        label={texts.onlyHere}
        value={texts.onlyHereCount(status.pending + status.refused)}
      />
      <AccountRow
        label={texts.used}
        value={usedBytes === undefined ? texts.usedUnknown : texts.usedSpace(usedBytes, roomBytes)}
      />
      <AccountRow
        label={texts.persistence}
        value={texts.persisted[isPersisted === undefined ? 'unknown' : isPersisted ? 'yes' : 'no']}
        note={
          <span role="status">
            {persist.data === undefined
              ? null
              : persist.data
                ? texts.persistedNow
                : texts.notPersisted}
          </span>
        }
        action={
          mayAskPersistence(facts.data) ? (
            <Button
              icon={iconLock}
              busy={persist.isPending}
              busyLabel={texts.persisting}
              onClick={() => persist.mutate()}
            >
              {texts.persist}
            </Button>
          ) : null
        }
      />
    </Card>
  );
}
