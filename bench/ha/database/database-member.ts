import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../../server/src/database/embedded/free-port.ts';
import { type Program, type Programs, stopProgram } from './programs.ts';
import { until } from './until.ts';

const PATRONI = '/usr/bin/patroni';
export const PASSWORD = 'of-the-proof-alone';

export type Member = Awaited<ReturnType<typeof createMember>>;
type Setup = {
  name: string;
  folder: string;
  settings: string;
  postgresFolder: string;
  etcdPort: number;
  account: { uid: number; gid: number } | undefined;
};

export async function createMember(programs: Programs, setup: Setup) {
  const { name, folder, settings, postgresFolder, etcdPort, account } = setup;
  const [port, restPort] = [await freePort(), await freePort()];
  const data = join(folder, `postgres-${name}`);
  const env = {
    PATRONI_NAME: name,
    PATRONI_ETCD3_HOSTS: `127.0.0.1:${etcdPort}`,
    PATRONI_RESTAPI_LISTEN: `127.0.0.1:${restPort}`,
    PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${restPort}`,
    PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${port}`,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${port}`,
    PATRONI_POSTGRESQL_DATA_DIR: data,
    PATRONI_POSTGRESQL_PGPASS: join(folder, `pgpass-${name}`),
    PATRONI_POSTGRESQL_BIN_DIR: postgresFolder,
    PATRONI_SUPERUSER_USERNAME: 'postgres',
    PATRONI_SUPERUSER_PASSWORD: PASSWORD,
    PATRONI_REPLICATION_USERNAME: 'replicator',
    PATRONI_REPLICATION_PASSWORD: PASSWORD,
    PATRONI_REWIND_USERNAME: 'rewinder',
    PATRONI_REWIND_PASSWORD: PASSWORD,
  };
  let program: Program | undefined;

  const findPostmaster = () =>
    Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  /** Patroni first: it must not see what happens to its PostgreSQL. */
  function signalMachine(signal: NodeJS.Signals): void {
    program?.process.kill(signal);
    const postmaster = findPostmaster();
    for (const pid of [postmaster, ...listChildren(postmaster)]) signalProcess(pid, signal);
  }

  const readStatus = async (path: string): Promise<number> =>
    (await fetch(`http://127.0.0.1:${restPort}${path}`, { signal: AbortSignal.timeout(2_000) }))
      .status;

  return {
    name,
    port,
    restPort,
    isPrimary: async () => (await readStatus('/primary')) === 200,
    isSynchronousReplica: async () => (await readStatus('/synchronous')) === 200,
    start() {
      program = programs.start(`patroni-${name}`, [PATRONI, settings], { env, account });
    },
    async stop() {
      if (program) await stopProgram(program);
    },
    /** Kills every process at once, as a power cut would. */
    async kill() {
      signalMachine('SIGKILL');
      await program?.ended;
    },
    /** Suspends every process and leaves its connections open. */
    freeze: () => signalMachine('SIGSTOP'),
    /** Kills only PostgreSQL; Patroni notices. */
    killPostgres: () => signalProcess(findPostmaster(), 'SIGKILL'),
    waitUntilPrimary: (seconds?: number) =>
      until(`${name} is the primary`, async () => (await readStatus('/primary')) === 200, {
        seconds,
      }),
  };
}

function listChildren(pid: number): number[] {
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  return children.trim().split(/\s+/).map(Number);
}

/** Ignores a process that has already ended. */
function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    return;
  }
}
