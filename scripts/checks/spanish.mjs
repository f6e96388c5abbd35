// Spanish texts must be spelled as in Argentina and obey scripts/support/spanish/grammar-rules.mjs.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import dictionary from 'dictionary-es-ar';
import { ROOT } from '../support/root.mjs';
import { createSpelling, findUnknownWords } from '../support/spanish/spelling.mjs';
import { findBrokenRules } from '../support/spanish/grammar-rules.mjs';
import { findSpanishTexts } from '../support/spanish/find-texts.mjs';

const WORDS = 'docs/spanish-words.txt';
/** A minimum, so that a scan that reads nothing fails. */
const FEWEST_TEXTS = 6000;
const NOT_TEXTS =
  /\.(?:test|fixture|d)\.tsx?$|(?:food-synonyms|compound-names|exercise-words|guessed-words)\.data\.ts$|^domain\/src\/(?:measures\/)?exchange\/.+\.data\.ts$|^web\/src\/design\/gallery\//;

const CODE = [
  'domain/src/**/*.ts',
  'contract/src/**/*.ts',
  'server/src/**/*.messages.ts',
  'web/src/**/*.{messages,data}.ts',
  'web/src/app/*screens.ts',
  'web/service-worker/*.ts',
  'web/prerender/*.{ts,tsx}',
  'web/public/*.js',
  'sandbox/**/*page*.ts',
];
const MANIFEST = 'web/public/manifest.webmanifest';

const readSource = (file) => readFileSync(join(ROOT, file), 'utf8');
const files = globSync(CODE, { cwd: ROOT })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !NOT_TEXTS.test(file));

const wordList = readSource(WORDS).split('\n').filter(Boolean);
const { isSpelled, isInDictionary } = createSpelling(dictionary, wordList);

const sources = [
  ...files.map((file) => ({ file, source: readSource(file) })),
  { file: MANIFEST, source: `(${readSource(MANIFEST)})` },
];
const texts = sources.flatMap(({ file, source }) =>
  findSpanishTexts(file, source).map((text) => ({ file, ...text })),
);

const problems = [
  ...texts.flatMap(({ file, line, text }) => [
    ...findUnknownWords(text, isSpelled).map(
      (word) =>
        `${file}:${line}: "${word}" is in no dictionary; if it is right, add it to ${WORDS}`,
    ),
    ...findBrokenRules(text).map(
      ({ rule, words }) =>
        `${file}:${line}: "${words}" breaks the rule "${rule.name}": ${rule.instead}`,
    ),
  ]),
  ...wordList
    .filter(isInDictionary)
    .map((word) => `${WORDS}: the dictionary has "${word}" already`),
  ...(texts.length < FEWEST_TEXTS ? [`only ${texts.length} texts were read`] : []),
];
for (const problem of problems) console.error(`  ${problem}`);
console.log(`${texts.length} texts, ${problems.length} problems`);
process.exit(problems.length === 0 ? 0 : 1);
