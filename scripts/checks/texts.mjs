// Texts that people read are written in *.messages.ts, and not in components.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/root.mjs';
import { findTexts } from '../support/texts.mjs';

/** The gallery shows samples to developers. A scan that reads nothing must not pass. */
const SAMPLES = /^web\/src\/design\/gallery\//;
const FEWEST_FILES = 200;

const files = globSync('web/src/**/*.tsx', { cwd: ROOT }).filter(
  (file) => !SAMPLES.test(file) && !/\.(?:test|fixture)\.tsx$/.test(file),
);
const texts = files.flatMap((file) =>
  findTexts(file, readFileSync(join(ROOT, file), 'utf8')).map((text) => ({ file, text })),
);

const problems = [
  ...texts.map(({ file, text }) => `${file}: "${text}" belongs in a *.messages.ts`),
  ...(files.length < FEWEST_FILES ? [`only ${files.length} files were read`] : []),
];
for (const problem of problems) console.error(`  ${problem}`);
console.log(`${files.length} files, ${problems.length} problems`);
process.exit(problems.length === 0 ? 0 : 1);
