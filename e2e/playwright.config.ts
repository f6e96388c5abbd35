import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

const executablePath = process.env['CHROMIUM_PATH'];

/** Every journey runs on a phone; tagged ones also run on a desktop. */
const WIDE = /@wide|@only-wide/;
const ONLY_WIDE = /@only-wide/;

export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  // a test that passes only on retry is a failure
  retries: 0,
  // journeys also wait; three or five workers on two processors took longer
  workers: 2 * availableParallelism(),
  fullyParallel: true,
  forbidOnly: true,
  // generous limits, because a busy machine is slow, not wrong
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['list'], ['json']] : [['list']],
  use: {
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    // caching the app takes hundreds of requests, so that only journeys about it allow it
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  projects: [
    {
      name: 'phone',
      grepInvert: ONLY_WIDE,
      use: {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      },
    },
    {
      name: 'desktop',
      grep: WIDE,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
});
