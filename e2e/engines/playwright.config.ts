import { defineConfig } from '@playwright/test';
import type { EngineOption } from './fixtures.ts';

/** Uses only Playwright's runner; each system browser has its own driver. */
export default defineConfig<object, EngineOption>({
  testDir: '.',
  testMatch: 'smoke.ts',
  outputDir: '../../test-results/engines',
  retries: 0,
  workers: 1,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 40_000 },
  reporter: [['list']],
  projects: [
    { name: 'Firefox', use: { engine: 'firefox' } },
    { name: 'WebKitGTK', use: { engine: 'webkitgtk' } },
  ],
});
