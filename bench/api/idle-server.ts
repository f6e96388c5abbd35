import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Measurement } from '../measuring/measurement.ts';

const SERVER = join(import.meta.dirname, '../../server/src/start.ts');
const QUIET_MS = 3_000;

/** Starts the server twice on one data folder: a first start with database creation, then a normal one. */
export async function idleServer(): Promise<Measurement[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'forja-bench-'));
  try {
    const first = await start(dataDir);
    await stop(first.server);
    const second = await start(dataDir);
    await pause(QUIET_MS);
    const megabytes = residentMegabytes(second.server.pid);
    await stop(second.server);
    return [
      { name: 'first start of the server', value: first.ms, unit: 'ms' },
      {
        name: 'second start of the server',
        value: second.ms,
        unit: 'ms',
        budget: 'second start of the server',
      },
      { name: 'idle server, memory', value: megabytes, unit: 'MB', budget: 'idle server, memory' },
    ];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function start(dataDir: string): Promise<{ server: ChildProcess; ms: number }> {
  const { DATABASE_URL: _elsewhere, ...inherited } = process.env;
  const env = { ...inherited, APP_ENV: 'local', DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: '0' };
  const startedAt = performance.now();
  const server = spawn(process.execPath, [SERVER], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((resolve, reject) => {
    let output = '';
    server.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (/^http:\/\/localhost:\d+$/m.test(output)) resolve();
    });
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${output}`)));
  });
  return { server, ms: performance.now() - startedAt };
}

async function stop(server: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
}

function residentMegabytes(pid: number | undefined): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}
