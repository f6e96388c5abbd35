import { useLocation, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Toaster } from '../design/toaster.tsx';
import { followSession } from '../features/identity/follow-session.ts';
import { followOtherTabs } from '../features/identity/follow-other-tabs.ts';
import { useLogout, useSession } from '../features/identity/session.queries.ts';
import { MembershipInvitations } from '../features/membership/membership-invitations.tsx';
import { queryClient } from '../shared/query-client.ts';
import { WithQueries } from '../shared/with-queries.tsx';
import { MemberHeader } from './member-header.tsx';
import { PaymentParts } from './payment-parts.tsx';
import { SessionLoading } from './session-loading.tsx';
import { ThumbNavigation } from './thumb-navigation.tsx';
import { useFocusKept } from './use-focus-kept.ts';
import { VisitorHeader } from './visitor-header.tsx';
import type { RecordStore } from '../shared/records/record-store.ts';

/** Only for who has something to keep; without it the header still leads everywhere. */
const AccountSync = lazy(() =>
  import('./account-sync.tsx').then(
    ({ AccountSync: Loaded }) => ({ default: Loaded }),
    () => ({ default: (_: { userId: string }) => <></> }),
  ),
);
const LeaveDialog = lazy(async () => ({ default: (await import('./leave-dialog.tsx')).LeaveDialog }));

/** What knows who is signed in: loaded after the first paint, so that public pages stay small. */
export const SessionHeader = () => (
  <WithQueries>
    <HeaderForSession />
  </WithQueries>
);

export const SessionBase = () => (
  <WithQueries>
    <BaseForSession />
    <MembershipInvitations />
    <PaymentParts />
    <Toaster />
  </WithQueries>
);

function HeaderForSession() {
  const session = useSession();
  const navigate = useNavigate();
  const [unsaved, setUnsaved] = useState<{ data: RecordStore; count: number }>();
  const userId = session.status === 'signed-in' ? session.user.id : undefined;
  const logout = useLogout({
    leave: async () => {
      setUnsaved(undefined);
      await navigate({ to: '/' });
      if (userId !== undefined) await forgetDevice(userId);
    },
  });
  useEffect(() => followOtherTabs(queryClient), []);
  useEffect(() => followSession(queryClient), []);
  useFocusKept();
  if (session.status === 'loading') return <SessionLoading />;
  if (session.status === 'visitor') return <VisitorHeader />;

  async function leave(id: string) {
    const waiting = await onlyHere(id);
    if (waiting.count > 0) setUnsaved(waiting);
    else logout.mutate();
  }

  return (
    <MemberHeader user={session.user} isLeaving={logout.isPending} onLogout={() => void leave(session.user.id)}>
      <Suspense fallback={null}>
        <AccountSync userId={session.user.id} />
        {unsaved ? (
          <LeaveDialog {...unsaved} onStay={() => setUnsaved(undefined)} onLeave={() => logout.mutate()} />
        ) : null}
      </Suspense>
    </MemberHeader>
  );
}

async function onlyHere(userId: string): Promise<{ data: RecordStore; count: number }> {
  const { openRecordStore } = await import('../shared/records/open-record-store.ts');
  const data = await openRecordStore(userId);
  return { data, count: (await data.waiting()).length };
}

/** The next person of this phone finds nothing of this one. */
async function forgetDevice(userId: string): Promise<void> {
  const { deleteRecordStore } = await import('../shared/records/open-record-store.ts');
  await deleteRecordStore(userId);
}

function BaseForSession() {
  const session = useSession();
  const path = useLocation({ select: ({ pathname }) => pathname });
  return session.status === 'signed-in' ? <ThumbNavigation path={path} /> : null;
}
