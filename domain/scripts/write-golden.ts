// npm run golden: rewrites the golden tables, to be reviewed in the diff.
import { writeFileSync } from 'node:fs';
import { injuryMatrix } from '../src/exercises/injury-matrix.fixture.ts';
import { goldenPage } from '../src/plan/golden/golden-page.fixture.ts';
import { GOLDEN_PAGES } from '../src/plan/golden/golden-people.fixture.ts';

for (const page of GOLDEN_PAGES)
  writeFileSync(new URL(`../src/plan/golden/${page.file}`, import.meta.url), goldenPage(page));

writeFileSync(new URL('../src/exercises/injury-table.txt', import.meta.url), injuryMatrix());
