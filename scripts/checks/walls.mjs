// The walls of architecture.cjs, the direction between folders, and the proof that the code was read and every feature is known.
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { ROOT } from '../support/root.mjs';

const FOLDERS = ['domain/src', 'contract/src', 'server/src', 'web/src', 'sandbox', 'e2e', 'bench'];
/** dependency-cruiser once answered "no violations" after reading nothing at all. */
const FEWEST_MODULES = 100;
const IS_TEST = /\.(?:test|spec|fixture)\.tsx?$/;

const { options, ...ruleSet } = createRequire(import.meta.url)(join(ROOT, 'architecture.cjs'));
process.chdir(ROOT);
const { output } = await cruise(FOLDERS, { ...options, ruleSet, validate: true });

const problems = [
  ...output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
  ...findTwoWayFolders().map((pair) => `two-way-folders: ${pair}`),
  ...unlistedFeatures().map(
    (feature) => `features/${feature} is not in the FEATURES of architecture.cjs`,
  ),
  ...(output.summary.totalCruised < FEWEST_MODULES
    ? [`only ${output.summary.totalCruised} modules were read`]
    : []),
];
for (const problem of problems) console.error(`  ${problem}`);
console.log(`${output.summary.totalCruised} modules, ${problems.length} problems`);
process.exit(problems.length === 0 ? 0 : 1);

function unlistedFeatures() {
  const listed = new Set(
    ruleSet.forbidden.map(({ name }) => /^(.+)-looks-back-only$/.exec(name)?.[1]),
  );
  const onDisk = ['server', 'web'].flatMap((side) =>
    readdirSync(join(ROOT, side, 'src/features'), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    ),
  );
  return [...new Set(onDisk.map(({ name }) => name))].filter((name) => !listed.has(name));
}

/** Two folders whose files import each other: neither can be read, moved or tested without the other. */
function findTwoWayFolders() {
  const imports = new Map();
  for (const { source, dependencies } of output.modules.filter(
    (module) => !IS_TEST.test(module.source),
  ))
    for (const { resolved } of dependencies)
      if (dirname(resolved) !== dirname(source))
        imports.set(`${dirname(source)} → ${dirname(resolved)}`, `${source} → ${resolved}`);
  return [...imports].flatMap(([folders, example]) => {
    const [from, to] = folders.split(' → ');
    const back = imports.get(`${to} → ${from}`);
    return from < to && back ? [`${example} and ${back}`] : [];
  });
}
