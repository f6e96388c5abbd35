import { describeAdmins } from '../src/features/identity/grant-admin.ts';
import { withAdministrators } from './administrators.ts';
import { runCommand } from './database-script.ts';

// npm run admin:list: who administers, and who has no powers until the second step is on.
await runCommand(() => withAdministrators(({ identity }) => describeAdmins(identity)));
