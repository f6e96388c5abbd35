import type { FastifyInstance } from 'fastify';

export type RecordedRequest = {
  method: string;
  path: string;
  key: string | undefined;
  body: string;
};

/** Records API requests as they arrive, even those that a fault stops. */
export function recordRequests(
  app: FastifyInstance,
  { isApi, keyHeader }: { isApi: (path: string) => boolean; keyHeader: string },
): RecordedRequest[] {
  const requests: RecordedRequest[] = [];
  app.addHook('onRequest', async (request) => {
    const path = request.url.split('?', 1)[0] ?? '';
    if (!isApi(path)) return;
    const key = request.headers[keyHeader];
    const entry: RecordedRequest = {
      method: request.method,
      path,
      key: typeof key === 'string' ? key : undefined,
      body: '',
    };
    requests.push(entry);
    // the body is parsed by the time a surviving request closes
    request.raw.once('close', () => (entry.body = JSON.stringify(request.body ?? null)));
  });
  return requests;
}
