import type { BrowserContext, Page } from '@playwright/test';

/** Collects console errors: an unexpected one fails the test that caused it. */
export type ConsoleGuard = {
  /** This test provokes errors that match; they are not a failure. */
  allow(pattern: RegExp): void;
  unexpected(): string[];
};

/** The answer to a page with the mark of a session that ended: the browser logs every 401, handled or not. */
const SIGNED_OUT_ERROR = /status of 401 .*\/api\/user\)$/;

export function guardConsole(context: BrowserContext): ConsoleGuard {
  const complaints: string[] = [];
  const allowed: RegExp[] = [SIGNED_OUT_ERROR];
  const watch = (page: Page) => {
    page.on('pageerror', (error) =>
      complaints.push(`${page.url()}: ${error.stack ?? error.message}`),
    );
    page.on('console', (message) => {
      if (message.type() === 'error')
        complaints.push(`${page.url()}: ${message.text()} (${message.location().url})`);
    });
  };
  context.on('page', watch);
  return {
    allow: (pattern) => allowed.push(pattern),
    unexpected: () =>
      complaints.filter((complaint) => !allowed.some((pattern) => pattern.test(complaint))),
  };
}
