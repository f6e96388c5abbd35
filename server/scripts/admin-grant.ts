import { parseArgs } from 'node:util';
import { createAuditRepository } from '../src/features/identity/audit/audit.repository.ts';
import { createAudit } from '../src/features/identity/audit/audit.service.ts';
import { grantAdmin } from '../src/features/identity/grant-admin.ts';
import { createIdentityRepository } from '../src/features/identity/storage/identity.repository.ts';
import { runCommand, withDatabase } from './database-script.ts';

const USAGE = 'Usage: npm run admin:grant -- person@example.com [--reset-second-factor]';

// npm run admin:grant: the way to the first administrator, and back for one who lost the phone.
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { 'reset-second-factor': { type: 'boolean', default: false } },
});
const [username, ...more] = positionals;

await runCommand(async () => {
  if (username === undefined || more.length > 0) throw new Error(USAGE);
  return withDatabase((db) =>
    grantAdmin(
      {
        db,
        identity: createIdentityRepository(db),
        audit: createAudit({ audit: createAuditRepository(db), now: () => new Date() }),
      },
      { username, resetSecondFactor: values['reset-second-factor'] },
    ),
  );
});
