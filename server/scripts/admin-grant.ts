import { parseArgs } from 'node:util';
import { grantAdmin } from '../src/features/identity/grant-admin.ts';
import { withAdministrators } from './administrators.ts';
import { runCommand } from './database-script.ts';

const USAGE = 'Usage: npm run admin:grant -- person@example.com [--reset-second-factor]';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { 'reset-second-factor': { type: 'boolean', default: false } },
});
const [username, ...more] = positionals;

await runCommand(async () => {
  if (username === undefined || more.length > 0) throw new Error(USAGE);
  return withAdministrators((services) =>
    grantAdmin(services, { username, resetSecondFactor: values['reset-second-factor'] }),
  );
});
