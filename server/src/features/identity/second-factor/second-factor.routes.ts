import {
  confirmSecondFactor,
  proveSecondFactor,
  startSecondFactor,
} from '@forja/contract/identity/second-factor';
import type { FastifyRequest } from 'fastify';
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
  const describeSession = (request: FastifyRequest) => ({
    key: readCurrentSession(request, cookie),
    from: readRequestContext(request, cookie),
  });

  route(api, startSecondFactor, async ({ caller, body, request }) => {
    await assertPassword(caller.id, body.password, readRequestContext(request, cookie));
    return secondFactor.start(caller.id);
  });

  route(api, confirmSecondFactor, async ({ caller, body, request }) => {
    await secondFactor.confirm(caller.id, body.code, describeSession(request));
    return { success: true } as const;
  });

  route(api, proveSecondFactor, async ({ caller, body, request }) => {
    await secondFactor.prove(caller, body.code, describeSession(request));
    return { success: true } as const;
  });
}
