import { randomBytes, randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import type { DataFolder } from './data-folder.ts';
import { StartupProblem } from './startup-problem.ts';

export async function ensureClusterPassword({ passwordFile }: DataFolder): Promise<string> {
  const storedPassword = await readPassword(passwordFile);
  if (storedPassword !== undefined) return storedPassword;
  const draft = `${passwordFile}.${randomUUID()}`;
  await writeFile(draft, randomBytes(24).toString('base64url'), { mode: 0o600 });
  try {
    // link() is atomic, so concurrent processes agree on one password
    await link(draft, passwordFile);
  } catch (cause) {
    if ((await readPassword(passwordFile)) === undefined) throw cause;
  } finally {
    await rm(draft, { force: true });
  }
  return readFile(passwordFile, 'utf8');
}

/** A new password would not open existing data. */
export async function readExistingPassword({ passwordFile, cluster }: DataFolder): Promise<string> {
  const storedPassword = await readPassword(passwordFile);
  if (storedPassword === undefined) {
    throw new StartupProblem(
      `The password of the database in ${cluster} is missing: restore ${passwordFile} from your copy.`,
    );
  }
  return storedPassword;
}

function readPassword(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch((problem: NodeJS.ErrnoException) => {
    if (problem.code === 'ENOENT') return undefined;
    throw new StartupProblem(
      `${file} cannot be read (${problem.code}): it belongs to another user.`,
      {
        cause: problem,
      },
    );
  });
}
