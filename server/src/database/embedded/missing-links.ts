import { lstat, readFile, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { StartupProblem } from './startup-problem.ts';

type Link = { source: string; target: string };

/** npm packages cannot carry symbolic links, and their install script may be blocked. */
export async function createMissingLinks(packageFolder: string): Promise<void> {
  for (const { source, target } of await declaredLinks(packageFolder)) {
    const path = join(packageFolder, target);
    if (await exists(path)) continue;
    await symlink(basename(source), path).catch((cause: NodeJS.ErrnoException) => {
      if (cause.code === 'EEXIST') return; // another process created the link
      throw new StartupProblem(
        `PostgreSQL lacks the link ${path} and it cannot be made (${cause.code}). Run \`npm rebuild\` as the owner of node_modules.`,
        { cause },
      );
    });
  }
}

async function declaredLinks(packageFolder: string): Promise<Link[]> {
  try {
    // the published file has this shape
    return JSON.parse(
      await readFile(join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8'),
    ) as Link[];
  } catch {
    return []; // Windows packages have no links
  }
}

const exists = (path: string) =>
  lstat(path).then(
    () => true,
    () => false,
  );
