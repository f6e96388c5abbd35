import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { buildWhenNeeded } from '../build-when-needed.mjs';
import { ROOT } from '../root.mjs';
import { run } from '../run.mjs';

const bin = (name) => join(ROOT, 'node_modules', '.bin', name);

/** Extra worker, because tests also wait for the database and providers; two extra take longer. */
const WORKERS = `--maxWorkers=${availableParallelism() + 1}`;

export function vitestStep(env, { name, args = [] }) {
  return { name, run: (output) => run(bin('vitest'), ['run', WORKERS, ...args], { env, output }) };
}

export function buildStep(env) {
  return { name: 'build', run: () => buildWhenNeeded(env).then(() => 0) };
}

const E2E = join(ROOT, 'e2e');

const toGrep = (words) =>
  words.length === 0
    ? []
    : ['--grep', words.map((word) => word.replaceAll(/[^\p{L}\d ]/gu, '\\$&')).join('|')];

export function journeysStep(env, words = [], args = []) {
  return {
    name: 'journeys',
    run: () => run(bin('playwright'), ['test', ...toGrep(words), ...args], { cwd: E2E, env }),
  };
}

export function hasJourneys(env, words) {
  const args = ['test', '--list', ...toGrep(words)];
  return (
    spawnSync(bin('playwright'), args, { cwd: E2E, env, shell: process.platform === 'win32' })
      .status === 0
  );
}

export function bootStep(node, env) {
  return { name: 'boot', run: () => run(node, [join(ROOT, 'scripts/checks/boot.mjs')], { env }) };
}

/** Fails when a run changed a tracked file, which would hide an uncommitted change. CI only. */
export function cleanTreeStep() {
  return { name: 'clean tree', run: () => run('git', ['diff', '--exit-code', '--stat']) };
}
