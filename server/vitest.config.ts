import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    // Modules keep no state, and loading them again for each file took a third of the run.
    isolate: false,
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
    globalSetup: [
      './src/database/testing/global-setup.ts',
      '../domain/src/properties/announce-seed.fixture.ts',
    ],
    setupFiles: '../domain/src/properties/repeat-failed-seeds.fixture.ts',
    // compile cache for processes that tests start
    env: { NODE_COMPILE_CACHE: join(tmpdir(), 'forja-compile-cache') },
    testTimeout: 180_000,
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 180_000,
  },
});
