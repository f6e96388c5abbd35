/** What the device keeps of an address; no revision where the name says the content. */
export type KeptFile = { url: string; revision: string | null };

/** One for all versions, so that the next one brings only what changed. Nothing of a person is ever in it. */
const CACHE = 'forja-app-3';

/** The scripts and styles that a document names. */
export const findAssets = (html: string): string[] =>
  html.match(/\/assets\/[^"\s]+\.(?:js|css)/g) ?? [];

/** The scripts that a document runs by itself. */
export const findScripts = (html: string): string[] =>
  [...html.matchAll(/<script[^>]* src="(\/assets\/[^"]+)"/g)].flatMap(([, url]) => url ?? []);

export type KeptFiles = ReturnType<typeof createKeptFiles>;

/** The files of one version on this device. */
export function createKeptFiles(files: readonly KeptFile[]) {
  const byUrl = new Map(files.map((file) => [file.url, { ...file, key: toKey(file) }]));
  const openCache = () => caches.open(CACHE);

  async function readKept(url: string): Promise<Response | undefined> {
    const file = byUrl.get(url);
    return file && (await openCache()).match(file.key);
  }

  async function download(url: string, options?: RequestInit): Promise<Response> {
    const file = byUrl.get(url);
    const reply = await fetch(url, { ...chooseOptions(file), ...options });
    if (file && reply.ok && (await isOfThisVersion(reply)))
      await (await openCache()).put(file.key, reply.clone());
    return reply;
  }

  /** A server of the next version names, in its documents, files that this one does not have. */
  async function isOfThisVersion(reply: Response): Promise<boolean> {
    if (!isHtml(reply)) return true;
    return findAssets(await reply.clone().text()).every((url) => byUrl.has(url));
  }

  async function findUnkept(urls: readonly string[]): Promise<string[]> {
    const requests = await (await openCache()).keys();
    const keys = new Set(requests.map(({ url }) => withoutOrigin(url)));
    return urls.filter((url) => !keys.has(byUrl.get(url)?.key ?? ''));
  }

  /** A file that is gone from the server too is of a version that has ended: the next one brings its own. */
  async function fetchAll(
    urls: readonly string[],
    { atOnce, ...options }: RequestInit & { atOnce: number },
  ): Promise<void> {
    const queue = urls.values();
    const takeNext = async () => {
      for (const url of queue) await download(url, options).catch(() => undefined);
    };
    await Promise.all(Array.from({ length: atOnce }, takeNext));
  }

  return {
    isFile: (path: string): boolean => byUrl.has(path) && !isDocument(path),
    readKept,
    isOfThisVersion,
    findUnkept,
    fetchAll,
    /** From the device; what was not there, or the browser took away, from the network, and it stays. */
    readOrFetch: async (url: string): Promise<Response> => (await readKept(url)) ?? download(url),
    /** Brings what is missing of these, and says what did not arrive. */
    async bring(
      urls: readonly string[],
      options: RequestInit & { atOnce: number },
    ): Promise<string[]> {
      await fetchAll(await findUnkept(urls), options);
      return findUnkept(urls);
    },
    /** The files of the versions before. */
    async forgetOthers(): Promise<void> {
      const cache = await openCache();
      const keys = new Set([...byUrl.values()].map(({ key }) => key));
      const others = (await cache.keys()).filter(({ url }) => !keys.has(withoutOrigin(url)));
      await Promise.all(others.map((request) => cache.delete(request)));
    },
  };
}

export const isHtml = (reply: Response): boolean =>
  reply.headers.get('content-type')?.startsWith('text/html') === true;

const isDocument = (url: string): boolean => !/\.(?!html$)\w+$/.test(url);

/** A document is asked for without the session: the device keeps what anybody is answered. */
function chooseOptions(file: KeptFile | undefined): RequestInit {
  if (!file || file.revision === null) return {};
  // the page has just brought the fonts: the server says whether they are still these
  return isDocument(file.url) ? { credentials: 'omit', cache: 'reload' } : { cache: 'no-cache' };
}

function toKey({ url, revision }: KeptFile): string {
  if (revision === null) return url;
  return `${url}${url.includes('?') ? '&' : '?'}revision=${revision}`;
}

function withoutOrigin(address: string): string {
  const { pathname, search } = new URL(address);
  return `${pathname}${search}`;
}
