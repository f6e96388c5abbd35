import type { Api } from '../../http/api.ts';
import type { IdentityService } from './identity.service.ts';
import type { SessionCookie } from './sessions/session-cookie.ts';

/** Finds the caller of a request by the session cookie, and sends the cookie again when the session was renewed. */
export function createFindCaller(
  identity: IdentityService,
  cookie: SessionCookie,
): Api['findCaller'] {
  return async (request, reply, access) => {
    const token = cookie.readToken(request);
    const session =
      token && (await identity.findCaller(token, { isAdministration: access === 'admin' }));
    if (!session) {
      cookie.clearStaleMark(request, reply);
      return undefined;
    }
    if (session.renewed) cookie.set(reply, token);
    return session.caller;
  };
}
