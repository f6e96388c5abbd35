import { createReadStream, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { withInstalledPostgres } from '../../server/scripts/installed-postgres.ts';
import { findPostgresFolder } from '../ha/database/postgres-folder.ts';
import { withDatabase } from '../ha/database/with-database.ts';
import { prioritize } from './prioritize.ts';

/** Settings that docs/capacity.md recommends for such a machine; the rest are defaults. */
const SETTINGS = {
  shared_buffers: '4GB',
  effective_cache_size: '12GB',
  maintenance_work_mem: '1GB',
  max_wal_size: '8GB',
  random_page_cost: '1.1',
  // one core per request: the others serve other requests
  max_parallel_workers_per_gather: '0',
};

export type PostgresServer = {
  createDatabase(name: string): Promise<string>;
  /** Disables durability and vacuum while a database is filled. */
  setDurable(isDurable: boolean): Promise<void>;
  readEverything(): Promise<void>;
  prioritize(): void;
};

export const withPostgres = <T>(work: (server: PostgresServer) => Promise<T>): Promise<T> =>
  withInstalledPostgres(findPostgresFolder(), SETTINGS, ({ data, address }) => {
    const execute = (text: string) =>
      withDatabase(address('postgres'), async ({ query }) => {
        await query(text);
      });
    return work({
      async createDatabase(name) {
        await execute(`create database ${name}`);
        return address(name);
      },
      async setDurable(isDurable) {
        const value = isDurable ? 'on' : 'off';
        await execute(`alter system set fsync to ${value}`);
        await execute(`alter system set autovacuum to ${value}`);
        await execute('select pg_reload_conf()');
        if (isDurable) await execute('checkpoint');
      },
      readEverything: () => readFiles(join(data, 'base')),
      prioritize: () =>
        prioritize(Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])),
    });
  });

async function readFiles(folder: string): Promise<void> {
  for (const file of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (!file.isFile()) continue;
    const chunks = createReadStream(join(file.parentPath, file.name), { highWaterMark: 2 ** 20 });
    await finished(chunks.resume()).catch((error: NodeJS.ErrnoException) => {
      // PostgreSQL deletes and rewrites its auxiliary files meanwhile
      if (error.code !== 'ENOENT') throw error;
    });
  }
}
