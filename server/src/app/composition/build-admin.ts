import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../database/connect.ts';
import { createAdminOverviewService } from '../../features/admin/admin-overview.service.ts';
import { createAdminPartnersService } from '../../features/admin/admin-partners.service.ts';
import { createAdminPeople } from '../../features/admin/admin-people.repository.ts';
import { createAdminPeopleService } from '../../features/admin/admin-people.service.ts';
import { createAdminTables } from '../../features/admin/admin-tables.repository.ts';
import { createAdminTablesService } from '../../features/admin/admin-tables.service.ts';
import { createSupportNotesRepository } from '../../features/admin/support/support-notes.repository.ts';
import { createSupportNotes } from '../../features/admin/support/support-notes.service.ts';
import { createOpening, type OpeningSettings } from '../../features/admin/opening.service.ts';
import type { AdminServices } from '../../features/admin/admin.routes.ts';
import { createAuditRepository } from '../../features/identity/audit/audit.repository.ts';
import { createAudit } from '../../features/identity/audit/audit.service.ts';
import { createCreditDecisions } from '../../features/referrals/credit-decisions.service.ts';
import { createReferralsRepository } from '../../features/referrals/referrals.repository.ts';
import { createJobRunsRepository } from '../../features/jobs/job-runs.repository.ts';
import { createJobRuns } from '../../features/jobs/job-runs.service.ts';
import { createMembershipMoves } from '../../features/membership/membership-moves.service.ts';
import { createMembershipRepository } from '../../features/membership/membership.repository.ts';
import type { Partners } from '../../features/partners/partners.service.ts';
import type { Mail } from '../../gateways/mail/mail.ts';
import type { PaymentProvider } from '../../gateways/payments/payment-provider.ts';
import type { Payments } from './build-payments.ts';

type AdminDependencies = {
  db: Database;
  logger: FastifyBaseLogger;
  mail?: Mail | undefined;
  settings: OpeningSettings;
  providers: readonly PaymentProvider[];
  partners: Partners;
  payments: Pick<Payments, 'listedCoupons' | 'handGrants' | 'priceSchedule'>;
  now: () => Date;
};

export function buildAdmin(dependencies: AdminDependencies): AdminServices {
  const { db, logger, mail, payments, now } = dependencies;
  const audit = createAudit({ audit: createAuditRepository(db), now });
  const notes = createSupportNotes({ db, notes: createSupportNotesRepository(db), audit, now });
  return {
    tables: createAdminTablesService({ tables: createAdminTables({ db, now }), audit }),
    people: createAdminPeopleService({ people: createAdminPeople(db), notes, audit, now }),
    notes,
    partners: createAdminPartnersService({
      ...dependencies,
      audit,
      onUnsent: (err) => logger.error({ err }, 'mail not sent'),
    }),
    coupons: payments.listedCoupons,
    credits: createCreditDecisions({ db, referrals: createReferralsRepository(db), audit, now }),
    prices: payments.priceSchedule,
    handGrants: payments.handGrants,
    moves: createMembershipMoves({ db, membership: createMembershipRepository(db), audit }),
    overview: createAdminOverviewService({ db, now }),
    opening: createOpening({ ...dependencies, hasMail: mail !== undefined }),
    jobRuns: createJobRuns({ runs: createJobRunsRepository(db), now }),
  };
}
