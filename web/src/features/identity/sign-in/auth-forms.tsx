import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { safeNext } from '../../../shared/safe-next.ts';
import { SignedInNotice } from './signed-in-notice.tsx';
import { VisitorForms } from './visitor-forms.tsx';
import { useEmailLink } from '../recovery/recovery-link.ts';
import { useSession } from '../session.queries.ts';

export function AuthForms() {
  const { modo, next: requestedPath, ref } = useSearch({ from: '/auth' });
  const navigate = useNavigate();
  const router = useRouter();
  const session = useSession();
  const link = useEmailLink('/auth');
  // A signed-in user may recover a password too.
  const isRecovering = modo === 'recuperar' || link !== undefined;
  const next = requestedPath === undefined ? undefined : safeNext(requestedPath);
  const isInside = session.status === 'signed-in';

  useEffect(() => {
    // Redirects to the requested page, also after a sign-in in another tab.
    if (isInside && !isRecovering && next !== undefined) router.history.replace(next);
  }, [isInside, isRecovering, next, router]);

  if (isInside && !isRecovering)
    return next === undefined ? <SignedInNotice user={session.user} /> : null;
  return (
    <VisitorForms
      search={{
        modo,
        next: requestedPath,
        // the router parses an all-digit code as a number
        ref: ref === undefined ? undefined : String(ref),
      }}
      onMode={(mode, how) =>
        void navigate({
          to: '/auth',
          search: {
            ...(mode && { modo: mode }),
            ...(requestedPath !== undefined && { next: requestedPath }),
            ...(ref !== undefined && { ref }),
          },
          replace: how === 'replace',
          resetScroll: false,
        })
      }
    />
  );
}
