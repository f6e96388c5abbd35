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

/** Before its turn: a window that comes a while after it would cover what the person began meanwhile. */
function useHasCode(isNeeded: boolean): boolean {
  const [isHere, setIsHere] = useState(false);
  useEffect(() => {
    if (isNeeded) void loadPart(loadPopup).then(() => setIsHere(true));
  }, [isNeeded]);
  return isHere;
}

/** Neither "Ahora no" nor a payment that is being made. */
function hasNoAnswer(): boolean {
  const now = new Date();
  return !paymentFlags.isPutOff(now) && !paymentFlags.isUnderWay(now);
}

/** Opens the window that explains the membership: once after loading, and each time that the server asks for one. */
export function MembershipPrompt() {
  const { status } = useMembership();
  const mayInvite = useMayInvite();
  const [wasInvited, setWasInvited] = useState(false);
  const [isRequired, setIsRequired] = useState(false);
  const hasCode = useHasCode(mayInvite);
  const isInvited = useInterruption('invitation', {
    isWanted: mayInvite && hasCode && !wasInvited,
    delayMs: DELAY_MS,
    mayStart: hasNoAnswer,
  });
  useEffect(() => {
    // When it is lost again, it is said again.
    if (status === 'active') paymentFlags.forgetPutOff();
  }, [status]);

  const cache = useQueryClient();
  useEffect(
    () =>
      onRefusal('membership_required', (of) => {
        if (of === 'queue') {
          // What goes by itself never comes between a person and their payment.
          if (undisturbedPage() === 'fully') return;
          // Nobody pressed anything: it comes as an invitation does, also after an "Ahora no".
          paymentFlags.forgetPutOff();
          setWasInvited(false);
        } else {
          // The same window: whoever closes it is not invited again a second later.
          setWasInvited(true);
          setIsRequired(true);
        }
        // It may have ended since it was last asked.
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
        onPutOff={() => {
          paymentFlags.putOff(new Date());
          close();
        }}
      />
    </Suspense>
  );
}
