import { parseArgs } from 'node:util';
import { unlockAdmin } from '../src/features/identity/grant-admin.ts';
import { withAdministrators } from './administrators.ts';
import { runCommand } from './database-script.ts';

const USAGE = 'Usage: npm run admin:unlock -- person@example.com';

const { positionals } = parseArgs({ allowPositionals: true });
const [username, ...more] = positionals;

await runCommand(async () => {
  if (username === undefined || more.length > 0) throw new Error(USAGE);
  return withAdministrators((services) => unlockAdmin(services, { username }));
});
