import './shared/arrival.ts';
import './design/tokens.css';
import './design/base.css';
import './design/text.module.css';
import './design/layout/frame.module.css';
import './design/icon.module.css';
import './design/logo.module.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { addOtherRoutes, createAppRouter } from './app/routes/router.ts';
import { isSitePage } from './app/routes/site-routes.ts';
import { takeRecoveryLink } from './features/identity/recovery/recovery-link.ts';
import { catchEarlyEvents } from './pwa/worker/early-events.ts';
import { loadPart } from './shared/later-parts/load-part.ts';

// Before anything else: what opens an account does not stay in the address bar nor in the history.
takeRecoveryLink();
catchEarlyEvents();

const container = document.getElementById('root');
if (!container) throw new Error('the page has no #root');

const { pathname, search } = window.location;
const path = pathname.replace(/(?<=.)\/$/, '');
const otherRoutes = async () =>
  (await loadPart(() => import('./app/routes/other-routes.ts'))).otherRoutes;
const isSite = isSitePage(path);
const router = createAppRouter({ otherRoutes: isSite ? undefined : await otherRoutes() });
// What a query asks for is not what was written at build.
const isPrerendered = search === '' && container.dataset['page'] === path;
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

// Until they come each link asks for its document instead.
if (isSite) void otherRoutes().then((routes) => addOtherRoutes(router, routes));

// In development each change would be hidden by what the worker keeps.
if (import.meta.env.PROD)
  void loadPart(() => import('./pwa/worker/register-service-worker.ts')).then(
    ({ registerAfterLoad }) => registerAfterLoad(),
  );
