import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../src/database/embedded/free-port.ts';
import { findOrdinaryUser } from '../src/database/embedded/ordinary-user.ts';
import { runTool } from '../src/database/embedded/run-tool.ts';

export type InstalledPostgres = {
  data: string;
  address(database: string): string;
};

export async function withInstalledPostgres<T>(
  programs: string,
  settings: Readonly<Record<string, string>>,
  work: (postgres: InstalledPostgres) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'forja-postgres-'));
  const runner = await findOrdinaryUser(folder);
  const data = join(folder, 'postgres');
  const run = async (program: string, ...args: string[]) => {
    const { ok, output } = await runTool(runner, folder, join(programs, program), args);
    if (!ok) throw new Error(output);
  };
  const port = await freePort();
  const options = Object.entries({
    timezone: 'UTC',
    jit: 'off',
    ...settings,
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
  }).map(([name, value]) => `-c ${name}=${value}`);
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
        data,
        address: (database) => `postgres://forja@127.0.0.1:${port}/${database}`,
      });
    } finally {
      await run('pg_ctl', 'stop', '--wait', '--mode=fast', `--pgdata=${data}`);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
