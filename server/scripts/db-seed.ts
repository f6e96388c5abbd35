import { assertLocalDatabase } from './assert-local-database.ts';
import { runCommand, withDatabase } from './database-script.ts';
import { seedDatabase } from './seed/seed-database.ts';

await runCommand(async () => {
  assertLocalDatabase(process.env);
  return withDatabase(seedDatabase);
});
