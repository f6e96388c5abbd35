import {
  changePassword,
  changeSecretQuestion,
  closeOtherSessions,
  closeSession,
  listAccesses,
  listNotices,
  listSessions,
  readAccount,
  readNotices,
} from '@forja/contract/identity/account';
import type { Api } from '../../../http/api.ts';
import { route } from '../../../http/route.ts';
import { readRequestContext } from '../sessions/request-context.ts';
import { readCurrentSession } from '../sessions/current-session.ts';
import type { SessionCookie } from '../sessions/session-cookie.ts';
import type { AccountService } from './account.service.ts';

export function accountRoutes(
  api: Api,
  { account, cookie }: { account: AccountService; cookie: SessionCookie },
): void {
  route(api, readAccount, ({ caller, request }) =>
    account.getAccount(caller, readCurrentSession(request, cookie)),
  );
  route(api, listNotices, async ({ caller }) => ({ items: await account.listNotices(caller.id) }));
  route(api, listAccesses, async ({ caller }) => ({
    items: await account.listAccesses(caller.id),
  }));
  route(api, listSessions, async ({ request }) => ({
    items: await account.listSessions(readCurrentSession(request, cookie)),
  }));

  route(api, readNotices, async ({ caller }) => {
    await account.markNoticesRead(caller.id);
    return { unreadNotices: 0 } as const;
  });

  route(api, closeSession, async ({ params, body, request }) => ({
    items: await account.closeSession(
      readCurrentSession(request, cookie),
      { ...params, ...body },
      readRequestContext(request, cookie),
    ),
  }));

  route(api, closeOtherSessions, async ({ body, request }) => ({
    items: await account.closeOtherSessions(
      readCurrentSession(request, cookie),
      body.password,
      readRequestContext(request, cookie),
    ),
  }));

  route(api, changePassword, async ({ body, request, reply }) => {
    const token = await account.changePassword(
      readCurrentSession(request, cookie),
      body,
      readRequestContext(request, cookie),
    );
    cookie.set(reply, token);
    return { success: true } as const;
  });

  route(api, changeSecretQuestion, ({ caller, body, request }) =>
    account.changeSecretQuestion(caller.id, body, readRequestContext(request, cookie)),
  );
}
