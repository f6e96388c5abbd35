import { withDatabase } from './database-script.ts';

// Failures are ignored: the server tries again and reports them.
await withDatabase(async () => {});
