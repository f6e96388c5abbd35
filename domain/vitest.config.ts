import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'domain',
    // Pure functions keep no state between files.
    isolate: false,
    include: ['src/**/*.test.ts'],
    globalSetup: './src/properties/announce-seed.fixture.ts',
    setupFiles: './src/properties/repeat-failed-seeds.fixture.ts',
    testTimeout: 300_000,
  },
});
