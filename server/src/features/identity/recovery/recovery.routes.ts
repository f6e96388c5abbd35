import {
  getSecretQuestion,
  recoverPassword,
  signInOptions,
} from '@forja/contract/identity/recovery';
import type { Api } from '../../../http/api.ts';
import { route } from '../../../http/route.ts';
import { readRequestContext } from '../sessions/request-context.ts';
import type { SessionCookie } from '../sessions/session-cookie.ts';
import type { RecoveryService } from './recovery.service.ts';

type Dependencies = { recovery: RecoveryService; cookie: SessionCookie; byMail: boolean };

export function recoveryRoutes(api: Api, { recovery, cookie, byMail }: Dependencies): void {
  route(api, signInOptions, async () => ({ passkeys: true, recoveryByMail: byMail }));

  route(api, getSecretQuestion, async ({ body, request }) => ({
    secretQuestion: await recovery.question(body.username, readRequestContext(request, cookie)),
  }));

  route(api, recoverPassword, async ({ body, request }) => {
    await recovery.recover(body, readRequestContext(request, cookie));
    return { success: true } as const;
  });
}
