import { type Browser, expect, type Page } from '@playwright/test';
import { openBrowser } from '../account/account.ts';
import type { App } from '../app/app.ts';
import { guardConsole } from './console-guard.ts';

export async function runInFreshBrowser(
  { browser, app }: { browser: Browser; app: App },
  act: (page: Page) => Promise<void>,
  allowed?: RegExp,
): Promise<void> {
  const context = await openBrowser(browser, app.origin);
  const console = guardConsole(context);
  if (allowed) console.allow(allowed);
  await act(await context.newPage());
  await context.close();
  expect(console.unexpected(), 'errors in the console').toEqual([]);
}
