import { useEffect, useState } from 'react';
import { Button } from '../design/button.tsx';
import { iconAlertTriangle, iconCloudUp } from '../design/icon-paths.ts';
import { Icon } from '../design/icon.tsx';
import { useMembership } from '../features/membership/membership.queries.ts';
import { deviceCollections } from './device-collections.ts';
import { accountSyncMessages as texts } from './account-sync.messages.ts';
import { showBadge } from './show-badge.ts';
import { useAccountData, useSyncStatus } from './use-account-data.ts';
import { WaitingSheet } from './waiting-sheet.tsx';

/** Keeps the account and the device in step while somebody is signed in, and says in the header what is not yet. */
export function AccountSync({ userId }: { userId: string }) {
  const data = useAccountData(userId);
  const status = useSyncStatus(data);
  const [isOpen, setIsOpen] = useState(false);
  const count = status.waiting + status.refused;

  useEffect(() => {
    // Now every part of the app has told how its things are sent.
    if (deviceCollections.length > 0) void data?.sync();
  }, [data]);
  const isMember = useMembership().status === 'active';
  useEffect(() => {
    if (isMember) void data?.membershipCame();
  }, [data, isMember]);
  useEffect(() => showBadge(count), [count]);
  useEffect(() => () => showBadge(0), []);

  if (!data || (count === 0 && status.isLasting)) return null;
  return (
    <>
      <Button
        variant="texto"
        className="cab-sin-subir"
        aria-label={`${label(status)}. ${texts.open}`}
        onClick={() => setIsOpen(true)}
      >
        <Icon path={status.refused > 0 || !status.isLasting ? iconAlertTriangle : iconCloudUp} size="s" />
        <span className="solo-m" aria-hidden="true">
          {count > 0 ? count : null}
        </span>
        <span className="solo-d" aria-hidden="true">
          {label(status)}
        </span>
      </Button>
      {isOpen ? <WaitingSheet data={data} status={status} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

function label({ waiting, refused }: { waiting: number; refused: number }): string {
  const parts = [waiting > 0 ? texts.waiting(waiting) : '', refused > 0 ? texts.refused(refused) : ''];
  return parts.filter(Boolean).join(', ');
}
