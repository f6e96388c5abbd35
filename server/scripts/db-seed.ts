import { assertLocalDatabase } from './assert-local-database.ts';
import { runCommand, withDatabase } from './database-script.ts';
import { seedDatabase } from './seed/seed-database.ts';

// npm run db:seed: people to sign in as, with 90 days behind them.
await runCommand(async () => {
  assertLocalDatabase(process.env);
  return withDatabase(seedDatabase);
});
