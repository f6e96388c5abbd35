import { useLocation, useRouter } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { toast, toastStore } from '../../design/feedback/toast.ts';
import { Toaster } from '../../design/feedback/toaster.tsx';
import { followSession } from '../../features/identity/follow-session.ts';
import { followOtherTabs } from '../../features/identity/follow-other-tabs.ts';
import { useLogout, useSession } from '../../features/identity/session.queries.ts';
import { MembershipInvitations } from '../../features/membership/membership-invitations.tsx';
import { takeFlash } from '../../shared/pages/flash.ts';
import { lazyPart } from '../../shared/lazy/lazy-part.ts';
import { whenIdle } from '../../shared/lazy/when-idle.ts';
import { queryClient } from '../../shared/http/query-client.ts';
import { MemberHeader } from '../header/member-header.tsx';
import { hasOtherDatabases } from '../../shared/records/device/database-name.ts';
import { PaymentParts } from './payment-parts.tsx';
import { SessionLoading } from '../header/session-loading.tsx';
import { ThumbNavigation } from '../header/thumb-navigation.tsx';
import { useFocusKept } from './use-focus-kept.ts';
import { VisitorHeader } from '../../site/frame/visitor-header.tsx';
import type { RecordStore } from '../../shared/records/record-store.ts';

/** Loads only when something is pending; the header works without it. */
const AccountSync = lazyPart(
  async () => (await import('../account-sync/account-sync.tsx')).AccountSync,
);
const SealedDialog = lazyPart(
  async () => (await import('../account-sync/sealed-dialog.tsx')).SealedDialog,
);
const SiteNotice = lazyPart(async () => {
  await whenIdle();
  return (await import('../../features/announcements/site-notice.tsx')).SiteNotice;
});
const LeaveDialog = lazyPart(
  async () => (await import('../account-sync/leave-dialog.tsx')).LeaveDialog,
);

export const SessionBase = () => (
  <>
    <BaseForSession />
    <MembershipInvitations />
    <PaymentParts />
    <SealedAccounts />
    <PageToasts />
  </>
);

function PageToasts() {
  const router = useRouter();
  useEffect(() => {
    const flash = takeFlash();
    if (flash) toast(flash);
  }, []);
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
        if (pathChanged) toastStore.leavePage();
      }),
    [router],
  );
  return <Toaster />;
}

/** Loads only on a device with another account's records. */
function SealedAccounts() {
  const session = useSession();
  const [isPossible, setPossible] = useState(false);
  const userId = session.status === 'signed-in' ? session.user.id : undefined;
  const isLoading = session.status === 'loading';
  useEffect(() => {
    if (!isLoading) void hasOtherDatabases(userId).then(setPossible);
  }, [isLoading, userId]);
  return isPossible ? (
    <Suspense fallback={null}>
      <SealedDialog />
    </Suspense>
  ) : null;
}

/** The end of the header, which depends on the session. */
export function SessionHeader() {
  const session = useSession();
  const [unsaved, setUnsaved] = useState<RecordStore>();
  const userId = session.status === 'signed-in' ? session.user.id : undefined;
  const logout = useLogout({
    leave: () => window.location.assign('/'),
    onWaiting: (store) => setUnsaved(store),
  });
  useEffect(() => followOtherTabs(queryClient), []);
  useEffect(() => followSession(queryClient), []);
  useFocusKept();
  if (session.status === 'loading') return <SessionLoading />;
  if (userId === undefined || session.status === 'visitor') return <VisitorHeader />;

  return (
    <MemberHeader
      user={session.user}
      isLeaving={logout.isPending}
      onLogout={() => logout.mutate({ userId })}
    >
      <Suspense fallback={null}>
        {session.user.blocked ? null : <AccountSync userId={userId} />}
        {unsaved ? (
          <LeaveDialog
            store={unsaved}
            isLeaving={logout.isPending}
            onStay={() => setUnsaved(undefined)}
            onLeave={(saveWaiting) => logout.mutate({ userId, saveWaiting })}
          />
        ) : null}
      </Suspense>
    </MemberHeader>
  );
}

function BaseForSession() {
  const session = useSession();
  const path = useLocation({ select: ({ pathname }) => pathname });
  if (session.status !== 'signed-in') return null;
  return (
    <>
      {session.user.blocked ? null : (
        <Suspense fallback={null}>
          <SiteNotice />
        </Suspense>
      )}
      <ThumbNavigation path={path} />
    </>
  );
}
