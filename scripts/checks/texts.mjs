// Texts for people belong in *.messages.ts, not in components.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/root.mjs';
import { findTexts } from '../support/texts.mjs';

const SAMPLES = /^web\/src\/design\/gallery\//;
const NOT_CODE = /\.(?:messages|data|test|fixture|d)\.tsx?$/;
const FEWEST_FILES = 500;
const TEXT_IS_CODE = /^web\/src\/(?:app\/(?:\w+-)?screens|design\/(?:format|ago))\.ts$/;
const NO_TEXT = new Set(['abcdefghijklmnñopqrstuvwxyz', 'asdfghjklñ']);

const files = globSync('web/src/**/*.{ts,tsx}', { cwd: ROOT }).filter(
  (file) => !SAMPLES.test(file) && !NOT_CODE.test(file) && !TEXT_IS_CODE.test(file),
);
const texts = files.flatMap((file) =>
  findTexts(file, readFileSync(join(ROOT, file), 'utf8'))
    .filter((text) => !NO_TEXT.has(text))
    .map((text) => ({ file, text })),
);

const problems = [
  ...texts.map(({ file, text }) => `${file}: "${text}" belongs in a *.messages.ts`),
  ...(files.length < FEWEST_FILES ? [`only ${files.length} files were read`] : []),
];
for (const problem of problems) console.error(`  ${problem}`);
console.log(`${files.length} files, ${problems.length} problems`);
process.exit(problems.length === 0 ? 0 : 1);
