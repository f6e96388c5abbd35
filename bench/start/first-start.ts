import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Measurement } from '../measuring/measurement.ts';
import { percentile } from '../measuring/percentile.ts';
import { freePort } from '../../server/src/database/embedded/free-port.ts';
import { isAlive } from '../../server/src/database/embedded/postmaster.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Reference commit: its first start is 1. */
const BASELINE = 'c21273ce';
const ROUNDS = 3;
const ASK_EACH_MS = 50;
const TIMEOUT_MS = 10 * 60_000;

type Start = { first: number; second: number; packages: number; megabytes: number };

/** Times `npm start` in a fresh clone with an empty data folder, baseline and current commit in turn. */
export async function firstStart(): Promise<Measurement[]> {
  const before: Start[] = [];
  const now: Start[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    before.push(await startClone(BASELINE));
    now.push(await startClone('HEAD'));
  }
  const compare = (of: keyof Start) =>
    [before, now].map((starts) =>
      percentile(
        starts.map((start) => start[of]),
        0.5,
      ),
    ) as [number, number];
  const [firstBefore, first] = compare('first');
  const [secondBefore, second] = compare('second');
  const [packagesBefore, packages] = compare('packages');
  const [megabytesBefore, megabytes] = compare('megabytes');
  return [
    { name: `first answer of ${BASELINE}`, value: firstBefore, unit: 's' },
    { name: 'first answer', value: first, unit: 's' },
    {
      name: 'first answer, times the baseline',
      value: first / firstBefore,
      unit: '×',
      budget: 'first answer, times the baseline',
    },
    { name: `second start of ${BASELINE}`, value: secondBefore, unit: 's' },
    { name: 'second start', value: second, unit: 's', budget: 'second start' },
    { name: `packages of ${BASELINE}`, value: packagesBefore, unit: 'packages' },
    { name: 'packages to start', value: packages, unit: 'packages', budget: 'packages to start' },
    { name: `installed by ${BASELINE}`, value: megabytesBefore, unit: 'MB' },
    { name: 'installed to start', value: megabytes, unit: 'MB' },
  ];
}

async function startClone(commit: string): Promise<Start> {
  const folder = mkdtempSync(join(tmpdir(), 'forja-start-'));
  try {
    const clone = join(folder, 'forja');
    execFileSync('git', ['clone', '--quiet', ROOT, clone]);
    const hash = execFileSync('git', ['rev-parse', commit], { cwd: ROOT, encoding: 'utf8' }).trim();
    execFileSync('git', ['checkout', '--quiet', hash], { cwd: clone });
    const first = await measureStart(clone);
    const second = await measureStart(clone);
    // npm wrote this file
    const installed = JSON.parse(
      readFileSync(join(clone, 'node_modules/.package-lock.json'), 'utf8'),
    ) as { packages: Record<string, { link?: boolean }> };
    const packages = Object.entries(installed.packages).filter(
      ([path, { link }]) => path.includes('node_modules/') && !link,
    ).length;
    // the clone without its history: packages, Node, build and database
    const kilobytes = execFileSync('du', ['-sk', '--exclude=.git', clone], { encoding: 'utf8' });
    return { first, second, packages, megabytes: Number.parseInt(kilobytes, 10) / 1024 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureStart(clone: string): Promise<number> {
  const port = await freePort();
  const startedAt = performance.now();
  const npm = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...plainEnvironment(), PORT: String(port), DATA_DIR: join(clone, '.data') },
    stdio: 'ignore',
    // a process group, which `stop` awaits
    detached: true,
  });
  while (!(await answers(port))) {
    if (npm.exitCode !== null || performance.now() - startedAt > TIMEOUT_MS)
      throw new Error('npm start gave no answer');
    await pause(ASK_EACH_MS);
  }
  const seconds = (performance.now() - startedAt) / 1000;
  await stop(npm, port);
  return seconds;
}

const answers = (port: number): Promise<boolean> =>
  fetch(`http://localhost:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

async function stop(npm: ChildProcess, port: number): Promise<void> {
  npm.kill('SIGTERM');
  while (await answers(port)) await pause(ASK_EACH_MS);
  // child processes outlive npm: the database closes and Node stores its compile cache
  while (npm.pid !== undefined && isAlive(-npm.pid)) await pause(ASK_EACH_MS);
  await pause(2000);
}

function plainEnvironment(): NodeJS.ProcessEnv {
  const { PATH = '', ...env } = process.env;
  return {
    ...Object.fromEntries(Object.entries(env).filter(([name]) => !/^npm_|^NODE/.test(name))),
    PATH: PATH.split(':')
      .filter((folder) => !folder.includes('node_modules'))
      .join(':'),
  };
}
