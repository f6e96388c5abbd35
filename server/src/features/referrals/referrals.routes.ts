import { createReferralCode, readReferrals } from '@forja/contract/referrals';
import type { FastifyRequest } from 'fastify';
import type { Api } from '../../http/api.ts';
import { route } from '../../http/route.ts';
import type { ReferralCookie } from './referral-cookie.ts';
import type { Referrals } from './referrals.service.ts';

/** Link previews and crawlers are no visits. */
const LINK_PREVIEW = /bot|crawl|spider|preview|facebookexternalhit|whatsapp\/|slurp/i;

const isVisit = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' &&
  !LINK_PREVIEW.test(headers['user-agent'] ?? '') &&
  headers['sec-purpose']?.includes('prefetch') !== true;

export function referralsRoutes(
  api: Api,
  { referrals, referralCookie }: { referrals: Referrals; referralCookie: ReferralCookie },
): void {
  route(api, readReferrals, ({ caller }) => referrals.readSummary(caller.id));
  route(api, createReferralCode, ({ caller }) => referrals.createCode(caller.id));

  /** Redirects to a fixed page, whatever the parameters. */
  api.app.get<{ Params: { code: string } }>(
    '/r/:code',
    { schema: { hide: true } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
      const caller = await api.findCaller(request, reply);
      const link = await referrals.findLink({
        code: request.params.code,
        callerId: caller?.id,
        ip: request.ip,
      });
      if (!link || link.isOwnerVisit) return reply.redirect('/auth?modo=registro', 302);
      if (isVisit(request)) await link.countVisit(referralCookie.set(request, reply, link.code));
      return reply.redirect(`/auth?modo=registro&ref=${link.code}`, 302);
    },
  );
}
