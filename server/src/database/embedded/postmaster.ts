import { readFile, readlink, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';

export type Postmaster = { pid: number; port: number };

export async function readPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => undefined);
  const [pid, , , port] = (text ?? '').split('\n').map(Number);
  return pid && port ? { pid, port } : undefined;
}

/** `pid`: a process, or a negative process group. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (problem) {
    // EPERM means alive under another user
    return problem instanceof Error && 'code' in problem && problem.code === 'EPERM';
  }
}

/**
 * A recycled pid would keep PostgreSQL from starting. A postmaster works inside its data folder, so
 * any other process is unrelated.
 */
export async function removeStalePidFile(cluster: string): Promise<void> {
  const recorded = await readPostmaster(cluster);
  if (recorded === undefined || process.platform !== 'linux' || !isAlive(recorded.pid)) return;
  const workingFolder = await readlink(`/proc/${recorded.pid}/cwd`).catch(() => undefined);
  if (workingFolder === undefined || workingFolder === (await realpath(cluster))) return;
  await rm(join(cluster, 'postmaster.pid'), { force: true });
}
