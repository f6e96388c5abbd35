import { parseArgs } from 'node:util';
import { revokeAdmin } from '../src/features/identity/grant-admin.ts';
import { withAdministrators } from './administrators.ts';
import { runCommand } from './database-script.ts';

const USAGE = 'Usage: npm run admin:revoke -- person@example.com [--force]';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { force: { type: 'boolean', default: false } },
});
const [username, ...more] = positionals;

await runCommand(async () => {
  if (username === undefined || more.length > 0) throw new Error(USAGE);
  return withAdministrators((services) => revokeAdmin(services, { username, ...values }));
});
