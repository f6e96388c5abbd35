import type { BrowserContext } from '@playwright/test';

export function watchOutsideRequests(context: BrowserContext, origin: string): readonly string[] {
  const outside: string[] = [];
  context.on('request', (request) => {
    const url = request.url();
    const isOurs = /^(?:blob|data):/.test(url) || new URL(url).origin === origin;
    if (!isOurs) outside.push(url);
  });
  return outside;
}
