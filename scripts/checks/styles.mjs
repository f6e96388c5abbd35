// Style sheets take spacing, type and colours from the tokens.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/root.mjs';
import { findRawValues } from '../support/styles.mjs';

const TOKENS = 'web/src/design/tokens.css';
const FEWEST_FILES = 30;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'web/src'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file.endsWith('.css') && file !== TOKENS);
const problems = [
  ...files.flatMap((file) => findRawValues(file, readFileSync(join(ROOT, file), 'utf8'))),
  ...(files.length < FEWEST_FILES ? [`only ${files.length} style sheets were read`] : []),
];
for (const problem of problems) console.error(`  ${problem}`);
console.log(`${files.length} style sheets, ${problems.length} problems`);
process.exit(problems.length === 0 ? 0 : 1);
