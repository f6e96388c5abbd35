import { currentUser } from '@forja/contract/identity/identity';
import type { Api } from '../../http/api.ts';
import type { IdentityService } from './identity.service.ts';
import type { SessionCookie } from './sessions/session-cookie.ts';

/**
 * Clears a stale cookie only for the session check: the answer to another request may arrive after
 * a password change and would remove the new cookie.
 */
export function createFindCaller(
  identity: IdentityService,
  cookie: SessionCookie,
): Api['findCaller'] {
  return async (request, reply, access) => {
    const token = cookie.readToken(request);
    const session =
      token && (await identity.findCaller(token, { isAdministration: access === 'admin' }));
    if (!session) {
      if (request.routeOptions.url === currentUser.path) cookie.clearStale(request, reply);
      return undefined;
    }
    if (session.renewed) cookie.set(reply, token);
    return session.caller;
  };
}
