import { createAuditRepository } from '../src/features/identity/audit/audit.repository.ts';
import { createAudit } from '../src/features/identity/audit/audit.service.ts';
import { createIdentityRepository } from '../src/features/identity/storage/identity.repository.ts';
import { withDatabase } from './database-script.ts';

export const withAdministrators = (
  work: (services: {
    db: Parameters<typeof createIdentityRepository>[0];
    identity: ReturnType<typeof createIdentityRepository>;
    audit: ReturnType<typeof createAudit>;
  }) => Promise<string>,
): Promise<string> =>
  withDatabase((db) =>
    work({
      db,
      identity: createIdentityRepository(db),
      audit: createAudit({ audit: createAuditRepository(db), now: () => new Date() }),
    }),
  );
