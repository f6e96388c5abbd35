import { useEffect, useRef, useState } from 'react';
import { toastWhenQuiet } from '../../design/feedback/toast.ts';
import { useUndisturbedPage } from '../../shared/undisturbed.ts';
import { FloatingCall } from './floating-call.tsx';
import { mayNotify } from './invitation.ts';
import { membershipMessages } from './membership.messages.ts';
import { useMembership } from './membership.queries.ts';
import { useStoredPass } from './use-stored-pass.ts';

const NOTICE_MS = 10_000;
const CALL_DELAY_MS = 2000;

/** What somebody without a membership is told, without standing in their way. */
export function MembershipInvitations() {
  const { status: membership } = useMembership();
  useStoredPass();
  const notifies = mayNotify({ undisturbed: useUndisturbedPage(), membership });

  const wasNotified = useRef(false);
  const takeAway = useRef<() => void>(undefined);
  useEffect(() => {
    // Once each time that it is lost, not on every page.
    if (membership === 'active') wasNotified.current = false;
    // Nobody who is paying has to read it.
    if (!notifies) takeAway.current?.();
    if (!notifies || wasNotified.current) return;
    wasNotified.current = true;
    takeAway.current = toastWhenQuiet({
      variant: 'destructive',
      title: membershipMessages.inactive,
      description: membershipMessages.inactiveDescription,
      duration: NOTICE_MS,
    });
  }, [membership, notifies]);

  const isTime = useDelay(membership === 'inactive', CALL_DELAY_MS);
  return isTime && notifies ? <FloatingCall /> : null;
}

function useDelay(isOn: boolean, delay: number): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setTimeout(() => setIsOver(true), delay);
    return () => {
      clearTimeout(timer);
      setIsOver(false);
    };
  }, [isOn, delay]);
  return isOver;
}
