import type { Screen, ScreenAddress } from '../src/app/screen-fields.ts';
import { screenRows } from '../src/app/screens.ts';
import type { PageDescription } from './head/page-description.ts';

export { offlineScreens } from '../src/app/device/offline-screens.ts';

export type SiteDocument = {
  path: string;
  query: string;
  title?: string;
};

export const siteDocuments = async (): Promise<SiteDocument[]> =>
  (await listAddresses()).flatMap(({ screen, address }) =>
    screen.document
      ? ['', ...(screen.document.queries ?? [])].map((query) => ({ ...address, query }))
      : [],
  );

export type SiteRoutes = {
  static: string[];
  dynamic: string[];
  personal: string[];
  shell: string[];
  indexed: string[];
  canonical: Record<string, string>;
};

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

const isIndexed = ({ screen: { document }, address }: Address): boolean =>
  document !== undefined &&
  !document.noindex &&
  !document.canonical &&
  (document.description ?? address.description) !== undefined;

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
