import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';
import { run } from './run.mjs';

const bin = (name) => join(ROOT, 'node_modules', '.bin', name);

/**
 * What must hold before any test runs. They need nothing of each other. With `files`, format and lint are looked for in these,
 * and types in their workspaces.
 */
export function checks(node, env, files = []) {
  const program =
    (path, ...args) =>
    (output) =>
      run(path, args, { env, output });
  const tool = (name, ...args) => program(bin(name), ...args);
  const script = (name) => program(node, join(ROOT, 'scripts/checks', name));
  return [
    {
      name: 'types',
      run: (output) =>
        allWell(typedProjects(files).map((path) => () => tool('tsc', '--project', path)(output))),
    },
    { name: 'lint', run: tool('oxlint', '--type-aware', '--deny-warnings', ...files) },
    { name: 'format', run: tool('oxfmt', '--check', ...files) },
    { name: 'walls', run: script('walls.mjs') },
    { name: 'words', run: script('words.mjs') },
    { name: 'texts', run: script('texts.mjs') },
    { name: 'spanish', run: script('spanish.mjs') },
    { name: 'styles', run: script('styles.mjs') },
    { name: 'dead code', run: tool('knip') },
  ];
}

/** Every tsconfig of every workspace: the domain has one for what ships and one for its tests. */
function typedProjects(files) {
  const workspaces = new Set(files.map((file) => file.split('/')[0]));
  return readdirSync(ROOT, { withFileTypes: true })
    .filter(
      (entry) =>
        entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules',
    )
    .filter(({ name }) => files.length === 0 || workspaces.has(name))
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
