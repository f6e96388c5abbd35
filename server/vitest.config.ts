import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
    globalSetup: './src/database/testing/global-setup.ts',
    setupFiles: '../scripts/support/fixed-seed.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
