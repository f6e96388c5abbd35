import { restoreSession } from '@forja/contract/restore-session';
import type { Api } from '../../../http/api.ts';
import { route } from '../../../http/route.ts';
import { fromOf } from '../caller-from.ts';
import type { ResumeCodes } from '../resume-codes.service.ts';
import type { SessionCookie } from '../session-cookie.ts';

export function restoreSessionRoutes(
  api: Api,
  { resumeCodes, cookie }: { resumeCodes: ResumeCodes; cookie: SessionCookie },
): void {
  route(api, restoreSession, async ({ body, request, reply }) => {
    const caller = await api.callerOf(request, reply);
    const { user, token } = await resumeCodes.restore(body.sessionToken, caller?.id, fromOf(request, cookie));
    cookie.set(reply, token);
    return user;
  });
}
