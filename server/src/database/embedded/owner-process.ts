import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import type { DataFolder } from './data-folder.ts';
import { isAlive } from './postmaster.ts';

export async function claimOwnership({ ownerFile }: DataFolder): Promise<void> {
  const temporaryFile = `${ownerFile}-${randomUUID()}`;
  await writeFile(temporaryFile, String(process.pid), { mode: 0o600 });
  // rename() is atomic; a missing owner file would be claimed by another process
  await rename(temporaryFile, ownerFile);
}

/** True when the owner died without stopping the database; the next process adopts it. */
export async function isOrphan({ ownerFile }: DataFolder): Promise<boolean> {
  const ownerPid = Number(await readFile(ownerFile, 'utf8').catch(() => ''));
  return ownerPid === 0 || !isAlive(ownerPid);
}

export async function releaseOwnership({ ownerFile }: DataFolder): Promise<void> {
  await rm(ownerFile, { force: true });
}
