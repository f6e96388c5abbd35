import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, launch, type Page } from 'puppeteer-core';
import { toFieldXPath, type Phone, type Tab } from './engine.ts';

const FIREFOX = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr';

export async function firefoxPhone(): Promise<Phone> {
  const profile = await mkdtemp(join(tmpdir(), 'forja-firefox-'));
  let running: Browser | undefined;
  const closeApp = async () => {
    await running?.close();
    running = undefined;
  };
  return {
    async openTab() {
      running ??= await launch({
        browser: 'firefox',
        executablePath: FIREFOX,
        userDataDir: profile,
        defaultViewport: { width: 390, height: 844 },
      });
      return createTab(await running.newPage());
    },
    closeApp,
    async throwAway() {
      await closeApp();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

function createTab(page: Page): Tab {
  return {
    async open(address) {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
    },
    type: (label, text) => page.locator(`xpath/${toFieldXPath(label)}`).fill(text),
    send: () => page.keyboard.press('Enter'),
    text: async () => String(await page.evaluate('document.body.innerText')),
    evaluate: (expression) => page.evaluate(expression),
    close: () => page.close(),
  };
}
