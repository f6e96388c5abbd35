import { access, constants, mkdir, readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { POSTGRES_MAJOR } from './postgres-binaries.ts';
import { StartupProblem } from './startup-problem.ts';

export type DataFolder = {
  root: string;
  cluster: string;
  passwordFile: string;
  ownerFile: string;
  log: string;
};

export async function prepareDataFolder(dataDir: string): Promise<DataFolder> {
  const root = resolve(dataDir);
  try {
    await mkdir(root, { recursive: true, mode: 0o700 });
    if (!(await stat(root)).isDirectory()) throw new Error('it is not a folder');
    await access(root, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new StartupProblem(
      `The data folder ${root} cannot be written (${why}). Give it to the user who runs Forja, or set DATA_DIR to another one.`,
      { cause },
    );
  }
  return {
    root,
    cluster: join(root, 'postgres'),
    passwordFile: join(root, 'postgres-password'),
    ownerFile: join(root, 'postgres-keeper'),
    log: join(root, 'postgres.log'),
  };
}

/** Throws when another version of PostgreSQL wrote the data. */
export async function holdsData({ cluster }: DataFolder): Promise<boolean> {
  const version = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (version === undefined) return false;
  const major = Number.parseInt(version, 10);
  if (major > POSTGRES_MAJOR) {
    throw new StartupProblem(
      `The data in ${cluster} belongs to PostgreSQL ${major}, newer than the ${POSTGRES_MAJOR} of this version of Forja. ` +
        'Update Forja, or set DATA_DIR to another folder.',
    );
  }
  if (major < POSTGRES_MAJOR) {
    throw new StartupProblem(
      `The data in ${cluster} belongs to PostgreSQL ${major} and this version of Forja brings ${POSTGRES_MAJOR}. ` +
        'Dump it with the version of Forja that wrote it, and restore it here.',
    );
  }
  return true;
}
