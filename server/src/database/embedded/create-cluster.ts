import { randomUUID } from 'node:crypto';
import { chown, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { ensureClusterPassword } from './cluster-password.ts';
import type { DataFolder } from './data-folder.ts';
import { DATABASE_USER } from './database-url.ts';
import type { Runner } from './ordinary-user.ts';
import { isAlive } from './postmaster.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { runTool } from './run-tool.ts';
import { StartupProblem } from './startup-problem.ts';

/**
 * Created aside and renamed, so that a crash leaves no partial data and concurrent starts share one
 * cluster.
 */
export async function createCluster(
  folder: DataFolder,
  binaries: PostgresBinaries,
  runner: Runner,
): Promise<void> {
  await ensureClusterPassword(folder);
  if (runner.uid !== undefined && runner.gid !== undefined)
    await chown(folder.passwordFile, runner.uid, runner.gid);
  await removeAbandonedDrafts(folder);

  const draft = `${folder.cluster}.new-${process.pid}-${randomUUID()}`;
  const initdb = await runTool(runner, folder.root, binaries.initdb, [
    `--pgdata=${draft}`,
    `--username=${DATABASE_USER}`,
    '--auth=scram-sha-256',
    `--pwfile=${folder.passwordFile}`,
    '--encoding=UTF8',
    // builtin C.UTF-8 sorts the same on every machine
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
  ]);
  if (!initdb.ok) {
    await rm(draft, { recursive: true, force: true });
    throw new StartupProblem(
      `PostgreSQL could not create its data in ${folder.cluster}:\n${initdb.output}`,
    );
  }
  try {
    await rename(draft, folder.cluster);
  } catch (cause) {
    await rm(draft, { recursive: true, force: true });
    const concurrentCluster = await stat(join(folder.cluster, 'PG_VERSION')).catch(() => undefined);
    if (concurrentCluster === undefined) throw cause;
  }
}

async function removeAbandonedDrafts({ root, cluster }: DataFolder): Promise<void> {
  const start = `${basename(cluster)}.new-`;
  for (const name of await readdir(root)) {
    if (name.startsWith(start) && !isAlive(Number.parseInt(name.slice(start.length), 10))) {
      await rm(join(root, name), { recursive: true, force: true });
    }
  }
}
