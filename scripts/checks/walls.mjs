// Enforces architecture.cjs, one-way folders, and that every feature is known.
import { globSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { ROOT } from '../support/root.mjs';

const FOLDERS = ['domain/src', 'contract/src', 'server/src', 'web/src', 'sandbox', 'e2e', 'bench'];
const SEPARATE_BUILDS = ['web/site-script', 'web/service-worker', 'web/prerender'];
/** A minimum: dependency-cruiser once reported no violations after reading no module. */
const FEWEST_MODULES = 100;
const MOST_FILES_IN_FOLDER = 20;
const IS_NOT_LISTED = /(?:\.data\.ts|\.d\.ts)$/;
const IS_TEST = /\.(?:test|spec|fixture)\.tsx?$/;

const { options, ...ruleSet } = createRequire(import.meta.url)(join(ROOT, 'architecture.cjs'));
process.chdir(ROOT);
const { output } = await cruise([...FOLDERS, ...SEPARATE_BUILDS], {
  ...options,
  ruleSet,
  validate: true,
});

const problems = [
  ...output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
  ...findTwoWayFolders().map((pair) => `two-way-folders: ${pair}`),
  ...findLargeFolders().map(
    ([folder, count]) =>
      `large-folders: ${folder} has ${count} files: group them by what they do, ${MOST_FILES_IN_FOLDER} at most`,
  ),
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

function findLargeFolders() {
  const files = globSync(
    [...FOLDERS, 'scripts'].map((folder) => `${folder}/**/*.*`),
    { cwd: ROOT, withFileTypes: true, exclude: ({ name }) => name === 'node_modules' },
  ).filter((entry) => entry.isFile() && !IS_NOT_LISTED.test(entry.name));
  const folders = Map.groupBy(files, ({ parentPath }) => relative(ROOT, parentPath));
  return [...folders]
    .map(([folder, entries]) => [folder, entries.length])
    .filter(([, count]) => count > MOST_FILES_IN_FOLDER);
}

/** Finds folder pairs that import each other. Dynamic imports, such as the screen table's, do not count. */
function findTwoWayFolders() {
  const imports = new Map();
  for (const { source, dependencies } of output.modules.filter(
    (module) => !IS_TEST.test(module.source),
  ))
    for (const { resolved, dynamic } of dependencies)
      if (!dynamic && dirname(resolved) !== dirname(source))
        imports.set(`${dirname(source)} → ${dirname(resolved)}`, `${source} → ${resolved}`);
  return [...imports].flatMap(([folders, example]) => {
    const [from, to] = folders.split(' → ');
    const back = imports.get(`${to} → ${from}`);
    return from < to && back ? [`${example} and ${back}`] : [];
  });
}
