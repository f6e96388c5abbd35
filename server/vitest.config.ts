import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    // No module keeps state: loading them again for each file was a third of the run.
    isolate: false,
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
    globalSetup: [
      './src/database/testing/global-setup.ts',
      '../domain/src/properties/announce-seed.fixture.ts',
    ],
    setupFiles: '../domain/src/properties/repeat-failed-seeds.fixture.ts',
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 60_000,
  },
});
