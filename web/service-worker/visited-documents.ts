import { isHtml, type KeptFiles } from './kept-files.ts';

const CACHE = 'forja-visited';
const MOST_DOCUMENTS = 20;

/** The header of the document of the app: an address of the site answers it too, to whoever has a session. */
const OF_THE_APP = 'x-forja-document';

export const readVisited = async (document: string): Promise<Response | undefined> =>
  (await caches.open(CACHE)).match(document);

/** The last documents of the site that were read here, of this version: they open again without signal. */
export async function keepVisited(
  document: string,
  reply: Response,
  files: Pick<KeptFiles, 'isOfThisVersion'>,
): Promise<boolean> {
  if (!reply.ok || reply.redirected || !isHtml(reply) || reply.headers.has(OF_THE_APP))
    return false;
  if (!(await files.isOfThisVersion(reply))) return false;
  const cache = await caches.open(CACHE);
  // a cache lists what it has in the order in which it came
  await cache.delete(document);
  await cache.put(document, reply);
  const requests = await cache.keys();
  for (const request of requests.slice(0, -MOST_DOCUMENTS)) await cache.delete(request);
  return true;
}

/** With a new version: what is of the one before would ask for code that is gone. */
export async function forgetStaleVisited(files: Pick<KeptFiles, 'isOfThisVersion'>): Promise<void> {
  const cache = await caches.open(CACHE);
  const forgetStale = async (request: Request) => {
    const reply = await cache.match(request);
    if (reply && !(await files.isOfThisVersion(reply))) await cache.delete(request);
  };
  await Promise.all((await cache.keys()).map(forgetStale));
}
