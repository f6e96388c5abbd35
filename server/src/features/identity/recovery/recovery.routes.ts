import { getSecretQuestion, recoverPassword, signInOptions } from '@forja/contract/recovery';
import type { Api } from '../../../http/api.ts';
import { route } from '../../../http/route.ts';
import { fromOf } from '../sessions/request-context.ts';
import type { SessionCookie } from '../sessions/session-cookie.ts';
import type { RecoveryService } from './recovery.service.ts';

type Parts = { recovery: RecoveryService; cookie: SessionCookie; byMail: boolean };

export function recoveryRoutes(api: Api, { recovery, cookie, byMail }: Parts): void {
  route(api, signInOptions, async () => ({ passkeys: true, recoveryByMail: byMail }));

  route(api, getSecretQuestion, async ({ body, request }) => ({
    secretQuestion: await recovery.question(body.username, fromOf(request, cookie)),
  }));

  route(api, recoverPassword, async ({ body, request }) => {
    await recovery.recover(body, fromOf(request, cookie));
    return { success: true } as const;
  });
}
