import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import type { DataFolder } from './data-folder.ts';
import { isAlive } from './postmaster.ts';

/** Records this process as the owner, which has to stop the database. */
export async function claimOwnership({ ownerFile }: DataFolder): Promise<void> {
  const temporaryFile = `${ownerFile}-${randomUUID()}`;
  await writeFile(temporaryFile, String(process.pid), { mode: 0o600 });
  // atomic, because a process that finds no owner file claims it
  await rename(temporaryFile, ownerFile);
}

/** Whether the owner died without stopping the database. The next process that attaches becomes the owner. */
export async function isOrphan({ ownerFile }: DataFolder): Promise<boolean> {
  const ownerPid = Number(await readFile(ownerFile, 'utf8').catch(() => ''));
  return ownerPid === 0 || !isAlive(ownerPid);
}

export async function releaseOwnership({ ownerFile }: DataFolder): Promise<void> {
  await rm(ownerFile, { force: true });
}
