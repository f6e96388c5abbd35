import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../../shared/later-parts/lazy-part.ts';
import { onRefusal } from '../../../shared/http/refusals.ts';
import { undisturbedPage } from '../../../shared/undisturbed.ts';
import {
  membershipQuery,
  useMayInvite,
  useMembership,
} from '../../membership/membership.queries.ts';
import { paymentFlags } from '../payment-flags.ts';

const DELAY_MS = 1000;

const MembershipPopup = lazyPart(
  async () => (await import('./membership-popup.tsx')).MembershipPopup,
);

/** Opens the window that explains the membership: once after loading, and each time that the server asks for one. */
export function MembershipPrompt() {
  const { status } = useMembership();
  const mayInvite = useMayInvite();
  const [isOpen, setIsOpen] = useState(false);
  const wasInvited = useRef(false);

  useEffect(() => {
    if (wasInvited.current || !mayInvite(false)) return undefined;
    const timer = setInterval(() => {
      // Another window comes first: the notice of the first visit is about health.
      if (document.querySelector('dialog[open]') || !mayInvite(paymentFlags.isUnderWay(new Date())))
        return;
      clearInterval(timer);
      if (wasInvited.current) return;
      wasInvited.current = true;
      setIsOpen(true);
    }, DELAY_MS);
    return () => clearInterval(timer);
  }, [mayInvite]);

  const cache = useQueryClient();
  const router = useRouter();
  useEffect(
    () =>
      onRefusal('membership_required', (of) => {
        // What goes by itself never comes between a person and their payment.
        if (of === 'queue' && undisturbedPage(router.state) === 'fully') return;
        // The same window: whoever closes it is not invited again a second later.
        wasInvited.current = true;
        setIsOpen(true);
        // It may have ended since it was last asked.
        void cache.invalidateQueries({ queryKey: membershipQuery.queryKey });
      }),
    [cache, router],
  );

  if (!isOpen || status === 'active') return null;
  return (
    <Suspense fallback={null}>
      <MembershipPopup onClose={() => setIsOpen(false)} />
    </Suspense>
  );
}
