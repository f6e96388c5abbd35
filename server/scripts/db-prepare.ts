import { withDatabase } from './database-script.ts';

// The first npm start: makes the database while the web is built. What fails here is said by the server, which tries again.
await withDatabase(async () => {});
