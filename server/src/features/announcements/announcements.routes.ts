import {
  createNotice,
  endNotice,
  readAnnouncements,
  sendLetter,
} from '@forja/contract/admin/admin-announcements';
import { chooseLetters, readSiteNotice, stopLetters } from '@forja/contract/announcements';
import type { FastifyRequest } from 'fastify';
import type { Api } from '../../http/api.ts';
import { route } from '../../http/route.ts';
import type { Device } from '@forja/contract/identity/account';
import type { MemberLetters } from './member-letters.service.ts';
import type { SiteNotices } from './site-notices.service.ts';

const SUCCESS = { success: true } as const;
const LARGEST = 4 * 1024;

type Services = {
  notices: SiteNotices;
  letters: MemberLetters;
  readDevice: (request: FastifyRequest) => Device;
};

export async function announcementsRoutes(
  api: Api,
  { notices, letters, readDevice }: Services,
): Promise<void> {
  route(api, readSiteNotice, async ({ caller }) => ({
    notice: await notices.find({ isMember: await api.isMember(caller) }),
  }));
  route(api, stopLetters, async ({ body, request }) => {
    await letters.stop(body.token, readDevice(request));
    return SUCCESS;
  });
  route(api, chooseLetters, async ({ caller, body: { wantsLetters }, request }) => {
    await letters.choose(caller.id, { wantsLetters, device: readDevice(request) });
    return { wantsLetters };
  });

  route(api, readAnnouncements, async () => {
    const [recipients, listedNotices, sentLetters] = await Promise.all([
      letters.countRecipients(),
      notices.list(),
      letters.list(),
    ]);
    return { canSend: letters.canSend, recipients, notices: listedNotices, letters: sentLetters };
  });
  route(api, createNotice, async ({ caller, body }) => {
    await notices.create(caller.id, body);
    return SUCCESS;
  });
  route(api, endNotice, async ({ caller, params, body }) => {
    await notices.end(caller.id, params.id, body.reason);
    return SUCCESS;
  });
  route(api, sendLetter, async ({ caller, body }) => ({
    recipients: await letters.send(caller.id, body),
  }));

  /** Unsubscribe in one click (RFC 8058): a form post by mail programs, without an origin. */
  await api.app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _bytes, finish) =>
      finish(null),
    );
    scope.post<{ Params: { token: string } }>(
      '/api/letters/stop/:token',
      { bodyLimit: LARGEST, config: { isForPrograms: true }, schema: { hide: true } },
      (request) => letters.stop(request.params.token, readDevice(request)).then(() => SUCCESS),
    );
  });
}
