import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import type { Runner } from './ordinary-user.ts';

export type ToolResult = { ok: boolean; output: string };

/** Runs initdb or pg_ctl. Its output goes through a file: PostgreSQL inherits a pipe and would keep it open for ever. */
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
      // a working folder of its own: the caller's may be closed to the account that runs PostgreSQL
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

/** Ours without PGDATA, PGPORT and the like, which would redirect the tools. */
function environment(): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('PG'));
  return { ...Object.fromEntries(inherited), LC_ALL: 'C' };
}
