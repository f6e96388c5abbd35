import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    // No module keeps state: loading them again for each file was a third of the run.
    isolate: false,
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
    globalSetup: './src/database/testing/global-setup.ts',
    setupFiles: '../scripts/support/fixed-seed.ts',
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 60_000,
  },
});
