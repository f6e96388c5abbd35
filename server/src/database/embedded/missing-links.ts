import { lstat, readFile, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { StartupProblem } from './startup-problem.ts';

type Link = { source: string; target: string };

/**
 * npm packages cannot carry symbolic links, so the package makes those of its shared libraries in an install script.
 * Where install scripts are blocked we make them here.
 */
export async function createMissingLinks(packageFolder: string): Promise<void> {
  for (const { source, target } of await declaredLinks(packageFolder)) {
    const path = join(packageFolder, target);
    if (await exists(path)) continue;
    await symlink(basename(source), path).catch((cause: NodeJS.ErrnoException) => {
      if (cause.code === 'EEXIST') return; // another process of ours made it meanwhile
      throw new StartupProblem(
        `PostgreSQL lacks the link ${path} and it cannot be made (${cause.code}). Run \`npm rebuild\` as the owner of node_modules.`,
        { cause },
      );
    });
  }
}

async function declaredLinks(packageFolder: string): Promise<Link[]> {
  try {
    // the shape is that of the file which the package publishes
    return JSON.parse(
      await readFile(join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8'),
    ) as Link[];
  } catch {
    return []; // Windows packages have none
  }
}

const exists = (path: string) =>
  lstat(path).then(
    () => true,
    () => false,
  );
