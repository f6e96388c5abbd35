import type { FastifyInstance } from 'fastify';

export type BookedRequest = { method: string; path: string; key: string | undefined; body: string };

/** Every request of the API as it arrived, also the ones that a fault spoils. */
export function bookRequests(
  app: FastifyInstance,
  { isApi, keyHeader }: { isApi: (path: string) => boolean; keyHeader: string },
): BookedRequest[] {
  const book: BookedRequest[] = [];
  app.addHook('onRequest', async (request) => {
    const path = request.url.split('?', 1)[0] ?? '';
    if (!isApi(path)) return;
    const key = request.headers[keyHeader];
    const entry: BookedRequest = {
      method: request.method,
      path,
      key: typeof key === 'string' ? key : undefined,
      body: '',
    };
    book.push(entry);
    // the parsed body, for those that live long enough to have one
    request.raw.once('close', () => (entry.body = JSON.stringify(request.body ?? null)));
  });
  return book;
}
