import { restoreSession } from '@forja/contract/restore-session';
import type { Api } from '../../../http/api.ts';
import { route } from '../../../http/route.ts';
import { fromOf } from '../caller-from.ts';
import type { SessionCookie } from '../session-cookie.ts';
import type { RestoreSession } from './restore-session.service.ts';

export function restoreSessionRoutes(
  api: Api,
  { restoring, cookie }: { restoring: RestoreSession; cookie: SessionCookie },
): void {
  route(api, restoreSession, async ({ body, request, reply }) => {
    const caller = await api.callerOf(request, reply);
    const { user, token } = await restoring.restore(body.sessionToken, caller?.id, fromOf(request, cookie));
    cookie.set(reply, token);
    return user;
  });
}
