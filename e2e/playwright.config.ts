import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

const executablePath = process.env['CHROMIUM_PATH'];

/** Everything is tried on a phone, where people are; what has another shape on a desktop is tagged and tried there too. */
const WIDE = /@wide|@only-wide/;
const ONLY_WIDE = /@only-wide/;

export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  // a test that passes the second time is a test that fails
  retries: 0,
  // a journey also waits; three or five workers on two processors took longer
  workers: 2 * availableParallelism(),
  fullyParallel: true,
  forbidOnly: true,
  // a machine that does other things at the same time is slow, not wrong
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['list'], ['json']] : [['list']],
  use: {
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    // installing the offline copy is the work of hundreds of requests: only the journeys that use it allow it
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
