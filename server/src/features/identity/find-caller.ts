import { currentUser } from '@forja/contract/identity/identity';
import type { Api } from '../../http/api.ts';
import type { IdentityService } from './identity.service.ts';
import type { SessionCookie } from './sessions/session-cookie.ts';

/**
 * Finds the caller of a request by the session cookie, and sends the cookie again when the session was renewed. Only whoever
 * asks who is signed in loses the cookie of a session that does not exist: the answer to another request may arrive after
 * that of a new password, and would take away the cookie of the new session.
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
