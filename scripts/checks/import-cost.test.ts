import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../support/root.mjs';

test('no module of the page makes a formatter when it is imported: its first use does', () => {
  const files = globSync('{web,domain,contract}/src/**/*.{ts,tsx}', { cwd: ROOT }).filter(
    (file) => !/\.(?:test|fixture|d)\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(800);
  const withFormatter = files.filter((file) =>
    /^(?:export )?const \w+(?:: [^=]+)? =\s+new Intl\./m.test(
      readFileSync(join(ROOT, file), 'utf8'),
    ),
  );
  expect(withFormatter).toEqual([]);
});
