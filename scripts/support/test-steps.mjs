import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { buildWhenNeeded } from './build-when-needed.mjs';
import { ROOT } from './root.mjs';
import { run } from './run.mjs';

const bin = (name) => join(ROOT, 'node_modules', '.bin', name);

/** What takes long in them is waiting: for the database, or for a provider that does not answer. */
const WORKERS = `--maxWorkers=${2 * availableParallelism()}`;

export function vitestStep(env, { name, args = [] }) {
  return { name, run: () => run(bin('vitest'), ['run', WORKERS, ...args], { env }) };
}

export function buildStep(env) {
  return { name: 'build', run: () => buildWhenNeeded(env).then(() => 0) };
}

export function journeysStep(env) {
  return { name: 'journeys', run: () => run(bin('playwright'), ['test'], { cwd: join(ROOT, 'e2e'), env }) };
}

/** What is shipped must start by itself, answer, and stop when told to. */
export function bootStep(node, env) {
  return { name: 'boot', run: () => run(node, [join(ROOT, 'scripts/checks/boot.mjs')], { env }) };
}

/** A run that changes a tracked file hides something that was not committed. Only where nobody is editing. */
export function cleanTreeStep() {
  return { name: 'clean tree', run: () => run('git', ['diff', '--exit-code', '--stat']) };
}
