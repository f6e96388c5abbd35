import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import type { DataFolder } from './data-folder.ts';
import { isAlive } from './postmaster.ts';

/** The process that must stop the database: the one that started it. */
export async function becomeKeeper({ keeperFile }: DataFolder): Promise<void> {
  const written = `${keeperFile}-${randomUUID()}`;
  await writeFile(written, String(process.pid), { mode: 0o600 });
  // at once: whoever finds no keeper believes that it is one
  await rename(written, keeperFile);
}

/** True when the process that started the database died without stopping it: who attaches next takes it over. */
export async function isOrphan({ keeperFile }: DataFolder): Promise<boolean> {
  const keeper = Number(await readFile(keeperFile, 'utf8').catch(() => ''));
  return keeper === 0 || !isAlive(keeper);
}

export async function stopKeeping({ keeperFile }: DataFolder): Promise<void> {
  await rm(keeperFile, { force: true });
}
