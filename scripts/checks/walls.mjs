// The walls of architecture.cjs, and the proof that they looked at the code and know every feature.
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { ROOT } from '../support/root.mjs';

const FOLDERS = ['domain/src', 'contract/src', 'server/src', 'web/src', 'sandbox', 'e2e', 'bench'];
/** dependency-cruiser once answered "no violations" after reading nothing at all. */
const FEWEST_MODULES = 100;

const { options, ...ruleSet } = createRequire(import.meta.url)(join(ROOT, 'architecture.cjs'));
process.chdir(ROOT);
const { output } = await cruise(FOLDERS, { ...options, ruleSet, validate: true });

const problems = [
  ...output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
  ...unlistedFeatures().map((feature) => `features/${feature} is not in the FEATURES of architecture.cjs`),
  ...(output.summary.totalCruised < FEWEST_MODULES ? [`only ${output.summary.totalCruised} modules were read`] : []),
];
for (const problem of problems) console.error(`  ${problem}`);
console.log(`${output.summary.totalCruised} modules, ${problems.length} problems`);
process.exit(problems.length === 0 ? 0 : 1);

function unlistedFeatures() {
  const listed = new Set(ruleSet.forbidden.map(({ name }) => /^(.+)-looks-back-only$/.exec(name)?.[1]));
  const onDisk = ['server', 'web'].flatMap((side) =>
    readdirSync(join(ROOT, side, 'src/features'), { withFileTypes: true }).filter((entry) => entry.isDirectory()),
  );
  return [...new Set(onDisk.map(({ name }) => name))].filter((name) => !listed.has(name));
}
