import type { Api } from '../../../http/api.ts';
import type { IdentityService } from '../identity.service.ts';
import type { SessionCookie } from './session-cookie.ts';

/** Answers "who calls?" from the session cookie, and sends it again when the session was renewed. */
export function callerOfCookie(identity: IdentityService, cookie: SessionCookie): Api['callerOf'] {
  return async (request, reply) => {
    const token = cookie.read(request);
    const found = token && (await identity.callerOf(token));
    if (!found) return undefined;
    if (found.renewed) cookie.set(reply, token);
    return found.caller;
  };
}
