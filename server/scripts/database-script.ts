import { type Config, readConfig } from '../src/app/config/config.ts';
import { connect, type Database } from '../src/database/connect.ts';
import { startEmbeddedPostgres } from '../src/database/embedded/start-embedded-postgres.ts';
import { migrate } from '../src/database/migrate.ts';

/** Runs a command of the terminal: what it answers is printed, and what it throws is said without a trace. */
export async function runCommand(work: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await work()}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : 'It failed.'}\n`);
    process.exitCode = 1;
  }
}

/** The address of the database that the server would use: attached to, or started for as long as this takes. */
export async function withDatabaseUrl<T>(
  work: (url: string, config: Config) => Promise<T>,
): Promise<T> {
  const config = readConfig(process.env);
  const { databaseUrl, dataDir } = config;
  if (databaseUrl !== undefined) return work(databaseUrl, config);
  const embedded = await startEmbeddedPostgres({ dataDir, log: () => {} });
  // whoever interrupts the command would leave the database running
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void embedded.stop().finally(() => process.exit(1)));
  try {
    return await work(embedded.url, config);
  } finally {
    await embedded.stop();
  }
}

/** The same database, migrated. */
export const withDatabase = <T>(work: (db: Database, config: Config) => Promise<T>): Promise<T> =>
  withDatabaseUrl(async (url, config) => {
    await migrate(url);
    const { db, close } = connect(url, { onLost: () => {} });
    try {
      return await work(db, config);
    } finally {
      await close();
    }
  });
