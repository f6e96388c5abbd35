import { useEffect, useState } from 'react';
import { Button } from '../../design/actions/button.tsx';
import { iconAlertTriangle, iconCloudUp } from '../../design/icon-paths.ts';
import { Icon } from '../../design/icon.tsx';
import { useMembership } from '../../features/membership/membership.queries.ts';
import { useRecordStore, useSyncStatus } from '../../features/records/records.queries.ts';
import { accountSyncMessages as texts } from './account-sync.messages.ts';
import { NotOpenDialog } from './not-open-dialog.tsx';
import { showBadge } from './show-badge.ts';
import { useAllInAccount } from './use-all-in-account.ts';
import { useDiscreetMode } from './use-discreet-mode.ts';
import { WaitingSheet } from './pending-sheet.tsx';
import * as frameStyles from '../../design/layout/frame.module.css';

export function AccountSync({ userId }: { userId: string }) {
  const { store, error, retry } = useRecordStore(userId);
  const status = useSyncStatus();
  const [open, setOpen] = useState<'pending' | 'not-open'>();
  const close = () => setOpen(undefined);
  const count = status.pending + status.refused;
  useDiscreetMode();
  const { noteDiscard } = useAllInAccount(status, { isOpen: store !== undefined });

  const isMember = useMembership().status === 'active';
  useEffect(() => {
    if (isMember) void store?.retryAfterMembership();
  }, [store, isMember]);
  useEffect(() => showBadge(count), [count]);
  useEffect(() => () => showBadge(0), []);

  const label = error === undefined ? countLabel(status) : texts.notOpen;
  // The open sheet stays until the person closes it, even when nothing is pending any more.
  const sheet =
    open === 'pending' && store ? (
      <WaitingSheet store={store} status={status} onDiscard={noteDiscard} onClose={close} />
    ) : null;
  if (label === '') return sheet;
  return (
    <>
      <Button
        variant="text"
        aria-label={error === undefined ? `${label}. ${texts.open}` : label}
        onClick={() => setOpen(error === undefined ? 'pending' : 'not-open')}
      >
        <Icon
          path={status.refused > 0 || error !== undefined ? iconAlertTriangle : iconCloudUp}
          size="s"
        />
        <span className={frameStyles.narrowOnly} aria-hidden="true">
          {count > 0 ? count : null}
        </span>
        <span className={frameStyles.wideOnly} aria-hidden="true">
          {label}
        </span>
      </Button>
      {sheet}
      {open === 'not-open' && error !== undefined ? (
        <NotOpenDialog error={error} onRetry={retry} onClose={close} />
      ) : null}
    </>
  );
}

function countLabel({ pending, refused }: { pending: number; refused: number }): string {
  const parts = [
    pending > 0 ? texts.pending(pending) : '',
    refused > 0 ? texts.refused(refused) : '',
  ];
  return parts.filter(Boolean).join(', ');
}
