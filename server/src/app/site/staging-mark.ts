import { STAGING_MARK } from './staging.messages.ts';

/**
 * Written into the page as it is served: it is there before any script, without signal too, and the build that production
 * serves does not have it.
 */
export const markStaging = (page: string): string =>
  page.replace(
    /<body[^>]*>/,
    (body) => `${body}\n<aside class="staging-mark" aria-label="Entorno">${STAGING_MARK}</aside>`,
  );
