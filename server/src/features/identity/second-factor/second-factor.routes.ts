import { confirmSecondFactor, startSecondFactor } from '@forja/contract/identity/second-factor';
import type { Api } from '../../../http/api.ts';
import { route } from '../../../http/route.ts';
import { readRequestContext } from '../sessions/request-context.ts';
import { readCurrentSession } from '../sessions/current-session.ts';
import type { PasswordCheck } from '../passwords/password-check.ts';
import type { SessionCookie } from '../sessions/session-cookie.ts';
import type { SecondFactor } from './second-factor.service.ts';

type SecondFactorServices = {
  secondFactor: SecondFactor;
  assertPassword: PasswordCheck;
  cookie: SessionCookie;
};

export function secondFactorRoutes(
  api: Api,
  { secondFactor, assertPassword, cookie }: SecondFactorServices,
): void {
  route(api, startSecondFactor, async ({ caller, body, request }) => {
    await assertPassword(caller.id, body.password, readRequestContext(request, cookie));
    return secondFactor.start(caller.id);
  });

  route(api, confirmSecondFactor, async ({ caller, body, request }) => {
    const where = {
      key: readCurrentSession(request, cookie),
      from: readRequestContext(request, cookie),
    };
    await secondFactor.confirm(caller.id, body.code, where);
    return { success: true } as const;
  });
}
