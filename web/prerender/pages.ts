/** The pages that are written at build time, with the modules whose code and styles their first screen needs. */
export const PAGES = [
  { path: '/', modules: ['src/site/landing-page.tsx'] },
  { path: '/auth', modules: ['src/app/page-frames.tsx', 'src/features/identity/auth-page.tsx'] },
  { path: '/mis-planes', modules: ['src/app/page-frames.tsx', 'src/features/plans/my-plans-page.tsx'] },
  { path: '/terminos', modules: ['src/site/terms-page.tsx'] },
  { path: '/privacidad', modules: ['src/site/privacy-page.tsx'] },
] as const;

/** Waits for the session, so what it shows at first fits every page that only the browser can make. */
export const SHELL_LIKE = '/mis-planes';
