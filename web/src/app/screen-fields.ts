import type { LoadPage } from '../shared/pages/page-loaders.tsx';

export type ScreenAddress = {
  path: string;
  title: string;
  description: string;
  name: string;
};

export type MenuName = 'visitor' | 'header' | 'tools' | 'account' | 'thumb' | 'footer';

/**
 * `public`: anybody. `gated`: visitors read it, accounts use it. `personal`: requires signing in.
 * `arrival`: anybody, within the app, after a payment or from an e-mail. `admin`: not found for
 * anybody else.
 */
export type ScreenAccess = 'public' | 'gated' | 'personal' | 'arrival' | 'admin';

export type ScreenDocument = {
  description?: string;
  /** The visitor's title and page, when an account has others. */
  title?: string;
  page?: LoadPage;
  addresses?: () => Promise<readonly ScreenAddress[]>;
  /** Queries that have a document of their own. */
  queries?: readonly string[];
  /** The duplicate address that search engines list instead of this one. */
  canonical?: string;
  /** The link preview, when it differs from the title and the description. */
  shared?: { title: string; description: string };
  footer?: true;
  /** Search engines leave it out. */
  noindex?: true;
};

export type Screen = {
  path: string;
  title: string;
  page: LoadPage;
  access: ScreenAccess;
  document?: ScreenDocument;
  /**
   * `urgent`: no splash, no notices. `fully`: no prompts, because people pay or ask for help there.
   * `noWindow`: no dialogs, because people sign in there.
   */
  calm?: 'urgent' | 'fully' | 'noWindow';
  /** The screen opens offline. `example`: one of its addresses, when the path has parameters. */
  offline?: { name?: string; example?: string };
  /** Menus that link to it, sorted by `order`. The link text defaults to the title. */
  menus?: { icon?: string } & Partial<
    Record<MenuName, { order: number; label?: string; badge?: string }>
  >;
};
