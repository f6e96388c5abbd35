import type { Database } from '../../database/connect.ts';
import { createAdminOverview } from '../../features/admin/admin-overview.repository.ts';
import { createAdminPeople } from '../../features/admin/admin-people.repository.ts';
import { createAdminPeopleService } from '../../features/admin/admin-people.service.ts';
import { createAdminTables } from '../../features/admin/admin-tables.repository.ts';
import { createAdminTablesService } from '../../features/admin/admin-tables.service.ts';
import type { AdminServices } from '../../features/admin/admin.routes.ts';
import { createAuditRepository } from '../../features/identity/audit/audit.repository.ts';
import { createAudit } from '../../features/identity/audit/audit.service.ts';

type AdminDependencies = { db: Database; now: () => Date };

/** Wires what administrators read. */
export const buildAdmin = ({ db, now }: AdminDependencies): AdminServices => ({
  tables: createAdminTablesService({ tables: createAdminTables({ db, now }) }),
  people: createAdminPeopleService({
    people: createAdminPeople(db),
    audit: createAudit({ audit: createAuditRepository(db), now }),
  }),
  overview: createAdminOverview(db),
  now,
});
