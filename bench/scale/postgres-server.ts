import { createReadStream, readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { freePort } from '../../server/src/database/embedded/free-port.ts';
import { findOrdinaryUser } from '../../server/src/database/embedded/ordinary-user.ts';
import { runTool } from '../../server/src/database/embedded/run-tool.ts';
import { findPostgresFolder } from '../ha/database/postgres-folder.ts';
import { withDatabase } from '../ha/database/with-database.ts';
import { prioritize } from './prioritize.ts';

/** What docs/capacity.md says to set on such a machine. The rest is as PostgreSQL comes. */
const SETTINGS = {
  shared_buffers: '4GB',
  effective_cache_size: '12GB',
  maintenance_work_mem: '1GB',
  max_wal_size: '8GB',
  random_page_cost: '1.1',
  jit: 'off',
  // a request has one core: the others answer other requests
  max_parallel_workers_per_gather: '0',
  timezone: 'UTC',
};

export type PostgresServer = {
  createDatabase(name: string): Promise<string>;
  /** While a database is filled nothing needs to survive a crash, and nothing is to be cleaned. */
  setDurable(isDurable: boolean): Promise<void>;
  /** Into the memory of the machine, as after days of use. */
  readEverything(): Promise<void>;
  /** For connections that are opened from here on. */
  prioritize(): void;
};

/** PostgreSQL from the packages of Debian, in a folder of its own, for as long as the work takes. */
export async function withPostgres<T>(work: (server: PostgresServer) => Promise<T>): Promise<T> {
  const programs = findPostgresFolder();
  const folder = await mkdtemp(join(tmpdir(), 'forja-scale-'));
  const runner = await findOrdinaryUser(folder);
  const data = join(folder, 'postgres');
  const run = async (program: string, ...args: string[]) => {
    const { ok, output } = await runTool(runner, folder, join(programs, program), args);
    if (!ok) throw new Error(output);
  };
  const port = await freePort();
  const options = Object.entries({
    ...SETTINGS,
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
  }).map(([name, value]) => `-c ${name}=${value}`);
  const address = (database: string) => `postgres://forja@127.0.0.1:${port}/${database}`;
  const execute = (text: string) =>
    withDatabase(address('postgres'), async ({ query }) => {
      await query(text);
    });

  try {
    await run(
      'initdb',
      `--pgdata=${data}`,
      '--username=forja',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
    );
    const log = `--log=${join(folder, 'log')}`;
    await run('pg_ctl', 'start', '--wait', `--pgdata=${data}`, log, '-o', options.join(' '));
    try {
      return await work({
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
    } finally {
      await run('pg_ctl', 'stop', '--wait', '--mode=fast', `--pgdata=${data}`);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readFiles(folder: string): Promise<void> {
  for (const file of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (!file.isFile()) continue;
    const chunks = createReadStream(join(file.parentPath, file.name), { highWaterMark: 2 ** 20 });
    await finished(chunks.resume());
  }
}
