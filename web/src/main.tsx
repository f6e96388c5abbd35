import './styles.ts';
import './shared/arrival.ts';
import './app/load-collections.ts';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createAppRouter } from './app/routes/router.ts';
import { takeRecoveryLink } from './features/identity/recovery/recovery-link.ts';
import { catchEarlyEvents } from './pwa/worker/early-events.ts';
import { registerAfterLoad } from './pwa/worker/register-service-worker.ts';
import { WithQueries } from './shared/http/with-queries.tsx';
import { showWelcome } from './start/welcome.ts';

// Runs first, so that recovery keys leave the address bar and the history.
takeRecoveryLink();
catchEarlyEvents();

const container = document.getElementById('root');
if (!container) throw new Error('the page has no #root');
createRoot(container).render(
  <StrictMode>
    <WithQueries>
      <RouterProvider router={createAppRouter()} />
    </WithQueries>
  </StrictMode>,
);
showWelcome();
// The worker's cache would hide changes in development.
if (import.meta.env.PROD) registerAfterLoad();
