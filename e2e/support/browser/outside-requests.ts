import type { BrowserContext } from '@playwright/test';

/** The addresses of other sites that any page, or the service worker, asks for from now on. */
export function watchOutsideRequests(context: BrowserContext, origin: string): readonly string[] {
  const outside: string[] = [];
  context.on('request', (request) => {
    const url = request.url();
    const isOurs = /^(?:blob|data):/.test(url) || new URL(url).origin === origin;
    if (!isOurs) outside.push(url);
  });
  return outside;
}
