import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

type Outcome = { code?: number; stdout: string; stderr: string };

export const runScript = (
  script: string,
  settings: Record<string, string>,
  ...args: string[]
): Promise<Outcome> =>
  promisify(execFile)(
    process.execPath,
    [fileURLToPath(new URL(`./${script}.ts`, import.meta.url)), ...args],
    {
      env: {
        PATH: process.env['PATH'],
        NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
        ...settings,
      },
    },
  ).catch((failure: Outcome) => failure);
