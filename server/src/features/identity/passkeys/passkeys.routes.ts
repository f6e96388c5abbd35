import {
  addPasskey,
  listPasskeys,
  passkeyLogin,
  removePasskey,
  renamePasskey,
  startPasskey,
  startPasskeyLogin,
} from '@forja/contract/identity/passkeys';
import type { FastifyRequest } from 'fastify';
import type { Api } from '../../../http/api.ts';
import { route } from '../../../http/route.ts';
import { readRequestContext } from '../sessions/request-context.ts';
import type { SessionCookie } from '../sessions/session-cookie.ts';
import type { PasskeysService } from './passkeys.service.ts';
import { resolveSite } from './passkey-site.ts';

type Dependencies = {
  passkeys: PasskeysService;
  cookie: SessionCookie;
  appOrigin: string | undefined;
};

export function passkeysRoutes(api: Api, { passkeys, cookie, appOrigin }: Dependencies): void {
  const readPasskeyContext = (request: FastifyRequest) => ({
    from: readRequestContext(request, cookie),
    site: resolveSite(appOrigin, request.headers.origin),
  });

  route(api, listPasskeys, async ({ caller }) => ({ items: await passkeys.list(caller.id) }));
  route(api, startPasskey, ({ caller, body, request }) =>
    passkeys.start(caller, body.password, readPasskeyContext(request)),
  );
  route(api, addPasskey, async ({ caller, body, request }) => ({
    items: await passkeys.add(caller.id, body, readPasskeyContext(request)),
  }));
  route(api, renamePasskey, async ({ caller, params, body }) => ({
    items: await passkeys.rename(caller.id, params.id, body.name),
  }));
  route(api, removePasskey, async ({ caller, params, body, request }) => ({
    items: await passkeys.remove(
      caller.id,
      { ...params, ...body },
      readRequestContext(request, cookie),
    ),
  }));
  route(api, startPasskeyLogin, ({ request }) => passkeys.startLogin(readPasskeyContext(request)));
  route(api, passkeyLogin, async ({ body, request, reply }) => {
    const { user, token } = await passkeys.login(body, readPasskeyContext(request));
    cookie.set(reply, token);
    return user;
  });
}
