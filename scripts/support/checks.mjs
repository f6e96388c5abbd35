import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';
import { run } from './run.mjs';

const bin = (name) => join(ROOT, 'node_modules', '.bin', name);

/** What must hold before any test runs, from the quickest to tell to the slowest. */
export function checks(node, env) {
  const tool = (name, ...args) => run(bin(name), args, { env });
  return [
    { name: 'types', run: () => allWell(typedProjects().map((project) => () => tool('tsc', '--project', project))) },
    { name: 'lint', run: () => tool('oxlint', '--type-aware', '--deny-warnings') },
    { name: 'format', run: () => tool('oxfmt', '--check') },
    { name: 'walls', run: () => run(node, [join(ROOT, 'scripts/checks/walls.mjs')], { env }) },
    { name: 'words', run: () => run(node, [join(ROOT, 'scripts/checks/words.mjs')], { env }) },
    { name: 'dead code', run: () => tool('knip') },
  ];
}

/** Every tsconfig of every workspace: the domain has one for what ships and one for its tests. */
function typedProjects() {
  return readdirSync(ROOT, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
    .flatMap(({ name }) =>
      readdirSync(join(ROOT, name))
        .filter((file) => /^tsconfig.*\.json$/.test(file))
        .map((file) => `${name}/${file}`),
    );
}

async function allWell(steps) {
  let worst = 0;
  for (const step of steps) worst = Math.max(worst, await step());
  return worst;
}
