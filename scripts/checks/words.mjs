// Names must obey docs/words.md, with few idioms. File arguments limit the check to these files.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFiles } from '../support/changed-files.mjs';
import { ROOT } from '../support/root.mjs';
import {
  findRetiredWords,
  measureNames,
  readNames,
  readRetiredWords,
  readTermsWithPreposition,
} from '../support/words.mjs';

const MOST_IDIOMS_PER_THOUSAND_LINES = 1;
const FEWEST_FILES = 1000;

const glossary = readFileSync(join(ROOT, 'docs/words.md'), 'utf8');
const retired = readRetiredWords(glossary);
const edited = process.argv.slice(2);
const isWhole = edited.length === 0;
const files = (isWhole ? findFiles() : edited)
  .filter((file) =>
    /^(?:domain|contract|server|web|sandbox|e2e|bench|scripts)\/.+\.(?:tsx?|mjs)$/.test(file),
  )
  .map((file) => readNames(file, readFileSync(join(ROOT, file), 'utf8')));
const { idiomsPerThousandLines, prepositions } = measureNames(
  files,
  readTermsWithPreposition(glossary),
);

const problems = [
  ...findRetiredWords(files, retired),
  ...(isWhole && files.length < FEWEST_FILES ? [`only ${files.length} files were read`] : []),
  ...(retired.length === 0 ? ['docs/words.md retires no word'] : []),
  ...(isWhole && idiomsPerThousandLines > MOST_IDIOMS_PER_THOUSAND_LINES
    ? [`${idiomsPerThousandLines.toFixed(1)} idioms in 1,000 lines: name a thing by what it is`]
    : []),
  ...prepositions.map(
    (name) => `${name} ends in a preposition: say what it does, or put its term in docs/words.md`,
  ),
];
for (const problem of problems) console.error(`  ${problem}`);
console.log(
  `${files.length} files, ${idiomsPerThousandLines.toFixed(1)} idioms in 1,000 lines, ${problems.length} problems`,
);
process.exit(problems.length === 0 ? 0 : 1);
