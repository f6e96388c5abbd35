import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const ROOT = join(import.meta.dirname, '../../..');
const ORIGIN = 'http://localhost:9';
/** Packages that the modules name, as a browser finds them. */
const IMPORTS = { idb: '/node_modules/idb/build/index.js' };

/** Opens a page that can import modules of the web by their path in the repository, without the app. */
export async function openWebModules(page: Page): Promise<void> {
  await page.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') {
      const map = JSON.stringify({ imports: IMPORTS });
      return route.fulfill({
        contentType: 'text/html',
        body: `<script type="importmap">${map}</script>`,
      });
    }
    const source = await readFile(join(ROOT, pathname), 'utf8');
    const body = pathname.endsWith('.ts') ? stripTypeScriptTypes(source) : source;
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  await page.goto(`${ORIGIN}/`);
}
