import type { LoadPage } from '../shared/pages/page-loaders.tsx';

/** One page of a path with parameters, as search engines list it. */
export type ScreenAddress = {
  path: string;
  title: string;
  description: string;
  /** The subject of the page. */
  name: string;
};

export type MenuName = 'visitor' | 'header' | 'tools' | 'account' | 'thumb' | 'footer';

/**
 * The people who may open a screen. `public`: anybody. `gated`: a visitor reads it and an account uses it. `personal`: a
 * visitor signs in first. `arrival`: anybody, in the app, because a payment or a letter leads there. `admin`:
 * administrators; for anybody else it does not exist.
 */
export type ScreenAccess = 'public' | 'gated' | 'personal' | 'arrival' | 'admin';

/** The static document that a visitor gets. */
export type ScreenDocument = {
  /** The text that search engines show. */
  description?: string;
  /** The title and the page of a visitor, where those of an account are others. */
  title?: string;
  page?: LoadPage;
  /** Every address of a path with parameters: no other one exists. */
  addresses?: () => Promise<readonly ScreenAddress[]>;
  /** Queries of the address with a document of their own. */
  queries?: readonly string[];
  /** The address of the same page that search engines list in the place of this one. */
  canonical?: string;
  /** The text of a link to it in a message, where it is not the title and the description. */
  shared?: { title: string; description: string };
  /** The page ends with the footer of the site, in the app too. */
  footer?: true;
  /** Search engines leave it out: it is of no use to whoever comes from a search. */
  noindex?: true;
};

export type Screen = {
  path: string;
  /** The title of the tab, before the name of the product. */
  title: string;
  page: LoadPage;
  access: ScreenAccess;
  document?: ScreenDocument;
  /** `urgent`: read at once, without splash or notice. `fully`: people pay or ask for help there, and are invited to nothing. `noWindow`: people sign in there, and no window covers it. */
  calm?: 'urgent' | 'fully' | 'noWindow';
  /** The screen opens without signal. `name` where people call it something else than its title; `example`: an address of it, where the path has parameters. */
  offline?: { name?: string; example?: string };
  /** The menus with a link to it, by `order`; its text is the title when there is no label. `badge` stands beside the text. */
  menus?: { icon?: string } & Partial<
    Record<MenuName, { order: number; label?: string; badge?: string }>
  >;
};
