import { isHtml, type KeptFiles } from './kept-files.ts';

const CACHE = 'forja-visited';
const MOST_DOCUMENTS = 20;

/** The header of the document of the app, which the addresses of the site answer to a session. */
const APP_HEADER = 'x-forja-document';

export const readVisited = async (document: string): Promise<Response | undefined> =>
  (await caches.open(CACHE)).match(document);

/** Keeps the last documents of the site that were read, of this version, to open them without signal. */
export async function keepVisited(
  document: string,
  reply: Response,
  files: Pick<KeptFiles, 'isOfThisVersion'>,
): Promise<boolean> {
  if (!reply.ok || reply.redirected || !isHtml(reply) || reply.headers.has(APP_HEADER))
    return false;
  if (!(await files.isOfThisVersion(reply))) return false;
  const cache = await caches.open(CACHE);
  // A cache lists its entries in the order in which they were put.
  await cache.delete(document);
  await cache.put(document, reply);
  const requests = await cache.keys();
  for (const request of requests.slice(0, -MOST_DOCUMENTS)) await cache.delete(request);
  return true;
}

/** Deletes the documents of an earlier version, whose code is gone. */
export async function deleteStaleVisited(files: Pick<KeptFiles, 'isOfThisVersion'>): Promise<void> {
  const cache = await caches.open(CACHE);
  const deleteIfStale = async (request: Request) => {
    const reply = await cache.match(request);
    if (reply && !(await files.isOfThisVersion(reply))) await cache.delete(request);
  };
  await Promise.all((await cache.keys()).map(deleteIfStale));
}
