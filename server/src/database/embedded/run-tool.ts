import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import type { Runner } from './ordinary-user.ts';

export type ToolResult = { ok: boolean; output: string };

/** Output goes to a file, because PostgreSQL would inherit a pipe and keep it open. */
export async function runTool(
  runner: Runner,
  cwd: string,
  program: string,
  args: string[],
): Promise<ToolResult> {
  const { prefix, ...identity } = runner;
  const [command = program, ...rest] = [...prefix, program, ...args];
  const file = join(tmpdir(), `forja-postgres-${randomUUID()}.log`);
  const output = openSync(file, 'wx', 0o600);
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      // the account that runs PostgreSQL may lack access to the caller's folder
      const child = spawn(command, rest, {
        cwd,
        stdio: ['ignore', output, output],
        env: environment(),
        ...identity,
      });
      child.once('error', reject);
      child.once('exit', resolve);
    });
    return { ok: code === 0, output: readFileSync(file, 'utf8').trim() };
  } finally {
    closeSync(output);
    rmSync(file, { force: true });
  }
}

/** PGDATA, PGPORT and similar variables would redirect the tools. */
function environment(): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('PG'));
  return { ...Object.fromEntries(inherited), LC_ALL: 'C' };
}
