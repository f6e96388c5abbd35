import { Navigate, useLocation } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { useSession } from '../features/identity/session.queries.ts';
import { WithQueries } from '../shared/with-queries.tsx';
import { PagePending } from './page-pending.tsx';

/** A page that may read from the server. */
export function readingPage(Page: ComponentType): ComponentType {
  return function ReadingPage() {
    return (
      <WithQueries>
        <div className="env pagina">
          <Page />
        </div>
      </WithQueries>
    );
  };
}

/** A page of one person: a visitor signs in first and comes back here. */
export function personalPage(Page: ComponentType): ComponentType {
  function PersonalPage() {
    const session = useSession();
    const here = useLocation({ select: ({ href }) => href });
    if (session.status === 'loading') return <PagePending />;
    if (session.status === 'visitor') return <Navigate to="/auth" search={{ next: here }} replace />;
    return <Page />;
  }
  return readingPage(PersonalPage);
}
