import { restoreSession } from '@forja/contract/identity/restore-session';
import type { Api } from '../../../http/api.ts';
import { route } from '../../../http/route.ts';
import { readRequestContext } from '../sessions/request-context.ts';
import type { SessionCookie } from '../sessions/session-cookie.ts';
import type { CheckoutCookie } from './checkout-cookie.ts';
import type { RestoreSession } from './restore-session.service.ts';

type Dependencies = {
  sessionRestoration: RestoreSession;
  cookie: SessionCookie;
  checkoutCookie: CheckoutCookie;
};

export function restoreSessionRoutes(
  api: Api,
  { sessionRestoration, cookie, checkoutCookie }: Dependencies,
): void {
  route(api, restoreSession, async ({ body, request, reply }) => {
    const caller = await api.findCaller(request, reply);
    const { user, token } = await sessionRestoration.restore(
      {
        sessionToken: body.sessionToken,
        isConfirmed: body.confirm === true,
        callerId: caller?.id,
        browserHash: checkoutCookie.readHash(request),
      },
      readRequestContext(request, cookie),
    );
    cookie.set(reply, token);
    return user;
  });
}
