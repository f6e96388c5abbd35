import { describeAdmins } from '../src/features/identity/grant-admin.ts';
import { withAdministrators } from './administrators.ts';
import { runCommand } from './database-script.ts';

await runCommand(() => withAdministrators(({ identity }) => describeAdmins(identity)));
