import type { Processor } from '@forja/contract/payments/membership';
import { processorLabels } from '@forja/contract/labels';
import { accountToConfirm, restoreSession } from '@forja/contract/identity/restore-session';
import {
  type PaymentReturn,
  readPaymentReturn,
  removePaymentParameters,
} from '@forja/contract/payments/payment-return';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { toast } from '../../../design/feedback/toast.ts';
import { arrival } from '../../../shared/arrival.ts';
import { call } from '../../../shared/http/call.ts';
import { readableError, refusalCode, refusalState } from '../../../shared/http/readable-error.ts';
import { enterSession, useSession } from '../../identity/session.queries.ts';
import { activateMembership, shouldActivate } from './activate-membership.ts';
import { useAccountConfirmation } from './account-confirmation.tsx';
import { CornerBadge } from './corner-badge.tsx';
import { failureNotice } from './failure-notice.ts';
import { PaymentFailed } from './payment-failed.tsx';
import { paymentFlags, type SocialRedirect } from '../payment-flags.ts';
import { paymentMessages } from '../payments.messages.ts';
import { requestActivation, useMembershipRefresh } from '../payments.queries.ts';
import { SocialRedirectNotice } from './social-redirect-notice.tsx';

const ACTIVATION_DELAY_MS = 1000;
const LEAVE_DELAY_MS = 1000;
const TOAST_MS = 8000;
const RETRY_MS = 4000;
const ATTEMPTS = 10;

const { activated: words } = paymentMessages;

/** Parsed once per visit. */
export function PaymentReturnFlow() {
  const [back] = useState(() => readPaymentReturn(arrival.search));
  const [info] = useState(() => paymentFlags.info());
  const hasFailed = useSyncExternalStore(failureNotice.subscribe, failureNotice.isOpen);
  const [redirect] = useState(() => createSocialRedirect(back));
  const { badge, confirmation } = useActivation(back, info);
  useEffect(() => {
    if (back.outcome === 'failure') paymentFlags.forget();
    if (redirect) paymentFlags.rememberSocialRedirect(redirect);
  }, [back, redirect]);

  function closeFailure() {
    paymentFlags.forget();
    // The failure already explained the next step, so no invitation follows.
    paymentFlags.dismiss(new Date());
    failureNotice.close();
  }

  return (
    <>
      {hasFailed && <PaymentFailed onClose={closeFailure} />}
      {badge && <CornerBadge state={badge} />}
      {confirmation}
      <SocialRedirectNotice
        redirect={redirect}
        isRestoring={badge === 'activating' || confirmation !== null}
      />
    </>
  );
}

/** Redirect flags of this return, or those that an earlier one stored. */
function createSocialRedirect({
  outcome,
  isFromSocialApp,
}: PaymentReturn): SocialRedirect | undefined {
  if (!isFromSocialApp) return paymentFlags.socialRedirect();
  return { redirected: true, paid: outcome === 'activate', at: Date.now() };
}

function useActivation(...[back, info]: Parameters<typeof shouldActivate>) {
  const session = useSession();
  const cache = useQueryClient();
  const router = useRouter();
  const navigate = useNavigate();
  const refresh = useMembershipRefresh();
  const [badge, setBadge] = useState<'activating' | 'activated'>();
  const wasStarted = useRef(false);
  const isRestored = useRef(false);
  const { confirmAccount, answer, confirmation } = useAccountConfirmation();

  const isSignedIn = session.status === 'signed-in' && session.confirmed;
  // Resumes after sign-in; until then the page says so.
  const canStart =
    shouldActivate(back, info) &&
    (isSignedIn || (back.sessionToken !== undefined && session.status !== 'loading'));

  useEffect(() => {
    if (!canStart || wasStarted.current) return;
    wasStarted.current = true;
    setBadge('activating');
    setTimeout(() => void run(), ACTIVATION_DELAY_MS);

    async function run(attemptsLeft = ATTEMPTS) {
      setBadge('activating');
      try {
        const activation = await activateMembership(
          isRestored.current ? { ...back, sessionToken: undefined } : back,
          info,
          {
            restoreSession: restore,
            isSignedIn: isSignedIn || isRestored.current,
            hasMembership: refresh,
            activate: requestActivation,
            isNotConfirmed: (error) => refusalCode(error) === 'payment_not_confirmed',
            now: () => new Date(),
          },
        );
        // a visitor has nothing to refresh
        if (answer.current === 'no') {
          setBadge(undefined);
          return;
        }
        if (activation.status === 'verifying') {
          // The payment is unseen yet: retries for a while.
          if (attemptsLeft > 1) setTimeout(() => void run(attemptsLeft - 1), RETRY_MS);
          else setBadge(undefined);
          return;
        }
        await finish(activation.processor);
      } catch (error) {
        setBadge(undefined);
        const isAnotherPerson = refusalCode(error) === 'another_person_signed_in';
        toast({
          variant: 'destructive',
          title: words.errorTitle,
          description: isAnotherPerson ? readableError(error) : words.error,
        });
      }
    }

    async function restore(sessionToken: string): Promise<boolean> {
      try {
        const user = await call(restoreSession, {
          body: { sessionToken, confirm: answer.current === 'yes' },
        });
        await enterSession(cache, user);
        isRestored.current = true;
        return true;
      } catch (error) {
        // The code restores the session once the payment is seen.
        if (refusalCode(error) === 'session_not_restored') return false;
        const { data: account } = accountToConfirm.safeParse(refusalState(error));
        if (refusalCode(error) !== 'session_needs_confirmation' || !account) throw error;
        setBadge(undefined);
        if ((await confirmAccount(account.username)) === 'no') return false;
        setBadge('activating');
        return restore(sessionToken);
      }
    }

    async function finish(processor: Processor | undefined) {
      await refresh();
      paymentFlags.forget();
      setBadge('activated');
      const { pathname } = router.latestLocation;
      if (pathname === arrival.path)
        router.history.replace(
          `${pathname}${removePaymentParameters(router.latestLocation.searchStr)}`,
        );
      toast({
        title: words.toast,
        ...(processor && { description: words.paymentMethod(processorLabels[processor]) }),
        duration: TOAST_MS,
      });
      setTimeout(() => {
        setBadge(undefined);
        // A person who navigated away stays there.
        if (router.latestLocation.pathname === pathname)
          void navigate({ to: '/membership-activated' });
      }, LEAVE_DELAY_MS);
    }
  }, [canStart, isSignedIn, back, info, cache, navigate, refresh, router, answer, confirmAccount]);

  return { badge, confirmation };
}
