import { parseReferralCode } from '@forja/domain/referrals/referral-code';
import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../../shared/lazy/lazy-part.ts';
import { safeNext } from '../../../shared/safe-next.ts';
import { useTabDraft } from '../../../shared/use-tab-draft.ts';
import { useEmailLink } from '../recovery/recovery-link.ts';
import type { RecoveryStepsProps } from '../recovery/recovery-steps.tsx';
import { authAddress, type AuthSearch, type ChangeMode } from './auth-address.ts';
import { loadSignInRequests } from '../sign-in.queries.ts';
import { SignInForms } from './sign-in-forms.tsx';

/** Loaded on demand: few people need it. */
const RecoveryPart = lazyPart(
  async () => (await import('../recovery/recovery-steps.tsx')).RecoverySteps,
);

export type VisitorFormsProps = {
  search: AuthSearch;
  onMode: ChangeMode;
  /** Recovery form, where its code is loaded already. */
  Recovery?: ComponentType<RecoveryStepsProps> | undefined;
};

/** Preloads the submission code, so that only the request needs a connection. */
function preloadSending(): void {
  const parts = [loadSignInRequests(), import('../form/identity-resolvers.ts')];
  void Promise.all<unknown>(parts).catch(() => undefined);
}

/** The caller reads and changes the address. */
export function VisitorForms({
  search: { modo, next: requestedPath, ref: invitation },
  onMode,
  Recovery = RecoveryPart,
}: VisitorFormsProps) {
  const link = useEmailLink('/auth');
  // Shared by the forms, and kept on reload.
  const { draft: email, change: setEmail } = useTabDraft('forja-borrador-correo', {
    owner: '',
    empty: () => '',
    restore: (stored) => (typeof stored === 'string' ? stored : undefined),
  });
  const [isRecovered, setIsRecovered] = useState(false);
  useEffect(preloadSending, []);

  if (modo === 'recuperar' || link !== undefined)
    return (
      <Suspense fallback={null}>
        <Recovery
          token={link}
          email={email}
          signInAddress={authAddress({ next: requestedPath })}
          onEmail={setEmail}
          onSignIn={() => onMode(undefined, 'push')}
          onRecovered={() => {
            setIsRecovered(true);
            onMode(undefined, 'replace');
          }}
        />
      </Suspense>
    );
  return (
    <SignInForms
      isRegistering={modo === 'registro'}
      recoveryAddress={authAddress({ modo: 'recuperar', next: requestedPath })}
      next={requestedPath === undefined ? undefined : safeNext(requestedPath)}
      referralCode={invitation === undefined ? undefined : parseReferralCode(invitation)}
      email={email}
      isRecovered={isRecovered}
      onEmail={setEmail}
      onMode={onMode}
    />
  );
}
