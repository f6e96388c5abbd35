import { isHtml, type KeptFiles } from './kept-files.ts';

const CACHE = 'forja-visited';
const MOST_DOCUMENTS = 20;

const APP_HEADER = 'x-forja-document';

export const readVisited = async (document: string): Promise<Response | undefined> =>
  (await caches.open(CACHE)).match(document);

export async function keepVisited(
  document: string,
  reply: Response,
  files: Pick<KeptFiles, 'isOfThisVersion'>,
): Promise<boolean> {
  if (!reply.ok || reply.redirected || !isHtml(reply) || reply.headers.has(APP_HEADER))
    return false;
  if (!(await files.isOfThisVersion(reply))) return false;
  const cache = await caches.open(CACHE);
  await cache.delete(document);
  await cache.put(document, reply);
  const requests = await cache.keys();
  for (const request of requests.slice(0, -MOST_DOCUMENTS)) await cache.delete(request);
  return true;
}

export async function deleteStaleVisited(files: Pick<KeptFiles, 'isOfThisVersion'>): Promise<void> {
  const cache = await caches.open(CACHE);
  const deleteIfStale = async (request: Request) => {
    const reply = await cache.match(request);
    if (reply && !(await files.isOfThisVersion(reply))) await cache.delete(request);
  };
  await Promise.all((await cache.keys()).map(deleteIfStale));
}
