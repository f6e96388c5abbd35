import './shared/arrival.ts';
import './design/tokens.css';
import './design/base.css';
import './design/text.module.css';
import './design/layout/frame.module.css';
import './design/icon.module.css';
import './design/logo.module.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { addOtherRoutes, createAppRouter } from './app/routes/router.ts';
import { isSitePage } from './app/routes/site-routes.ts';
import { completeShell } from './shared/later-parts/later-shell.ts';
import { takeRecoveryLink } from './features/identity/recovery/recovery-link.ts';
import { catchEarlyEvents } from './pwa/worker/early-events.ts';
import { deviceStore } from './shared/device-store.ts';
import { loadPart } from './shared/later-parts/load-part.ts';
import { noteFilledFields } from './shared/early-input/early-input.ts';
import { EarlyPress } from './shared/early-input/early-press.ts';
import { nextTask } from './shared/later-parts/next-task.ts';

// Before anything else: what opens an account does not stay in the address bar nor in the history.
takeRecoveryLink();
catchEarlyEvents();

const container = document.getElementById('root');
if (!container) throw new Error('the page has no #root');

const { pathname, search } = window.location;
const path = pathname.replace(/(?<=.)\/$/, '');
const loadAfterStart = () => loadPart(() => import('./app/later/after-start.ts'));
const isSite = isSitePage(path);
// Each step is a task of its own: a finger that touches the page in between is answered.
await nextTask();
const router = createAppRouter({
  otherRoutes: isSite ? undefined : (await loadAfterStart()).otherRoutes,
});
const { page: writtenAddress = '', drawnAgainWith = '', firstParameters = '' } = container.dataset;
const [writtenPath, writtenQuery] = writtenAddress.split('?');
const readParameters = (query: string | undefined) => {
  const parameters = new URLSearchParams(query);
  return firstParameters
    .split(' ')
    .flatMap((name) => parameters.getAll(name))
    .join();
};
// What another query asks for, or what is on the device, is not what was written at build.
const isPrerendered =
  writtenPath === path &&
  readParameters(writtenQuery) === readParameters(search) &&
  !drawnAgainWith.split(' ').some((key) => deviceStore.get(key) !== null);
// Without it the router would wrap the page in a boundary that the prerendered one does not have (React error 418).
if (isPrerendered) router.ssr = { manifest: undefined };
await nextTask();
// The code of this page first: what is on screen stays until it can be replaced by itself.
await router.load();
await nextTask();

noteFilledFields();
const app = (
  <StrictMode>
    <RouterProvider router={router} />
    <EarlyPress />
  </StrictMode>
);
// In a transition React works in slices and lets the browser answer between them.
startTransition(() => {
  if (isPrerendered) hydrateRoot(container, app);
  else createRoot(container).render(app);
});

const { otherRoutes, registerAfterLoad, ...shell } = await loadAfterStart();
completeShell(shell);
// Until they come each link asks for its document instead.
if (isSite) addOtherRoutes(router, otherRoutes);
// In development each change would be hidden by what the worker keeps.
if (import.meta.env.PROD) registerAfterLoad();
