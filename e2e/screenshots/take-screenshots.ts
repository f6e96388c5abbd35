import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { openAdminPage } from '../support/account/administrator.ts';
import type { App } from '../support/app/app.ts';
import { startGallery } from '../support/app/gallery.ts';
import { recordMeasure } from '../support/pages/measure-form.ts';
import { savePlan } from '../support/pages/plan-form.ts';
import { listViolations } from '../support/browser/accessibility.ts';
import { becomeMember, type Person, registerPerson } from '../support/account/people.ts';
import { screens } from '../../web/src/app/screens.ts';

const SIZES = [
  { name: '390', viewport: { width: 390, height: 844 } },
  { name: '1440', viewport: { width: 1440, height: 900 } },
];
const THEMES = ['light', 'dark'] as const;
/** Time for the phone's sheet and the fonts. */
const QUIET_MS = 400;
const GALLERY_PATH = '/galeria';

/** Set `isBusy` for a page that always shows pending states, as the gallery does. */
type Shot = { name: string; page: Page; address: string; isBusy?: boolean };

/**
 * Captures every screen as visitor, member and administrator, in two widths and themes. Returns axe's findings and the
 * screens with several primary actions.
 */
export async function takeScreenshots(
  browser: Browser,
  app: App,
  folder: string,
): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const visitor = await openContext(browser, app);
  const member = await openContext(browser, app);
  const planPath = await fillAccount(member, app);
  const admin = await openAdminPage(browser, app);
  const gallery = await startGallery(app.origin);
  const address = (path: string) => `${app.origin}${toAddress(path, planPath)}`;

  const problems: string[] = [];
  const shootAll = async (shots: readonly Shot[]) => {
    for (const shot of shots) problems.push(...(await shootEverySize(shot, folder)));
  };
  try {
    const visitorPage = await visitor.newPage();
    const memberPage = await member.newPage();
    const office = screens.filter(({ access }) => access === 'admin');
    const everybodys = screens.filter(({ access }) => access !== 'admin');
    await Promise.all([
      shootAll(
        everybodys.map(({ path }) => ({
          name: `visitor ${toFileName(path)}`,
          page: visitorPage,
          address: address(path),
        })),
      ),
      shootAll(
        everybodys.map(({ path }) => ({
          name: `member ${toFileName(path)}`,
          page: memberPage,
          address: address(path),
        })),
      ),
    ]);
    await shootAll(
      office.map(({ path }) => ({
        name: `admin ${toFileName(path)}`,
        page: admin,
        address: address(path),
      })),
    );
    await shootAll([
      {
        name: 'gallery',
        page: visitorPage,
        address: `${gallery.origin}${GALLERY_PATH}`,
        isBusy: true,
      },
    ]);
  } finally {
    gallery.stop();
    await Promise.all([visitor, member, admin.context()].map((context) => context.close()));
  }
  return problems;
}

async function openContext(browser: Browser, app: App): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: app.origin,
    reducedMotion: 'reduce',
    hasTouch: true,
  });
  await context.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.setItem('forja-bienvenida', 'true');
  });
  return context;
}

async function fillAccount(context: BrowserContext, app: App): Promise<string> {
  const person: Person = {
    username: 'ana@ejemplo.com.ar',
    password: 'mate amargo 7',
    secretAnswer: 'Tobi',
  };
  await registerPerson(context, app.origin, person);
  await becomeMember(context, app.origin);
  const page = await context.newPage();
  await savePlan(page);
  const path = new URL(page.url()).pathname;
  await page.goto('/medidas');
  for (let week = 0; week < 12; week += 1) {
    const day = new Date(Date.UTC(2026, 0, 5 + 7 * week)).toISOString().slice(0, 10);
    await recordMeasure(page, {
      day,
      weight: `${80 - week},${week % 10}`,
      waist: String(90 - week),
    });
  }
  await page.close();
  return path;
}

const toFileName = (path: string): string =>
  path === '/' ? 'inicio' : path.slice(1).replaceAll(/[/$]/g, '-');

const toAddress = (path: string, planPath: string): string =>
  path.replace('/mis-planes/$id', planPath).replace('/payment/$', '/payment/success');

async function shootEverySize(
  { name, page, address, isBusy = false }: Shot,
  folder: string,
): Promise<string[]> {
  const problems: string[] = [];
  for (const { name: size, viewport } of SIZES) {
    await page.setViewportSize(viewport);
    await page.goto(address);
    await waitUntilDrawn(page);
    if (!isBusy) await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await page.evaluate(hideTimes);
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.screenshot({
        path: join(folder, `${name} ${size} ${colorScheme}.png`),
        fullPage: true,
        animations: 'disabled',
      });
      for (const { impact, description } of await listViolations(page))
        problems.push(`${name} ${size} ${colorScheme}: ${impact}, ${description}`);
    }
    // the gallery shows each component in every state
    const actions = isBusy ? [] : await page.evaluate(listPrimaryActions);
    if (actions.length > 1) problems.push(`${name} ${size}: primary actions ${actions.join(', ')}`);
  }
  return problems;
}

/** Runs in the page. A phone's action bar repeats the inline action, so both count as one. */
function listPrimaryActions(): string[] {
  const visible = [...document.querySelectorAll<HTMLElement>('main .button_primary')].filter(
    (button) => button.checkVisibility(),
  );
  return [...new Set(visible.map((button) => button.innerText.trim()))];
}

/** Waits for late content, and freezes times of day. */
async function waitUntilDrawn(page: Page): Promise<void> {
  await expect(page.getByTestId('splash')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await scrollThrough(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(QUIET_MS);
}

/** Scrolls to render lazy content, such as a plan's menu. */
async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 800) {
    await page.evaluate((y) => scrollTo(0, y), top);
    await page.waitForTimeout(30);
  }
  await page.evaluate(() => scrollTo(0, 0));
}

/** Runs in the page. */
function hideTimes(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode.nodeValue ?? '';
    const fixed = text
      .replaceAll(/\b\d{1,2}:\d{2}(:\d{2})?\b/g, '12:00')
      .replaceAll(/hace \d+ (segundo|minuto)s?/g, 'hace 1 minuto')
      .replaceAll(
        /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g,
        '00000000-0000-0000-0000-000000000000',
      );
    if (fixed !== text) texts.currentNode.nodeValue = fixed;
  }
}
