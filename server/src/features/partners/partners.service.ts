import type { sendPartnerApplication } from '@forja/contract/partners';
import type { InputOf } from '@forja/contract/http/endpoint';
import { DAY_MS } from '@forja/domain/units/durations';
import type { TryLimits } from '../identity/limits/try-limits.service.ts';
import type { PartnersRepository } from './partners.repository.ts';

const RETENTION_DAYS = 365;

type Dependencies = { applications: PartnersRepository; limits: TryLimits; now: () => Date };
type Application = InputOf<typeof sendPartnerApplication>['body'];
type Sender = { ip: string; userId: string | undefined };

export type Partners = ReturnType<typeof createPartners>;

export function createPartners({ applications, limits, now }: Dependencies) {
  return {
    async apply(application: Application, { ip, userId }: Sender): Promise<void> {
      const { id, name, email, profile, audience, message } = application;
      await limits.count('partnerApplication', { account: email, ip });
      await applications.add({
        id,
        name,
        email,
        profile,
        audience,
        message,
        userId: userId ?? null,
        state: 'received',
        receivedAt: now(),
      });
    },

    find: applications.find,
    decide: applications.decide,
    listByApplicant: applications.listByApplicant,
    deleteByApplicant: applications.deleteByApplicant,

    deleteExpired: () =>
      applications.deleteOlder(new Date(now().getTime() - RETENTION_DAYS * DAY_MS)),
  };
}
