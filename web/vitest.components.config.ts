import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { importedPackages } from './imported-packages.ts';
import { scopedName } from './scoped-name.ts';
import { storedRecords } from './prerender/stored-records.ts';
import { unusedPackages } from './unused-packages.ts';

const executablePath = process.env['CHROMIUM_PATH'];

/** Form states are tested here because a journey costs ten times as much. */
export default defineConfig({
  plugins: [react({ compiler: true })],
  define: storedRecords(),
  resolve: { alias: unusedPackages },
  // a dependency found late reloads the page amid the tests
  optimizeDeps: { include: importedPackages() },
  css: { modules: { generateScopedName: scopedName } },
  test: {
    name: 'components',
    include: ['{src,site-script,service-worker}/**/*.component.test.{ts,tsx}'],
    css: true,
    testTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 390, height: 844 },
      instances: [{ browser: 'chromium' }],
      provider: playwright({
        launchOptions: {
          args: [
            '--no-sandbox',
            '--disable-gpu',
            '--disable-background-networking',
            // short-lived pages: optimising compilers took a tenth of the processor
            '--js-flags=--no-turbofan,--no-maglev',
          ],
          ...(executablePath && { executablePath }),
        },
        contextOptions: {
          locale: 'es-AR',
          timezoneId: 'America/Argentina/Buenos_Aires',
          serviceWorkers: 'block',
        },
      }),
    },
  },
});
