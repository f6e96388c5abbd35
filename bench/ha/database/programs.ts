import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';

export type Program = { process: ChildProcess; isRunning: () => boolean; ended: Promise<unknown> };
type Account = { uid: number; gid: number };
type Options = { env?: Record<string, string>; account?: Account | undefined };
export type Programs = ReturnType<typeof createPrograms>;

export function createPrograms(folder: string) {
  const started: Program[] = [];
  let isStopping = false;
  return {
    start(
      name: string,
      [command = '', ...args]: string[],
      { env, account }: Options = {},
    ): Program {
      if (isStopping) throw new Error('The proof was interrupted.');
      const log = openSync(join(folder, `${name}.log`), 'a');
      const child = spawn(command, args, {
        cwd: folder,
        env: { PATH: process.env['PATH'], ...env },
        stdio: ['ignore', log, log],
        ...account,
      });
      closeSync(log);
      const program = {
        process: child,
        isRunning: () => child.exitCode === null && child.signalCode === null,
        ended: once(child, 'exit'),
      };
      started.push(program);
      return program;
    },
    async stopAll(): Promise<void> {
      isStopping = true;
      for (const { process: child, isRunning, ended } of started.toReversed()) {
        if (!isRunning()) continue;
        child.kill('SIGTERM');
        await ended;
      }
    },
  };
}

/** Stops with SIGTERM; returns the exit code. */
export async function stopProgram({ process: child, ended }: Program): Promise<number | null> {
  child.kill('SIGTERM');
  await ended;
  return child.exitCode;
}
