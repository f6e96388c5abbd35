import type { BrowserContext, Request } from '@playwright/test';

/** The paths of the requests of this kind that any page makes from now on. */
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
