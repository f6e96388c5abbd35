import type { Screen, ScreenAddress } from '../src/app/screen-fields.ts';
import { screenRows } from '../src/app/screens.ts';
import type { PageDescription } from './head/page-description.ts';

export { offlineScreens } from '../src/app/device/offline-screens.ts';

export type SiteDocument = {
  path: string;
  /** Empty for the document of the path alone. */
  query: string;
  /** The title of this address, where the path has parameters. */
  title?: string;
};

/** Lists the documents of the site. */
export const siteDocuments = async (): Promise<SiteDocument[]> =>
  (await listAddresses()).flatMap(({ screen, address }) =>
    screen.document
      ? ['', ...(screen.document.queries ?? [])].map((query) => ({ ...address, query }))
      : [],
  );

export type SiteRoutes = {
  static: string[];
  dynamic: string[];
  /** The pages that redirect a visitor to the sign-in. */
  personal: string[];
  /** The pages that the app renders for everybody. */
  shell: string[];
  indexed: string[];
  /** The listed address of each page that has another one. */
  canonical: Record<string, string>;
};

/** The routes for the server and the service worker, without those of administrators. A parameter becomes `*`, and a rest of the path `**`. */
export async function siteRoutes(): Promise<SiteRoutes> {
  const addresses = (await listAddresses()).filter(({ screen }) => screen.access !== 'admin');
  const patterns = addresses.map(({ address }) => toPattern(address.path));
  const listPaths = (access: Screen['access']) =>
    addresses
      .filter(({ screen }) => screen.access === access)
      .map(({ address }) => toPattern(address.path));
  return {
    static: patterns.filter((path) => !path.includes('*')).toSorted(),
    dynamic: patterns.filter((path) => path.includes('*')).toSorted(),
    personal: listPaths('personal'),
    shell: listPaths('arrival'),
    indexed: addresses.filter(isIndexed).map(({ address }) => address.path),
    canonical: Object.fromEntries(
      addresses.flatMap(({ screen: { path, document } }) =>
        document?.canonical ? [[path, document.canonical]] : [],
      ),
    ),
  };
}

type Address = { screen: Screen; address: Pick<ScreenAddress, 'path'> & Partial<ScreenAddress> };

/** Lists the addresses of each screen. */
async function listAddresses(): Promise<Address[]> {
  const lists = await Promise.all(
    screenRows.map(async (screen): Promise<Address[]> => {
      const addresses = await screen.document?.addresses?.();
      return (addresses ?? [{ path: screen.path }]).map((address) => ({ screen, address }));
    }),
  );
  return lists.flat();
}

const toPattern = (path: string): string => path.replaceAll(/\$\w+/g, '*').replace(/\$$/, '**');

/** True for a page that search engines list. */
const isIndexed = ({ screen: { document }, address }: Address): boolean =>
  document !== undefined &&
  !document.noindex &&
  !document.canonical &&
  (document.description ?? address.description) !== undefined;

/** Lists the pages with a description: those for search engines, and those that people share. A page with two addresses is described under the one that search engines list. */
export async function describedPages(): Promise<PageDescription[]> {
  const addresses = await listAddresses();
  return addresses.flatMap(({ screen, address }): PageDescription[] => {
    if (address.name === undefined) return describe(screen);
    const [list] = screenRows
      .filter(({ path }) => path === screen.path.replace(/\/\$\w+$/, ''))
      .flatMap(describe);
    const { path, title = screen.title, description = '', name } = address;
    return list ? [{ path, title, description, entry: { name, list } }] : [];
  });
}

const describe = ({ path, title, document = {} }: Screen): PageDescription[] =>
  document.description === undefined
    ? []
    : [
        {
          path,
          title: document.title ?? title,
          description: document.description,
          ...(document.shared && { shared: document.shared }),
        },
      ];
