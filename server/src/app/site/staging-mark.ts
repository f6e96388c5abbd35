import { STAGING_MARK } from './staging.messages.ts';

/** Server-side, so that the mark shows without scripts and the production build never has it. */
export const markStaging = (page: string): string =>
  page.replace(
    /<body[^>]*>/,
    (body) => `${body}\n<aside class="staging-mark" aria-label="Entorno">${STAGING_MARK}</aside>`,
  );
