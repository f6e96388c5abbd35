import { readFile, readlink, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';

export type Postmaster = { pid: number; port: number };

/** What the pid file of PostgreSQL says, whether or not that process still lives. */
export async function readPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => undefined);
  const [pid, , , port] = (text ?? '').split('\n').map(Number);
  return pid && port ? { pid, port } : undefined;
}

/** `pid`: a process, or below zero a group of them, alive while one of them is. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (problem) {
    // alive, only of another user
    return problem instanceof Error && 'code' in problem && problem.code === 'EPERM';
  }
}

/**
 * After a crash the recorded number may belong to another program by now (in a container it usually does), and
 * PostgreSQL would refuse to start. A postmaster always works inside its data folder, so a process outside it is not the postmaster.
 */
export async function removeStalePidFile(cluster: string): Promise<void> {
  const recorded = await readPostmaster(cluster);
  if (recorded === undefined || process.platform !== 'linux' || !isAlive(recorded.pid)) return;
  const workingFolder = await readlink(`/proc/${recorded.pid}/cwd`).catch(() => undefined);
  if (workingFolder === undefined || workingFolder === (await realpath(cluster))) return;
  await rm(join(cluster, 'postmaster.pid'), { force: true });
}
