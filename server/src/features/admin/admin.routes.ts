import { approveCredit, payCredit, refuseCredit } from '@forja/contract/admin/admin-credits';
import { readAdminOverview } from '@forja/contract/admin/admin-overview';
import {
  addSupportNote,
  giveMembership,
  moveMembership,
  viewPerson,
} from '@forja/contract/admin/admin-person';
import { createCoupon, disableCoupon } from '@forja/contract/admin/admin-coupons';
import { cancelPrice, schedulePrice } from '@forja/contract/admin/admin-prices';
import { decidePartner, viewPartner } from '@forja/contract/admin/admin-partners';
import {
  exportAdminTable,
  readAdminTable,
  searchAdminTable,
} from '@forja/contract/admin/admin-tables';
import type { Api } from '../../http/api.ts';
import { route } from '../../http/route.ts';
import type { JobRuns } from '../jobs/job-runs.service.ts';
import type { MembershipMoves } from '../membership/membership-moves.service.ts';
import type { ListedCoupons } from '../payments/coupons/listed-coupons.service.ts';
import type { PriceSchedule } from '../payments/prices/price-schedule.service.ts';
import type { HandGrants } from '../payments/gifts/hand-grants.service.ts';
import type { CreditDecisions } from '../referrals/credit-decisions.service.ts';
import type { AdminOverviewService } from './admin-overview.service.ts';
import type { AdminPartnersService } from './admin-partners.service.ts';
import type { AdminPeopleService } from './admin-people.service.ts';
import type { SupportNotes } from './support/support-notes.service.ts';
import type { Opening } from './opening.service.ts';
import type { AdminTablesService } from './admin-tables.service.ts';

export type AdminServices = {
  tables: AdminTablesService;
  people: AdminPeopleService;
  partners: AdminPartnersService;
  coupons: ListedCoupons;
  credits: CreditDecisions;
  prices: Pick<PriceSchedule, 'schedule' | 'cancel'>;
  handGrants: HandGrants;
  moves: MembershipMoves;
  notes: SupportNotes;
  overview: AdminOverviewService;
  opening: Opening;
  jobRuns: Pick<JobRuns, 'list'>;
};

const SUCCESS = { success: true } as const;

export function adminRoutes(
  api: Api,
  {
    tables,
    people,
    partners,
    coupons,
    credits,
    prices,
    handGrants,
    moves,
    notes,
    ...services
  }: AdminServices,
): void {
  route(api, readAdminOverview, async () => {
    const [figures, jobs, missing] = await Promise.all([
      services.overview.readOverview(),
      services.jobRuns.list(),
      services.opening.listMissing(),
    ]);
    return { ...figures, jobs, missing };
  });
  route(api, readAdminTable, ({ params, query }) => tables.readTable(params.table, query));
  route(api, searchAdminTable, ({ caller, params, body: { reason, ...query } }) =>
    tables.searchTable(params.table, { adminId: caller.id, reason }, query),
  );
  route(api, exportAdminTable, async ({ caller, params, body: { reason, ...query }, reply }) => {
    const file = await tables.exportTable(params.table, { adminId: caller.id, reason }, query);
    reply
      .header('content-disposition', `attachment; filename="forja-${params.table}.csv"`)
      .type('text/csv; charset=utf-8');
    return file;
  });
  route(api, viewPartner, ({ caller, params, body: { reason } }) =>
    partners.viewPartner({ adminId: caller.id, reason }, params.id),
  );
  route(api, viewPerson, ({ caller, params, body }) =>
    people.viewPerson(caller.id, params.id, body.reason),
  );
  route(api, decidePartner, async ({ caller, params, body: { state, reason } }) => {
    await partners.decidePartner({ adminId: caller.id, reason }, params.id, state);
    return SUCCESS;
  });
  route(api, createCoupon, async ({ caller, body }) => {
    await coupons.create(caller.id, body);
    return SUCCESS;
  });
  route(api, disableCoupon, async ({ caller, body: { code, reason } }) => {
    await coupons.disable(caller.id, code, reason);
    return SUCCESS;
  });
  route(api, approveCredit, async ({ caller, params, body: { reason } }) => {
    await credits.approve(params.id, { adminId: caller.id, reason });
    return SUCCESS;
  });
  route(api, refuseCredit, async ({ caller, params, body: { reason } }) => {
    await credits.refuse(params.id, { adminId: caller.id, reason });
    return SUCCESS;
  });
  route(api, payCredit, async ({ caller, params, body }) => {
    await credits.pay(params.id, { adminId: caller.id, ...body });
    return SUCCESS;
  });
  route(api, schedulePrice, async ({ caller, body }) => {
    await prices.schedule(caller.id, body);
    return SUCCESS;
  });
  route(api, cancelPrice, async ({ caller, params, body: { reason } }) => {
    await prices.cancel(caller.id, params.id, reason);
    return SUCCESS;
  });
  route(api, giveMembership, async ({ caller, params, body }) => {
    await handGrants.give(caller.id, { ...body, userId: params.id });
    return SUCCESS;
  });
  route(api, addSupportNote, async ({ caller, params, body }) => {
    await notes.add(caller.id, { ...body, userId: params.id });
    return SUCCESS;
  });
  route(api, moveMembership, async ({ caller, params, body }) => ({
    endsAt: await moves.move(caller.id, { ...body, userId: params.id }),
  }));
}
