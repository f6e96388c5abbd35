import type { BrowserContext, Page } from '@playwright/test';

/** Collects console errors: an unexpected one fails its test. */
export type ConsoleGuard = {
  /** Allows errors that the test provokes. */
  allow(pattern: RegExp): void;
  unexpected(): string[];
};

/** Signed-out check of a page with a stale session mark: browsers log every 401. */
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
