import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const setupFiles = [fileURLToPath(new URL('scripts/support/fixed-seed.ts', import.meta.url))];

const REPOSITORY = ['docs/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'];
const IN_CI = ['docs/**/*.ci.test.ts', 'scripts/**/*.ci.test.ts'];

export default defineConfig({
  test: {
    projects: [
      './server/vitest.config.ts',
      './web/vitest.config.ts',
      './web/vitest.components.config.ts',
      './sandbox/vitest.config.ts',
      {
        test: {
          name: 'domain',
          // Pure functions: nothing of a file is left for the next one.
          isolate: false,
          testTimeout: 120_000,
          root: './domain',
          include: ['src/**/*.test.ts'],
          setupFiles,
        },
      },
      {
        test: {
          name: 'contract',
          testTimeout: 60_000,
          root: './contract',
          include: ['src/**/*.test.ts'],
          passWithNoTests: true,
        },
      },
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
