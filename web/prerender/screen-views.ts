import type { MenuEntry, Menus } from '../src/app/header/navigation.ts';
import type { OfflineScreen } from '../src/app/device/offline-screens.ts';
import type { RoutedScreen } from '../src/app/routes/screen-route.ts';
import type { PageDescription } from './head/page-description.ts';
import type { MenuName, Screen } from '../src/app/screen-fields.ts';
import { type PlainPath, screens } from '../src/app/screens.ts';

const all: readonly Screen[] = screens;
/** The routes of every page that is not of the site, with what surrounds each page. */
export const AFTER_START = 'src/app/later/after-start.ts';

/** The columns of the screen table that each part of the browser reads, put in its code at build: no page carries the others. */
export const screenColumns = () => ({
  SITE_SCREENS: JSON.stringify(all.filter(isSite).map(routed)),
  OTHER_SCREENS: JSON.stringify(all.filter((screen) => !isSite(screen)).map(routed)),
  MENUS: JSON.stringify(menus()),
  OFFLINE_SCREENS: JSON.stringify(
    offlineScreens().map(({ path, name }): OfflineScreen => ({ path, name })),
  ),
});

/** It is in the first load: a visitor may arrive there from a search. */
const isSite = ({ page }: Screen): boolean => page.startsWith('site/');

function routed({
  path,
  title,
  accountTitle,
  page,
  frame,
  footer,
  urgent,
  undisturbed,
}: Screen): RoutedScreen {
  // The tab of whoever is not an administrator does not tell that there is such a page.
  return {
    path,
    ...(frame !== 'adminPage' && { title }),
    ...(accountTitle && { accountTitle }),
    page,
    frame,
    ...(footer && { footer }),
    ...(urgent && { urgent }),
    ...(undisturbed && { undisturbed }),
  };
}

export function menus(): Menus {
  return {
    visitor: menu('visitor'),
    // Words alone.
    header: menu('header').map(({ icon: _, ...entry }) => entry),
    tools: menu('tools'),
    account: menu('account'),
    thumb: menu('thumb'),
    footer: menu('footer'),
  };
}

function menu(name: MenuName): MenuEntry[] {
  return all
    .flatMap(({ path, title, icon = '', menus: { [name]: entry } = {} }) =>
      entry ? [{ path, title, icon, entry }] : [],
    )
    .toSorted((one, other) => one.entry.order - other.entry.order)
    .map(({ path, title, icon, entry }) => {
      if (!isPlain(path)) throw new Error(`${path} has parameters: no menu can lead there`);
      return {
        to: path,
        label: entry.label ?? title,
        ...(icon && { icon }),
        ...(entry.badge && { badge: entry.badge }),
      };
    });
}

const isPlain = (path: string): path is PlainPath => !path.includes('$');

/** The screens that open without signal: an address of each, its name for people, and its code. */
export const offlineScreens = () =>
  all.flatMap(({ path, title, page, offline }) =>
    offline
      ? [{ path: offline.example ?? path, name: offline.name ?? title, module: findModule(page) }]
      : [],
  );

export type PrerenderedScreen = {
  path: string;
  /** Empty for the document of the address alone. */
  query: string;
  /** Of this address alone, where the path has parameters. */
  title?: string;
  kind: NonNullable<Screen['prerendered']>;
  firstParameters: readonly string[];
  drawnAgainWith: readonly string[];
  /** What the first screen needs to answer: its code and its styles. */
  modules: readonly string[];
  /** What is already in the markup and gets its code after the first screen: styles only. */
  later: readonly string[];
};

export const prerenderedScreens = (): PrerenderedScreen[] =>
  all.flatMap((screen) => {
    const {
      path,
      page,
      prerendered,
      documentQueries = [],
      firstParameters = [],
      drawnAgainWith = [],
      laterParts = [],
    } = screen;
    const addresses = screen.addresses ?? [{ path }];
    return prerendered
      ? addresses.flatMap((address: { path: string; title?: string }) =>
          ['', ...documentQueries].map((query) => ({
            path: address.path,
            query,
            ...(address.title !== undefined && { title: address.title }),
            kind: prerendered,
            firstParameters,
            drawnAgainWith,
            modules: [
              ...(isSite(screen) ? [] : [AFTER_START]),
              ...(prerendered === 'shell' ? [] : [findModule(page)]),
            ],
            later: laterParts.map((part) => `src/${part}`),
          })),
        )
      : [];
  });

export type SiteRoutes = {
  static: string[];
  dynamic: string[];
  indexed: string[];
  /** The listed address of each page that has another one. */
  canonical: Record<string, string>;
};

/** What the server and the service worker know of the site. Of the pages of administrators, nothing. A parameter becomes `*`, and whatever is under a place `**`. */
export function siteRoutes(): SiteRoutes {
  const publicScreens = all.filter(({ frame }) => frame !== 'adminPage');
  const paths = publicScreens
    .flatMap(listPaths)
    .map((path) => path.replaceAll(/\$\w+/g, '*').replace(/\$$/, '**'));
  return {
    static: paths.filter((path) => !path.includes('*')).toSorted(),
    dynamic: paths.filter((path) => path.includes('*')).toSorted(),
    indexed: publicScreens.filter(isIndexed).flatMap(listPaths),
    canonical: Object.fromEntries(
      publicScreens.flatMap(({ path, canonical }) => (canonical ? [[path, canonical]] : [])),
    ),
  };
}

/** The addresses that exist of a path with parameters, or the path. */
const listPaths = ({ path, addresses }: Screen): string[] =>
  addresses ? addresses.map((address) => address.path) : [path];

/** A page that whoever comes from a search can read. */
const isIndexed = ({ frame, noindex, canonical, description, addresses }: Screen): boolean =>
  frame !== 'personalPage' && !noindex && !canonical && (description ?? addresses) !== undefined;

/** A page with two addresses is described under the one that search engines list. */
export function findDescription(path: string): PageDescription | undefined {
  const listedPath = siteRoutes().canonical[path] ?? path;
  return describedPages().find((page) => page.path === listedPath);
}

/** Every page that says what it is about: those for search engines, and those that people send to each other. */
export const describedPages = (): PageDescription[] =>
  all.flatMap(({ path, addresses = [], ...screen }): PageDescription[] => [
    ...describe({ path, ...screen }),
    ...addresses.flatMap(({ name, ...address }) =>
      all
        .filter((list) => list.path === path.replace(/\/\$\w+$/, ''))
        .flatMap(describe)
        .map((list) => ({ ...address, entry: { name, list } })),
    ),
  ]);

const describe = ({ path, title, description, shared, canonical }: Screen): PageDescription[] =>
  description === undefined || canonical !== undefined
    ? []
    : [{ path, title, description, ...(shared && { shared }) }];

const findModule = (page: Screen['page']): string => `src/${page.replace(/#.*$/, '')}`;
