import { sendPartnerApplication } from '@forja/contract/partners';
import type { Api } from '../../http/api.ts';
import { route } from '../../http/route.ts';
import type { Partners } from './partners.service.ts';

export function partnersRoutes(api: Api, partners: Partners): void {
  route(api, sendPartnerApplication, async ({ body, request, reply }) => {
    const caller = await api.findCaller(request, reply);
    await partners.apply(body, { ip: request.ip, userId: caller?.id });
    return { success: true } as const;
  });
}
