import { expect, test } from 'vitest';
import { selectChangedTests } from './changed-tests.mjs';

test.each([
  { files: [], projects: [] },
  { files: ['domain/src/energy/energy-plan.ts'], projects: ['domain'] },
  { files: ['web/src/design/button.tsx'], projects: ['web', 'components'] },
  {
    files: ['contract/src/measures.ts'],
    projects: ['contract', 'server', 'web', 'components'],
  },
  {
    files: ['server/src/features/measures/a.ts', 'server/src/features/measures/b.ts'],
    projects: ['server'],
    words: ['server/src/features/measures/'],
  },
  // shared code runs every test that reaches it
  { files: ['server/src/features/measures/a.ts', 'server/src/http/b.ts'], projects: ['server'] },
  { files: ['docs/security.md', 'package.json'], projects: ['repository'] },
  { files: ['e2e/journeys/training/workout.spec.ts'], projects: [], withJourneys: true },
  {
    files: ['server/src/features/measures/a.ts', 'domain/src/units/round.ts'],
    projects: ['server', 'domain'],
  },
])('an edit of $files runs $projects', ({ files, projects, words, withJourneys }) => {
  expect(selectChangedTests(files)).toMatchObject({
    projects,
    words: words ?? [],
    withJourneys: withJourneys ?? false,
  });
});
