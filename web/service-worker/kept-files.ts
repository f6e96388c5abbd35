export type KeptFile = { url: string; revision: string | null };

/**
 * All versions share one cache, so that the next one downloads only what changed. It holds no
 * personal data.
 */
const CACHE = 'forja-app-3';

export const findAssets = (html: string): string[] =>
  html.match(/\/assets\/[^"\s]+\.(?:js|css)/g) ?? [];

export const findScripts = (html: string): string[] =>
  [...html.matchAll(/<script[^>]* src="(\/assets\/[^"]+)"/g)].flatMap(([, url]) => url ?? []);

export type KeptFiles = ReturnType<typeof createKeptFiles>;

export function createKeptFiles(files: readonly KeptFile[]) {
  const byUrl = new Map(files.map((file) => [file.url, { ...file, key: toKey(file) }]));
  const openCache = () => caches.open(CACHE);

  async function readKept(url: string): Promise<Response | undefined> {
    const file = byUrl.get(url);
    return file && (await openCache()).match(file.key);
  }

  async function fetchFile(url: string, options?: RequestInit): Promise<Response> {
    const file = byUrl.get(url);
    const reply = await fetch(url, { ...chooseOptions(file), ...options });
    if (file && reply.ok && (await isOfThisVersion(reply)))
      await (await openCache()).put(file.key, reply.clone());
    return reply;
  }

  async function isOfThisVersion(reply: Response): Promise<boolean> {
    if (!isHtml(reply)) return true;
    return findAssets(await reply.clone().text()).every((url) => byUrl.has(url));
  }

  async function findMissing(urls: readonly string[]): Promise<string[]> {
    const requests = await (await openCache()).keys();
    const keys = new Set(requests.map(({ url }) => withoutOrigin(url)));
    return urls.filter((url) => !keys.has(byUrl.get(url)?.key ?? ''));
  }

  async function fetchAll(
    urls: readonly string[],
    { atOnce, ...options }: RequestInit & { atOnce: number },
  ): Promise<void> {
    const queue = urls.values();
    const takeNext = async () => {
      for (const url of queue) await fetchFile(url, options).catch(() => undefined);
    };
    await Promise.all(Array.from({ length: atOnce }, takeNext));
  }

  return {
    isFile: (path: string): boolean => byUrl.has(path) && !isDocument(path),
    readKept,
    isOfThisVersion,
    findMissing,
    fetchAll,
    readOrFetch: async (url: string): Promise<Response> => (await readKept(url)) ?? fetchFile(url),
    async download(
      urls: readonly string[],
      options: RequestInit & { atOnce: number },
    ): Promise<string[]> {
      await fetchAll(await findMissing(urls), options);
      return findMissing(urls);
    },
    async deleteOthers(): Promise<void> {
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

/** Documents are requested without the session, so that the device keeps the visitor's one. */
function chooseOptions(file: KeptFile | undefined): RequestInit {
  if (!file || file.revision === null) return {};
  // The HTTP cache may hold the fonts of this page: revalidates them.
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
