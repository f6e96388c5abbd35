import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';

/** Tall enough to show every row of a history. */
const VIEWPORT = { width: 1280, height: 2400 };
const TABS = 2;

export type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

export type BrowserDevice = Awaited<ReturnType<typeof startBrowserDevice>>;

/** Browser process with a persistent profile, so that it can be killed. */
export async function startBrowserDevice(initialCookies: Cookies) {
  const profile = await mkdtemp(join(tmpdir(), 'forja-device-'));
  let cookies = initialCookies;
  let running = await launch();

  async function launch() {
    const { child, browser } = await startChromium(profile);
    const context = browser.contexts()[0];
    if (!context) throw new Error('the browser has no profile');
    // a killed browser may not have stored its latest cookies
    await context.addCookies(cookies);
    await context.addInitScript(prepareDevice);
    const tabs: Page[] = [];
    for (let tab = 0; tab < TABS; tab += 1) {
      const page = await context.newPage();
      await page.setViewportSize(VIEWPORT);
      await dismissPendingUploadsNotice(page);
      tabs.push(page);
    }
    return { child, context, tabs };
  }

  return {
    tabs: (): readonly Page[] => running.tabs,
    context: (): BrowserContext => running.context,
    /** Replaces the session cookies; pages detect it by themselves. */
    async signIn(next: Cookies): Promise<void> {
      cookies = next;
      await running.context.clearCookies();
      await running.context.addCookies(cookies);
    },
    async moveClock(byMs: number): Promise<void> {
      await running.tabs[0]?.evaluate((more) => {
        const before = Number(localStorage.getItem('device-clock') ?? 0);
        localStorage.setItem('device-clock', String(before + more));
      }, byMs);
    },
    async kill(): Promise<void> {
      await kill(running.child);
      running = await launch();
    },
    async stop(): Promise<void> {
      await kill(running.child);
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Runs in each page before its code. */
function prepareDevice(): void {
  if (!location.protocol.startsWith('http')) return;
  localStorage.setItem('forja-bienvenida', 'true');
  const now = Date.now.bind(Date);
  const movedNow = () => now() + Number(localStorage.getItem('device-clock') ?? 0);
  window.Date = new Proxy(Date, {
    construct: (target, parameters, newTarget) =>
      Reflect.construct(target, parameters.length === 0 ? [movedNow()] : parameters, newTarget),
    get: (target, key) => (key === 'now' ? movedNow : Reflect.get(target, key)),
  });
  new MutationObserver(() => {
    if (
      document.querySelector('.measures_trend')?.textContent.includes('La barra está vacía') ===
      true
    )
      Object.assign(window, { saidEmpty: true });
  }).observe(document, { childList: true, subtree: true });
}

async function startChromium(profile: string): Promise<{ child: ChildProcess; browser: Browser }> {
  const executable = process.env['CHROMIUM_PATH'] ?? chromium.executablePath();
  const flags = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--no-first-run',
  ];
  const address = [
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    '--lang=es-AR',
    'about:blank',
  ];
  // own process group, so that a kill includes the renderers
  const child = spawn(executable, [...flags, ...address], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const endpoint = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const endpointUrl = /DevTools listening on (ws:\S+)/.exec(output)?.[1];
      if (endpointUrl !== undefined) resolve(endpointUrl);
    });
    child.once('exit', (code) => reject(new Error(`The browser ended with ${code}:\n${output}`)));
  });
  return { child, browser: await chromium.connectOverCDP(endpoint) };
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-child.pid, 'SIGKILL');
  await ended;
}

async function dismissPendingUploadsNotice(page: Page): Promise<void> {
  const notice = page.getByRole('alertdialog', { name: 'Quedaron cambios sin subir' });
  await page.addLocatorHandler(notice, () =>
    notice.getByRole('button', { name: 'Entendido' }).click(),
  );
}
