import { ACCOUNT_HEADER } from '@forja/contract/identity/account-header';
import { currentUser, login, logout, register } from '@forja/contract/identity/identity';
import { completeRegistration } from '@forja/contract/identity/registration';
import type { FastifyRequest } from 'fastify';
import type { Api } from '../../http/api.ts';
import { assertSameAccount } from '../../http/caller.ts';
import { route } from '../../http/route.ts';
import { readRequestContext } from './sessions/request-context.ts';
import type { IdentityService } from './identity.service.ts';
import { toUser } from './storage/to-user.ts';
import type { Arrival } from './registration/add-account.ts';
import type { PendingRegistrations } from './registration/pending-registrations.service.ts';
import type { SessionCookie } from './sessions/session-cookie.ts';

export function identityRoutes(
  api: Api,
  {
    identity,
    registrations,
    cookie,
    readArrival,
  }: {
    identity: IdentityService;
    registrations: PendingRegistrations | undefined;
    cookie: SessionCookie;
    readArrival: (request: FastifyRequest) => Arrival | undefined;
  },
): void {
  const from = (request: FastifyRequest) => readRequestContext(request, cookie);

  route(api, register, async ({ body, request, reply }) => {
    const result = await identity.register(body, from(request), readArrival(request));
    if (result === 'mailbox') return { success: true, pending: result } as const;
    cookie.set(reply, result.token);
    return result.user;
  });

  if (registrations)
    route(api, completeRegistration, async ({ body, request, reply }) => {
      const { user, token, next } = await registrations.complete(body, from(request));
      cookie.set(reply, token);
      return { user, next };
    });

  route(api, login, async ({ body, request, reply }) => {
    const { user, token } = await identity.login(body, from(request));
    cookie.set(reply, token);
    return user;
  });

  route(api, logout, async ({ request, reply }) => {
    // Public, but a page of another account must not sign this one out.
    assertSameAccount(await api.findCaller(request, reply), request.headers[ACCOUNT_HEADER]);
    await identity.logout(cookie.readToken(request));
    cookie.clear(reply);
    return { success: true } as const;
  });

  route(api, currentUser, async ({ caller }) => toUser(caller));
}
