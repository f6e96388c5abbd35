import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'contract',
    include: ['src/**/*.test.ts'],
    globalSetup: '../domain/src/properties/announce-seed.fixture.ts',
    setupFiles: '../domain/src/properties/repeat-failed-seeds.fixture.ts',
    testTimeout: 60_000,
    passWithNoTests: true,
  },
});
