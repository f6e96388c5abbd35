import { parseArgs } from 'node:util';
import { readConfig } from '../src/app/config/config.ts';
import { connect } from '../src/database/connect.ts';
import { startEmbeddedPostgres } from '../src/database/embedded/start-embedded-postgres.ts';
import { migrate } from '../src/database/migrate.ts';
import { createAuditRepository } from '../src/features/identity/audit/audit.repository.ts';
import { createAudit } from '../src/features/identity/audit/audit.service.ts';
import { grantAdmin } from '../src/features/identity/grant-admin.ts';
import { createIdentityRepository } from '../src/features/identity/identity.repository.ts';

const USAGE = 'Usage: npm run admin:grant -- person@example.com [--reset-second-factor]';

// npm run admin:grant: the way to the first administrator, and back for one who lost the phone.
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { 'reset-second-factor': { type: 'boolean', default: false } },
});
const [username, ...more] = positionals;

if (username === undefined || more.length > 0) {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 1;
} else {
  const { databaseUrl, dataDir } = readConfig(process.env);
  // attaches to the database of a server that runs, or starts it for as long as this takes
  const embedded = databaseUrl === undefined ? await startEmbeddedPostgres({ dataDir, log: () => {} }) : undefined;
  const url = databaseUrl ?? embedded?.url ?? '';
  await migrate(url);
  const { db, close } = connect(url, { onLost: () => {} });
  try {
    const audit = createAudit({ audit: createAuditRepository(db), now: () => new Date() });
    const identity = createIdentityRepository(db);
    const message = await grantAdmin(
      { db, identity, audit },
      { username, resetSecondFactor: values['reset-second-factor'] },
    );
    process.stdout.write(`${message}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : 'It failed.'}\n`);
    process.exitCode = 1;
  } finally {
    await close();
    await embedded?.stop();
  }
}
