import { type Config, readConfig } from '../src/app/config/config.ts';
import { connect, type Database } from '../src/database/connect.ts';
import { startEmbeddedPostgres } from '../src/database/embedded/start-embedded-postgres.ts';
import { migrate } from '../src/database/migrate.ts';

export async function runCommand(work: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await work()}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : 'It failed.'}\n`);
    process.exitCode = 1;
  }
}

export async function withDatabaseUrl<T>(
  work: (url: string, config: Config) => Promise<T>,
): Promise<T> {
  const config = readConfig(process.env);
  const { databaseUrl, dataDir } = config;
  if (databaseUrl !== undefined) return work(databaseUrl, config);
  const embedded = await startEmbeddedPostgres({ dataDir, log: () => {} });
  // signals stop the database too, or it would outlive the command
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void embedded.stop().finally(() => process.exit(1)));
  try {
    return await work(embedded.url, config);
  } finally {
    await embedded.stop();
  }
}

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
