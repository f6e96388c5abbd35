import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, By, Key, until, type WebDriver } from 'selenium-webdriver';
import { findFreePort } from '../support/app/free-port.ts';
import { toFieldXPath, type Phone, type Tab } from './engine.ts';

const DRIVER = process.env['WEBKIT_DRIVER_PATH'] ?? '/usr/bin/WebKitWebDriver';
const TIMEOUT_MS = 20_000;

/**
 * WebKitGTK over its WebDriver, on a virtual screen. A driven browser stores nothing on disk: closing the app closes
 * its windows and leaves an empty one.
 */
export async function webkitPhone(): Promise<Phone> {
  const screen = await startScreen();
  const port = await findFreePort();
  const driver = spawn(DRIVER, ['-p', String(port)], {
    // the pages are ours, and a container cannot provide its sandbox
    env: { ...process.env, DISPLAY: screen.display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
    stdio: 'ignore',
  });
  const browser = await connect(`http://127.0.0.1:${port}`);
  await browser.manage().window().setRect({ width: 390, height: 844 });
  const empty = await browser.getWindowHandle();
  return {
    async openTab() {
      await browser.switchTo().window(empty);
      await browser.switchTo().newWindow('tab');
      return createTab(browser, await browser.getWindowHandle());
    },
    async closeApp() {
      for (const window of await browser.getAllWindowHandles())
        if (window !== empty) await close(browser, window);
    },
    async throwAway() {
      await browser.quit();
      await end(driver);
      await end(screen.server);
    },
  };
}

function createTab(browser: WebDriver, window: string): Tab {
  const find = async (xpath: string) => {
    await browser.switchTo().window(window);
    const element = await browser.wait(until.elementLocated(By.xpath(xpath)), TIMEOUT_MS);
    return browser.wait(until.elementIsEnabled(element), TIMEOUT_MS);
  };
  const evaluate = async (expression: string): Promise<unknown> => {
    await browser.switchTo().window(window);
    return browser.executeScript(`return ${expression}`);
  };
  return {
    async open(address) {
      await browser.switchTo().window(window);
      await browser.get(address);
    },
    async type(label, text) {
      const field = await find(toFieldXPath(label));
      await field.clear();
      await field.sendKeys(text);
    },
    async send() {
      await browser.switchTo().window(window);
      await browser.switchTo().activeElement().sendKeys(Key.ENTER);
    },
    // innerText omits rows outside the viewport
    text: async () => String(await evaluate('document.body.textContent')),
    evaluate,
    close: () => close(browser, window),
  };
}

async function close(browser: WebDriver, window: string): Promise<void> {
  await browser.switchTo().window(window);
  await browser.close();
}

async function connect(address: string): Promise<WebDriver> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (await fetch(`${address}/status`).catch(() => undefined)) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return new Builder()
    .disableEnvironmentOverrides()
    .usingServer(address)
    .forBrowser('MiniBrowser')
    .build();
}

/** Xvfb reports its display on the third channel. */
async function startScreen(): Promise<{ display: string; server: ChildProcess }> {
  const server = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const [displayNumber] = await once(server.stdio[3] ?? server, 'data');
  return { display: `:${String(displayNumber).trim()}`, server };
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
