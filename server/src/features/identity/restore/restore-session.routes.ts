import { restoreSession } from '@forja/contract/restore-session';
import type { Api } from '../../../http/api.ts';
import { route } from '../../../http/route.ts';
import { fromOf } from '../sessions/request-context.ts';
import type { SessionCookie } from '../sessions/session-cookie.ts';
import type { CheckoutCookie } from './checkout-cookie.ts';
import type { RestoreSession } from './restore-session.service.ts';

type Parts = { restoring: RestoreSession; cookie: SessionCookie; checkoutCookie: CheckoutCookie };

export function restoreSessionRoutes(api: Api, { restoring, cookie, checkoutCookie }: Parts): void {
  route(api, restoreSession, async ({ body, request, reply }) => {
    const caller = await api.callerOf(request, reply);
    const { user, token } = await restoring.restore(
      {
        sessionToken: body.sessionToken,
        isConfirmed: body.confirm === true,
        callerId: caller?.id,
        browserHash: checkoutCookie.readHash(request),
      },
      fromOf(request, cookie),
    );
    cookie.set(reply, token);
    return user;
  });
}
