import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';
import { run } from './run.mjs';

const CODE = /\.(?:tsx?|mjs|cjs)$/;
const KNIP = join(ROOT, 'node_modules/.cache/forja/knip');

const bin = (name) => join(ROOT, 'node_modules', '.bin', name);

const TYPES = join(ROOT, 'node_modules/.cache/forja/types');

export function checks(node, env, edited = []) {
  const program =
    (path, ...args) =>
    (output) =>
      run(path, args, { env, output });
  const tool = (name, ...args) => program(bin(name), ...args);
  const script = (name, ...args) => program(node, join(ROOT, 'scripts/checks', name), ...args);
  const files = edited.filter((file) => existsSync(join(ROOT, file)));
  const code = files.filter((file) => CODE.test(file));
  const isWhole = edited.length === 0;
  return [
    {
      name: 'types',
      run: (output) => allPassed(projects().map((path) => () => types(path)(output))),
    },
    ...(isWhole || code.length > 0
      ? [
          { name: 'lint', run: tool('oxlint', '--type-aware', '--deny-warnings', ...code) },
          { name: 'words', run: script('words.mjs', ...code) },
        ]
      : []),
    ...(isWhole || files.length > 0
      ? [
          {
            name: 'format',
            run: tool('oxfmt', '--check', '--no-error-on-unmatched-pattern', ...files),
          },
        ]
      : []),
    { name: 'walls', run: script('walls.mjs') },
    { name: 'texts', run: script('texts.mjs') },
    ...(isWhole ? [{ name: 'spanish', run: script('spanish.mjs') }] : []),
    { name: 'styles', run: script('styles.mjs') },
    { name: 'dead code', run: tool('knip', '--cache', '--cache-location', KNIP) },
  ];

  function types(path) {
    const compiled = join(TYPES, `${path.replaceAll('/', '-')}.tsbuildinfo`);
    return tool('tsc', '--project', path, '--incremental', '--tsBuildInfoFile', compiled);
  }
}

function projects() {
  return readdirSync(ROOT, { withFileTypes: true })
    .filter(
      (entry) =>
        entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules',
    )
    .flatMap(({ name }) =>
      readdirSync(join(ROOT, name))
        .filter((file) => /^tsconfig.*\.json$/.test(file))
        .map((file) => `${name}/${file}`),
    );
}

async function allPassed(steps) {
  let worst = 0;
  for (const step of steps) worst = Math.max(worst, await step());
  return worst;
}
