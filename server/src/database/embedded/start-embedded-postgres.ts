import { setTimeout as pause } from 'node:timers/promises';
import { attachToCluster } from './attach.ts';
import { readExistingPassword } from './cluster-password.ts';
import { createCluster } from './create-cluster.ts';
import { type DataFolder, holdsData, prepareDataFolder } from './data-folder.ts';
import { freePort } from './free-port.ts';
import { claimOwnership, isOrphan, releaseOwnership } from './owner-process.ts';
import { findOrdinaryUser, type Runner } from './ordinary-user.ts';
import { type PostgresBinaries, postgresBinaries } from './postgres-binaries.ts';
import { removeStalePidFile } from './postmaster.ts';
import { runTool, type ToolResult } from './run-tool.ts';
import { StartupProblem } from './startup-problem.ts';

export type EmbeddedPostgres = {
  url: string;
  started: boolean;
  stop(): Promise<void>;
};

/** Durability settings keep PostgreSQL's defaults. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
  jit: 'off',
  // terse logs omit row values and statements
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
};

const TIMEOUT_MS = 15_000;

export async function startEmbeddedPostgres({
  dataDir,
  log,
}: {
  dataDir: string;
  log: (message: string) => void;
}): Promise<EmbeddedPostgres> {
  const folder = await prepareDataFolder(dataDir);
  const binaries = await postgresBinaries();
  const runner = await findOrdinaryUser(folder.root);
  if (!(await holdsData(folder))) {
    log(`Creating the database in ${folder.cluster}`);
    await createCluster(folder, binaries, runner);
  }
  const password = await readExistingPassword(folder);

  const running = await attachToCluster(folder, password);
  if (running !== undefined) {
    const started = await isOrphan(folder);
    log(
      started
        ? 'Took over the database that a previous run left running'
        : 'Using the database that is already running',
    );
    if (started) await claimOwnership(folder);
    return handle(running, started, folder, binaries, runner);
  }
  const { url, started } = await launch(folder, binaries, runner, password);
  return handle(url, started, folder, binaries, runner);
}

/**
 * Retries: a killed postmaster holds its lock for about two seconds, and another process may win
 * the race.
 */
async function launch(
  folder: DataFolder,
  binaries: PostgresBinaries,
  runner: Runner,
  password: string,
) {
  const deadline = Date.now() + TIMEOUT_MS;
  let started = false;
  for (;;) {
    await removeStalePidFile(folder.cluster);
    // ownership is claimed before the database answers, or the next process would see an orphan
    if (await isOrphan(folder)) await claimOwnership(folder);
    const attempt = await pgCtlStart(folder, binaries, runner);
    started ||= attempt.ok;
    const url = await attachToCluster(folder, password);
    if (url !== undefined) {
      if (started) await claimOwnership(folder);
      return { url, started };
    }
    if (Date.now() > deadline) {
      throw new StartupProblem(
        `PostgreSQL did not start. Its log is ${folder.log}; the last attempt said:\n${attempt.output}`,
      );
    }
    await pause(250);
  }
}

async function pgCtlStart(
  folder: DataFolder,
  binaries: PostgresBinaries,
  runner: Runner,
): Promise<ToolResult> {
  const options = Object.entries({ ...SETTINGS, port: await freePort() }).map(
    ([name, value]) => `-c ${name}=${value}`,
  );
  const args = [
    'start',
    '--wait',
    '--timeout=60',
    '--silent',
    `--pgdata=${folder.cluster}`,
    `--log=${folder.log}`,
  ];
  return runTool(runner, folder.root, binaries.pgCtl, [...args, '-o', options.join(' ')]);
}

function handle(
  url: string,
  started: boolean,
  folder: DataFolder,
  binaries: PostgresBinaries,
  runner: Runner,
): EmbeddedPostgres {
  let stopping: Promise<void> | undefined;
  return {
    url,
    started,
    stop: () => (stopping ??= started ? stop(folder, binaries, runner) : Promise.resolve()),
  };
}

async function stop(folder: DataFolder, binaries: PostgresBinaries, runner: Runner): Promise<void> {
  const args = [
    'stop',
    '--wait',
    '--timeout=60',
    '--silent',
    '--mode=fast',
    `--pgdata=${folder.cluster}`,
  ];
  const stopped = await runTool(runner, folder.root, binaries.pgCtl, args);
  const alreadyGone =
    stopped.output.includes('postmaster.pid') || stopped.output.includes('No such process');
  if (!stopped.ok && !alreadyGone) throw new Error(`PostgreSQL did not stop: ${stopped.output}`);
  await releaseOwnership(folder);
}
