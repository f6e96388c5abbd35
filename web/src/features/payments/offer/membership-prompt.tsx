import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../../shared/lazy/lazy-part.ts';
import { loadPart } from '../../../shared/lazy/load-part.ts';
import { useInterruption } from '../../../shared/interruptions/use-interruption.ts';
import { onRefusal } from '../../../shared/http/refusals.ts';
import { undisturbedPage } from '../../../shared/interruptions/undisturbed.ts';
import {
  membershipQuery,
  useMayInvite,
  useMembership,
} from '../../membership/membership.queries.ts';
import { paymentFlags } from '../payment-flags.ts';

const DELAY_MS = 1000;

const loadPopup = async () => (await import('./membership-popup.tsx')).MembershipPopup;
const MembershipPopup = lazyPart(loadPopup);

/** Loads the code before the prompt's turn: a late dialog would cover an activity in progress. */
function useHasCode(isNeeded: boolean): boolean {
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    if (isNeeded) void loadPart(loadPopup).then(() => setIsLoaded(true));
  }, [isNeeded]);
  return isLoaded;
}

/** True without a dismissal or a payment in progress. */
function canPrompt(): boolean {
  const now = new Date();
  return !paymentFlags.isDismissed(now) && !paymentFlags.isInProgress(now);
}

/**
 * Opens the membership dialog once after loading, and each time the server requires a membership.
 */
export function MembershipPrompt() {
  const { status } = useMembership();
  const mayInvite = useMayInvite();
  const [wasInvited, setWasInvited] = useState(false);
  const [isRequired, setIsRequired] = useState(false);
  const hasCode = useHasCode(mayInvite);
  const isInvited = useInterruption('invitation', {
    isWanted: mayInvite && hasCode && !wasInvited,
    delayMs: DELAY_MS,
    mayStart: canPrompt,
  });
  useEffect(() => {
    // A later loss prompts again.
    if (status === 'active') paymentFlags.clearDismissal();
  }, [status]);

  const cache = useQueryClient();
  useEffect(
    () =>
      onRefusal('membership_required', (of) => {
        if (of === 'queue') {
          // An automatic prompt never interrupts a payment.
          if (undisturbedPage() === 'fully') return;
          // An automatic prompt counts as an invitation, even after an "Ahora no".
          paymentFlags.clearDismissal();
          setWasInvited(false);
        } else {
          // One dialog for both: closing it does not open the invitation a second later.
          setWasInvited(true);
          setIsRequired(true);
        }
        // The membership may have ended since the last answer.
        void cache.invalidateQueries({ queryKey: membershipQuery.queryKey });
      }),
    [cache],
  );

  if (!(isInvited || isRequired) || status === 'active') return null;
  const close = () => {
    setWasInvited(true);
    setIsRequired(false);
  };
  return (
    <Suspense fallback={null}>
      <MembershipPopup
        onClose={close}
        onDismiss={() => {
          paymentFlags.dismiss(new Date());
          close();
        }}
      />
    </Suspense>
  );
}
