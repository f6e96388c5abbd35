import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { StartupProblem } from './startup-problem.ts';

const run = promisify(execFile);

export type Runner = { prefix: string[]; uid?: number; gid?: number };

const UNSHARE = ['unshare', '--user', '--map-user=1000', '--map-group=1000', '--'];

/**
 * PostgreSQL refuses root. Root uses the owner of the data folder, else a user namespace, else a
 * system account that takes the folder.
 */
export async function findOrdinaryUser(
  folder: string,
  areNamespacesAllowed = canUseNamespaces,
): Promise<Runner> {
  if (process.getuid?.() !== 0) return { prefix: [] };
  const owner = await stat(folder);
  if (owner.uid !== 0) return { prefix: [], uid: owner.uid, gid: owner.gid };
  if (await areNamespacesAllowed()) return { prefix: UNSHARE };
  const account = await findSystemAccount();
  await run('chown', ['-R', `${account.uid}:${account.gid}`, folder]);
  return { prefix: [], ...account };
}

async function canUseNamespaces(): Promise<boolean> {
  const [command = '', ...args] = UNSHARE;
  return run(command, [...args, 'true']).then(
    () => true,
    () => false,
  );
}

async function findSystemAccount(): Promise<{ uid: number; gid: number }> {
  const accounts = (await readFile('/etc/passwd', 'utf8'))
    .split('\n')
    .map((line) => line.split(':'));
  for (const accountName of ['postgres', 'nobody']) {
    const [, , uid, gid] = accounts.find(([name]) => name === accountName) ?? [];
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new StartupProblem(
    'PostgreSQL refuses to run as root, and here there is neither a user namespace nor an account to lend it. ' +
      'Start Forja as an ordinary user, or set DATABASE_URL.',
  );
}
