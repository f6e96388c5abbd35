import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const setupFiles = [fileURLToPath(new URL('scripts/support/fixed-seed.ts', import.meta.url))];

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
          include: ['docs/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
        },
      },
    ],
  },
});
