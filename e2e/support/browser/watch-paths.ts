import type { BrowserContext, Request } from '@playwright/test';

export function watchPaths(
  context: BrowserContext,
  isWatched: (request: Request) => boolean,
): string[] {
  const paths: string[] = [];
  context.on('request', (request) => {
    if (isWatched(request)) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}
