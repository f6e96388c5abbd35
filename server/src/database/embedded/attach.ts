import { realpath } from 'node:fs/promises';
import { askDatabase } from './ask-database.ts';
import type { DataFolder } from './data-folder.ts';
import { DATABASE_NAME, databaseUrl } from './database-url.ts';
import { readPostmaster } from './postmaster.ts';

/**
 * Verifies the data folder, because a copied pid file names the database of the original folder.
 */
export async function attachToCluster(
  folder: DataFolder,
  password: string,
): Promise<string | undefined> {
  const recorded = await readPostmaster(folder.cluster);
  if (recorded === undefined) return undefined;
  const address = (database: string) => databaseUrl({ port: recorded.port, password, database });
  const servedFolder = await askDatabase(address('postgres'), 'show data_directory');
  if (
    servedFolder === undefined ||
    (await resolvePath(servedFolder)) !== (await resolvePath(folder.cluster))
  )
    return undefined;
  await createDatabase(address);
  return (await askDatabase(address(DATABASE_NAME), 'select 1')) === undefined
    ? undefined
    : address(DATABASE_NAME);
}

async function createDatabase(address: (database: string) => string): Promise<void> {
  const exists = await askDatabase(
    address('postgres'),
    `select count(*) from pg_database where datname = '${DATABASE_NAME}'`,
  );
  // concurrent creation fails for one process, and the next query finds the database
  if (exists === '0') await askDatabase(address('postgres'), `create database ${DATABASE_NAME}`);
}

const resolvePath = (path: string) => realpath(path).catch(() => path);
