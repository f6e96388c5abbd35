import { recoverByLink, requestRecoveryLink } from '@forja/contract/recovery';
import type { Api } from '../../../http/api.ts';
import { route } from '../../../http/route.ts';
import { fromOf } from '../sessions/request-context.ts';
import { siteOf } from '../passkeys/passkey-site.ts';
import type { SessionCookie } from '../sessions/session-cookie.ts';
import type { RecoveryLinks } from './recovery-links.service.ts';

type Parts = { links: RecoveryLinks; cookie: SessionCookie; appOrigin: string | undefined };

export function recoveryLinksRoutes(api: Api, { links, cookie, appOrigin }: Parts): void {
  route(api, requestRecoveryLink, async ({ body, request }) => {
    const { origin } = siteOf(appOrigin, request.headers.origin);
    await links.request(body.username, { from: fromOf(request, cookie), origin });
    return { success: true } as const;
  });

  route(api, recoverByLink, async ({ body, request }) => {
    await links.use(body, fromOf(request, cookie));
    return { success: true } as const;
  });
}
