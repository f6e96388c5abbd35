import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const SERVER = join(import.meta.dirname, '../../start.ts');

export type KillableServer = { origin: string; kill: () => Promise<void>; ended: Promise<void> };

/** Runs a server as its own process, to be killed without cleanup. */
export async function aServer(
  url: string,
  settings: Record<string, string> = {},
): Promise<KillableServer> {
  const env = {
    ...process.env,
    APP_ENV: 'local',
    LOG_LEVEL: 'fatal',
    DATABASE_URL: url,
    HOST: '127.0.0.1',
    PORT: '0',
    ...settings,
  };
  const server: ChildProcess = spawn(process.execPath, [SERVER], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const kill = async () => {
    server.kill('SIGKILL');
    await ended;
  };
  onTestFinished(kill);
  const origin = await new Promise<string>((resolve, reject) => {
    let output = '';
    server.stderr?.on('data', (chunk: Buffer) => void (output += chunk.toString()));
    server.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const address = /^http:\/\/localhost:\d+$/m.exec(output)?.[0];
      if (address !== undefined) resolve(address);
    });
    void ended.then(() => reject(new Error(`the server ended:\n${output}`)));
  });
  return { origin, kill, ended };
}
