/** What a page asks for in one file once it is on the screen: who is there, what the app says of itself, the other pages. */
export { SessionBase, SessionHeader } from '../shell/session-parts.tsx';
export { PwaLayer } from '../../pwa/pwa-layer.tsx';
export { registerAfterLoad } from '../../pwa/worker/register-service-worker.ts';
export { otherRoutes } from '../routes/other-routes.ts';
export { SiteFooter } from '../footer/site-footer.tsx';
export { WelcomeDialog } from '../start/welcome-dialog.tsx';
