import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Toaster } from '../design/toaster.tsx';
import { followEndedSession } from '../features/identity/follow-ended-session.ts';
import { followOtherTabs } from '../features/identity/follow-other-tabs.ts';
import { useLogout, useSession } from '../features/identity/session.queries.ts';
import { queryClient } from '../shared/query-client.ts';
import { WithQueries } from '../shared/with-queries.tsx';
import { MemberHeader } from './member-header.tsx';
import { SessionLoading } from './session-loading.tsx';
import { ThumbNavigation } from './thumb-navigation.tsx';
import { VisitorHeader } from './visitor-header.tsx';

/** What knows who is signed in: loaded after the first paint, so that public pages stay small. */
export const SessionHeader = () => (
  <WithQueries>
    <HeaderForSession />
  </WithQueries>
);

export const SessionBase = () => (
  <WithQueries>
    <BaseForSession />
    <Toaster />
  </WithQueries>
);

function HeaderForSession() {
  const session = useSession();
  const navigate = useNavigate();
  const logout = useLogout({ leave: () => navigate({ to: '/' }) });
  useEffect(() => followOtherTabs(queryClient), []);
  useEffect(() => followEndedSession(queryClient), []);
  if (session.status === 'loading') return <SessionLoading />;
  if (session.status === 'visitor') return <VisitorHeader />;
  return <MemberHeader user={session.user} isLeaving={logout.isPending} onLogout={() => logout.mutate()} />;
}

function BaseForSession() {
  const session = useSession();
  const path = useLocation({ select: ({ pathname }) => pathname });
  return session.status === 'signed-in' ? <ThumbNavigation path={path} /> : null;
}
