import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { loader } from './default-loader.ts';
import { queryClient } from './query-client.ts';
import { RequestError, UnreachableError } from './request-error.ts';

type Reply = { status: number; body: string };

/** A real server for one test. */
async function startServer({ status, body }: Reply) {
  const requests: { url: string | undefined; cache: string | undefined }[] = [];
  const server = createServer((request, reply) => {
    requests.push({ url: request.url, cache: request.headers['cache-control'] });
    reply.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return { requests, key: (path: string) => [`http://127.0.0.1:${address.port}${path}`, 'more'] };
}

const signal = new AbortController().signal;

test('the loader requests the first element of the key', async () => {
  const { requests, key } = await startServer({ status: 200, body: '{"a":1}' });
  await expect(loader()({ queryKey: key('/api/x?y=1'), signal })).resolves.toEqual({ a: 1 });
  expect(requests.map(({ url }) => url)).toEqual(['/api/x?y=1']);
});

test('a 401 is an error with its status and body', async () => {
  const { key } = await startServer({ status: 401, body: '{"success":false}' });
  const reading = loader()({ queryKey: key('/'), signal });
  await expect(reading).rejects.toBeInstanceOf(RequestError);
  await expect(reading).rejects.toThrow('401: {"success":false}');
});

test('a 401 may mean "not signed in"; other statuses stay errors', async () => {
  const visitor = await startServer({ status: 401, body: '{}' });
  await expect(
    loader({ on401: 'null' })({ queryKey: visitor.key('/'), signal }),
  ).resolves.toBeNull();
  const broken = await startServer({ status: 500, body: 'roto' });
  await expect(loader({ on401: 'null' })({ queryKey: broken.key('/'), signal })).rejects.toThrow(
    '500: roto',
  );
});

test('the loader may send headers', async () => {
  const { requests, key } = await startServer({ status: 200, body: '{}' });
  await loader({ headers: { 'Cache-Control': 'no-cache' } })({ queryKey: key('/'), signal });
  expect(requests[0]?.cache).toBe('no-cache');
});

test('an unreachable server is reported in Spanish', async () => {
  const reading = loader()({ queryKey: ['http://127.0.0.1:1/'], signal });
  await expect(reading).rejects.toBeInstanceOf(UnreachableError);
  await expect(reading).rejects.toThrow('No hay conexión con Forja');
});

test('a key without an address is a defect', async () => {
  await expect(loader()({ queryKey: [7], signal })).rejects.toThrow(TypeError);
});

test('the loader does not retry', () => {
  expect(queryClient.getDefaultOptions()).toMatchObject({
    queries: {
      refetchInterval: false,
      refetchOnWindowFocus: false,
      staleTime: Infinity,
      retry: false,
    },
    mutations: { retry: false },
  });
});
