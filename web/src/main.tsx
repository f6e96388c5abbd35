import './shared/arrival.ts';
import './design/tokens.css';
import './design/base.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createAppRouter } from './app/router.ts';
import { takeRecoveryLink } from './features/identity/recovery/recovery-link.ts';
import { catchEarlyEvents } from './pwa/early-events.ts';
import { setCollectionsLoader } from './shared/records/collections-loader.ts';

// Before anything else: what opens an account does not stay in the address bar nor in the history.
takeRecoveryLink();
catchEarlyEvents();
setCollectionsLoader(() => import('./app/device-collections.ts'));

const container = document.getElementById('root');
if (!container) throw new Error('the page has no #root');

const router = createAppRouter();
const { pathname, search } = window.location;
// What a query asks for is not what was written at build.
const isPrerendered = search === '' && container.dataset['page'] === pathname.replace(/(?<=.)\/$/, '');
// Without it the router would wrap the page in a boundary that the prerendered one does not have (React error 418).
if (isPrerendered) router.ssr = { manifest: undefined };
// The code of this page first: what is on screen stays until it can be replaced by itself.
await router.load();

const app = (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
);
if (isPrerendered) hydrateRoot(container, app);
else createRoot(container).render(app);

// In development each change would be hidden by what the worker keeps.
if (import.meta.env.PROD)
  void import('./pwa/register-service-worker.ts').then(({ registerAfterLoad }) => registerAfterLoad());
