/** One page of a path with parameters, as search engines list it. */
export type ScreenAddress = {
  path: string;
  title: string;
  description: string;
  /** Of what the page is about. */
  name: string;
};

export type MenuName = 'visitor' | 'header' | 'tools' | 'account' | 'thumb' | 'footer';

/**
 * What surrounds a screen, and who may open it:
 * `bare` and `readingPage` are public; a visitor reads a `gatedPage` and an account uses it; a `gatedTextPage` is the
 * same, and can be read before its code is here;
 * a `personalPage` asks a visitor to sign in; an `adminPage` is not there for anybody else.
 */
export type Frame =
  | 'bare'
  | 'readingPage'
  | 'gatedPage'
  | 'gatedTextPage'
  | 'personalPage'
  | 'adminPage';

export type Screen = {
  path: string;
  /** On the tab of the browser, before the name of the product. */
  title: string;
  /** For whoever has an account here, where they find another page. */
  accountTitle?: string;
  /** For search engines. */
  description?: string;
  /** The address of the same page that search engines list in the place of this one. */
  canonical?: string;
  /** What a link to it shows in a message, where it is not the title and the description. */
  shared?: { title: string; description: string };
  /** Every address of a path with parameters, where they are known at build: no other one exists. */
  addresses?: readonly ScreenAddress[];
  /** The module of the page under `web/src`, and the component that it exports. */
  page: `${string}-page.tsx#${string}Page`;
  frame: Frame;
  /** It opens without signal. `name` where people call it something else than its title; `example`: an address of it, where the path has parameters. */
  offline?: { name?: string; example?: string };
  /** The build writes its whole document; one that the app draws again, because it has what changes by itself (a date); or the frame of every page, with a head of its own. */
  prerendered?: 'whole' | 'picture' | 'shell';
  /** Queries with which the first screen is another one: each has a document of its own. */
  documentQueries?: readonly string[];
  /** Parameters of the address that the first screen reads: with one of them the app draws it again, unless it has that document. */
  firstParameters?: readonly string[];
  /** Keys of the storage of the device: with one of them the page may be another one than in its document, and the app draws it again. */
  drawnAgainWith?: readonly string[];
  /** Modules of what is in the prerendered document and gets its code after the first screen: its styles go in the head. */
  laterParts?: readonly string[];
  icon?: string;
  /** Where a link to it is, by `order`; the text is the title when there is no other. `badge` stands beside the text. */
  menus?: Partial<Record<MenuName, { order: number; label?: string; badge?: string }>>;
  /** Ends with the footer of the site. */
  footer?: true;
  /** Read at once: nothing stands before it. */
  urgent?: true;
  /** `fully`: a person pays or asks for help there, and is invited to nothing. `noWindow`: they are entering, and no window stands before them. */
  undisturbed?: 'fully' | 'noWindow';
  /** Of no use to whoever comes from a search: where links of emails and payments lead, and the screen for an emergency. */
  noindex?: true;
};
