import { defineConfig } from 'vitest/config';

const REPOSITORY = ['docs/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'];
const IN_CI = ['docs/**/*.ci.test.ts', 'scripts/**/*.ci.test.ts'];

export default defineConfig({
  test: {
    projects: [
      './domain/vitest.config.ts',
      './contract/vitest.config.ts',
      './server/vitest.config.ts',
      './web/vitest.config.ts',
      './web/vitest.components.config.ts',
      './sandbox/vitest.config.ts',
      {
        test: {
          name: 'repository',
          testTimeout: 120_000,
          include: REPOSITORY,
          exclude: IN_CI,
        },
      },
      {
        test: {
          // what costs more than it finds while something is written: CI and `npm test -- --all` run it
          name: 'ci',
          testTimeout: 120_000,
          include: IN_CI,
        },
      },
    ],
  },
});
