import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { importedPackages } from './imported-packages.ts';
import { scopedName } from './scoped-name.ts';
import { storedRecords } from './prerender/stored-records.ts';
import { unusedPackages } from './unused-packages.ts';

const executablePath = process.env['CHROMIUM_PATH'];

/** Components in the browser that people have: the states of a form cost a tenth of what they cost in a journey. */
export default defineConfig({
  plugins: [react({ compiler: true })],
  define: storedRecords(),
  resolve: { alias: unusedPackages },
  // one that is found only when a part is loaded later loads the page again amid the tests
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
            // a page lives for seconds: the compilers that pay off later took a tenth of the processor
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
