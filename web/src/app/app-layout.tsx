import { Outlet } from '@tanstack/react-router';
import { WithQueries } from '../shared/with-queries.tsx';

/** Above the pages that read from the server. */
export const AppLayout = () => (
  <WithQueries>
    <Outlet />
  </WithQueries>
);
