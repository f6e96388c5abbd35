import { parseReferralCode } from '@forja/domain/referrals/referral-code';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../../shared/lazy/lazy-part.ts';
import { safeNext } from '../../../shared/safe-next.ts';
import { useIsHydrated } from '../../../shared/use-is-hydrated.ts';
import { useTabDraft } from '../../../shared/use-tab-draft.ts';
import { SignedInNotice } from './signed-in-notice.tsx';
import { SignInForms } from './sign-in-forms.tsx';
import { useEmailLink } from '../recovery/recovery-link.ts';
import { useSession } from '../session.queries.ts';

/** Few come through here: its code is brought to those who do. */
const RecoveryPart = lazyPart(
  async () => (await import('../recovery/recovery-steps.tsx')).RecoverySteps,
);

/** Login, registration and recovery, on one page. */
export const AuthForms = () => (
  <>
    <AuthMode />
  </>
);

function AuthMode() {
  const { modo, ...rest } = useSearch({ from: '/auth' });
  const isHydrated = useIsHydrated();
  // The page that was written at build is that of a visitor who goes nowhere else.
  const { next: requestedPath, ref } = isHydrated ? rest : {};
  const navigate = useNavigate();
  const router = useRouter();
  const session = useSession();
  const link = useEmailLink('/auth');
  // Typed once: it stays when somebody goes from one form to another, and when the tab reloads.
  const { draft: email, change: setEmail } = useTabDraft('forja-borrador-correo', {
    owner: '',
    empty: () => '',
    restore: (stored) => (typeof stored === 'string' ? stored : undefined),
  });
  const [isRecovered, setIsRecovered] = useState(false);
  const isRecovering = modo === 'recuperar' || link !== undefined;
  const next = requestedPath === undefined ? undefined : safeNext(requestedPath);
  // The session may be known before its code comes.
  const isInside = isHydrated && session.status === 'signed-in';

  useEffect(() => {
    // Somebody came here to go somewhere else, and can: also after signing in from another tab.
    if (isInside && !isRecovering && next !== undefined) router.history.replace(next);
  }, [isInside, isRecovering, next, router]);

  const switchMode = (mode: 'registro' | undefined) =>
    navigate({
      to: '/auth',
      search: {
        ...(mode && { modo: mode }),
        ...(requestedPath !== undefined && { next: requestedPath }),
        ...(ref !== undefined && { ref }),
      },
      replace: true,
      resetScroll: false,
    });

  // Before the session: who is signed in may have forgotten the password too.
  if (isRecovering)
    return (
      <Suspense fallback={null}>
        <RecoveryPart
          token={link}
          email={email}
          requestedPath={requestedPath}
          onEmail={setEmail}
          onRecovered={() => {
            setIsRecovered(true);
            void switchMode(undefined);
          }}
        />
      </Suspense>
    );
  if (isInside) return next === undefined ? <SignedInNotice user={session.user} /> : null;

  return (
    <SignInForms
      isRegistering={modo === 'registro'}
      requestedPath={requestedPath}
      next={next}
      referralCode={ref === undefined ? undefined : parseReferralCode(String(ref))}
      email={email}
      isRecovered={isRecovered}
      onEmail={setEmail}
      onMode={(mode) => void switchMode(mode)}
    />
  );
}
