import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { toast } from '../../design/feedback/toast.ts';
import { useInterruption } from '../../shared/interruptions/use-interruption.ts';
import { useUndisturbedPage } from '../../shared/interruptions/use-undisturbed-page.ts';
import { FloatingCall } from './floating-call.tsx';
import { mayNotify } from './invitation.ts';
import { membershipMessages } from './membership.messages.ts';
import { useMembership } from './membership.queries.ts';
import { useStoredPass } from './use-stored-pass.ts';

const NOTICE_MS = 10_000;
const CALL_DELAY_MS = 2000;

export function MembershipInvitations() {
  const { status: membership } = useMembership();
  useStoredPass();
  const isInactive = membership === 'inactive';
  const notifies = mayNotify({ undisturbed: useUndisturbedPage(), membership });
  useInactiveNotice({ notifies, isActive: membership === 'active' });
  const isCallWanted = useLocation({ select: ({ pathname }) => pathname !== '/membresias' });
  return <QueuedCall key={String(isInactive)} isWanted={notifies && isCallWanted} />;
}

/** Notifies once per loss, not on every page. */
function useInactiveNotice({ notifies, isActive }: { notifies: boolean; isActive: boolean }) {
  const [wasNotified, setWasNotified] = useState(false);
  if (isActive && wasNotified) setWasNotified(false);
  const isTurn = useInterruption('notice', { isWanted: notifies && !wasNotified });
  useEffect(() => {
    if (!isTurn) return undefined;
    // The toast disappears when its prompt slot ends.
    return toast({
      variant: 'destructive',
      title: membershipMessages.inactive,
      description: membershipMessages.inactiveDescription,
      duration: NOTICE_MS,
      onExpire: () => setWasNotified(true),
    });
  }, [isTurn]);
}

function QueuedCall({ isWanted }: { isWanted: boolean }) {
  const [isShown, setIsShown] = useState(false);
  const isTurn = useInterruption('call', {
    isWanted: isWanted && !isShown,
    delayMs: CALL_DELAY_MS,
  });
  if (isTurn && !isShown) setIsShown(true);
  return isWanted && isShown ? <FloatingCall /> : null;
}
