import { readAdminOverview } from '@forja/contract/admin/admin-overview';
import { viewPerson } from '@forja/contract/admin/admin-person';
import { exportAdminTable, readAdminTable } from '@forja/contract/admin/admin-tables';
import type { Api } from '../../http/api.ts';
import { route } from '../../http/route.ts';
import type { AdminOverview } from './admin-overview.repository.ts';
import type { AdminPeopleService } from './admin-people.service.ts';
import type { AdminTablesService } from './admin-tables.service.ts';

export type AdminServices = {
  tables: AdminTablesService;
  people: AdminPeopleService;
  overview: AdminOverview;
  now: () => Date;
};

export function adminRoutes(api: Api, { tables, people, overview, now }: AdminServices): void {
  route(api, readAdminOverview, async () => {
    const at = now();
    const [counts, months, income, cohorts, health] = await Promise.all([
      overview.countWhatWaits(at),
      overview.listMonths(at),
      overview.listIncome(at),
      overview.listCohorts(at),
      overview.readHealth(at),
    ]);
    const { version: nodeVersion } = process;
    return { counts, months, income, cohorts, health: { ...health, nodeVersion } };
  });
  route(api, readAdminTable, ({ params, query }) => tables.readTable(params.table, query));
  route(api, exportAdminTable, async ({ params, query, reply }) => {
    reply
      .header('content-disposition', `attachment; filename="forja-${params.table}.csv"`)
      .type('text/csv; charset=utf-8');
    return tables.exportTable(params.table, query);
  });
  route(api, viewPerson, ({ caller, params, body }) =>
    people.viewPerson(caller.id, params.id, body.reason),
  );
}
