import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../support/root.mjs';

test('page modules create formatters on first use, not on import', () => {
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
