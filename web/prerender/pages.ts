export type WrittenPage = {
  path: string;
  /** What the first screen needs to answer: its code and its styles. */
  modules: readonly string[];
  /** What is already in the markup and gets its code after the first screen: styles only. */
  later: readonly string[];
};

const FOOTER = 'src/site/site-footer.tsx';

/** The pages that are written at build time. */
export const PAGES: readonly WrittenPage[] = [
  {
    path: '/',
    modules: ['src/site/landing-page.tsx'],
    later: ['src/site/example-ficha.tsx', 'src/site/landing-rest.tsx', FOOTER],
  },
  {
    path: '/auth',
    modules: ['src/features/identity/auth-page.tsx'],
    later: ['src/features/identity/auth-door.tsx', FOOTER],
  },
  { path: '/mis-planes', modules: ['src/app/page-frames.tsx', 'src/features/plans/my-plans-page.tsx'], later: [] },
  { path: '/alarma', modules: ['src/app/page-frames.tsx', 'src/features/plans/alarm/alarm-page.tsx'], later: [] },
  { path: '/terminos', modules: ['src/site/terms-page.tsx'], later: [FOOTER] },
  { path: '/privacidad', modules: ['src/site/privacy-page.tsx'], later: [FOOTER] },
];

/** Pages that only the browser can make, but whose code is known: all of it is asked for at once. */
export const SHELLS: readonly Pick<WrittenPage, 'path' | 'modules'>[] = [
  { path: '/generar-plan', modules: ['src/app/page-frames.tsx', 'src/features/plans/generate-plan-page.tsx'] },
  { path: '/medidas', modules: ['src/app/page-frames.tsx', 'src/features/measures/measures-page.tsx'] },
];

/** Waits for the session, so what it shows at first fits every page that only the browser can make. */
export const SHELL_LIKE = '/mis-planes';
