import { recoverByLink, requestRecoveryLink } from '@forja/contract/identity/recovery';
import type { Api } from '../../../http/api.ts';
import { route } from '../../../http/route.ts';
import { readRequestContext } from '../sessions/request-context.ts';
import { resolveSite } from '../passkeys/passkey-site.ts';
import type { SessionCookie } from '../sessions/session-cookie.ts';
import type { RecoveryLinks } from './recovery-links.service.ts';

type Dependencies = { links: RecoveryLinks; cookie: SessionCookie; appOrigin: string | undefined };

export function recoveryLinksRoutes(api: Api, { links, cookie, appOrigin }: Dependencies): void {
  route(api, requestRecoveryLink, async ({ body, request }) => {
    const { origin } = resolveSite(appOrigin, request.headers.origin);
    await links.request(body.username, { from: readRequestContext(request, cookie), origin });
    return { success: true } as const;
  });

  route(api, recoverByLink, async ({ body, request }) => {
    await links.use(body, readRequestContext(request, cookie));
    return { success: true } as const;
  });
}
