import { join } from 'node:path';
import type { Addresses } from './balancer.ts';
import { type Program, type Programs, stopProgram } from '../database/programs.ts';
import { until } from '../database/until.ts';

const SERVER = join(import.meta.dirname, '../../../server/src/start.ts');

export function createServer(
  programs: Programs,
  { name, port, addresses }: { name: string; port: number; addresses: Addresses },
) {
  const env = {
    APP_ENV: 'local',
    APP_ORIGIN: addresses.origin,
    TRUSTED_PROXIES: '127.0.0.1',
    DATABASE_URL: addresses.databaseUrl,
    HOST: '127.0.0.1',
    PORT: String(port),
    PAYMENTS_SIMULATION: 'on',
  };
  let program: Program | undefined;
  const isReady = async () =>
    (await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(8_000) }))
      .status === 200;
  return {
    name,
    isReady,
    isRunning: () => program?.isRunning() ?? false,
    pid: () => program?.process.pid,
    start() {
      program = programs.start(`server-${name}`, [process.execPath, SERVER], { env });
    },
    stop: async () => program && stopProgram(program),
    waitUntilReady: () => until(`server ${name} is ready`, isReady),
  };
}
