import { createServer } from 'node:http';
import { onTestFinished } from 'vitest';
import type { Json } from './documented.ts';

export type RecordedRequest = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Record<string, unknown>;
  body: Json;
};

/** Serves prepared answers byte by byte and records requests. */
export async function aReplay() {
  const answers = new Map<string, string>();
  const requests: RecordedRequest[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://provider');
      const text = Buffer.concat(chunks).toString('utf8');
      const body: Json = text.startsWith('{') ? JSON.parse(text) : text;
      requests.push({
        method: request.method ?? '',
        path: pathname,
        query: searchParams,
        headers: request.headers,
        body,
      });
      const answer = answers.get(`${request.method} ${pathname}`);
      response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' });
      response.end(answer ?? '{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as { port: number }; // a TCP server has a port
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    answer: (call: string, body: Json) => void answers.set(call, JSON.stringify(body)),
  };
}
