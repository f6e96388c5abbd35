import { Navigate, Outlet, useLocation } from '@tanstack/react-router';
import { useSession } from '../features/identity/session.queries.ts';
import { PagePending } from './page-pending.tsx';

/** Pages of one person: a visitor signs in first and comes back here. */
export function RequireSession() {
  const session = useSession();
  const here = useLocation({ select: ({ href }) => href });
  if (session.status === 'loading') return <PagePending />;
  if (session.status === 'visitor') return <Navigate to="/auth" search={{ next: here }} replace />;
  return <Outlet />;
}
