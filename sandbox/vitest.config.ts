import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'sandbox',
    isolate: false,
    include: ['**/*.test.ts'],
    // a whole server runs against the fake providers
    globalSetup: [
      '../server/src/database/testing/global-setup.ts',
      '../domain/src/properties/announce-seed.fixture.ts',
    ],
    setupFiles: '../domain/src/properties/repeat-failed-seeds.fixture.ts',
    // compile cache for processes that tests start
    env: { NODE_COMPILE_CACHE: join(tmpdir(), 'forja-compile-cache') },
    testTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 60_000,
  },
});
