import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** Executable scripts; JSON-LD stays because it costs bytes and runs nothing. */
const SCRIPTS = /\s*<script(?! type="application\/ld\+json")[^>]*>.*?<\/script>/gs;

type Work<T> = (floorPort: number) => Promise<T>;

/** Serves the floor of each page: its document without scripts. Other files come from the server. */
export async function withFloor<T>(port: number, work: Work<T>): Promise<T> {
  const documents = new Map<string, Promise<Buffer>>();
  const server = createServer((incoming, reply) => {
    const { url = '/', headers } = incoming;
    if (!headers.accept?.includes('text/html')) {
      request({ port, path: url, headers }, (answer) => {
        reply.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(reply);
      })
        .on('error', (problem) => reply.destroy(problem))
        .end();
      return;
    }
    request(
      { port, path: url, headers: { ...headers, 'accept-encoding': 'identity' } },
      (answer) => {
        sendFloor(answer, reply, (text) => {
          const document = documents.get(url) ?? compress(text.replaceAll(SCRIPTS, ''));
          documents.set(url, document);
          return document;
        }).catch((problem: Error) => reply.destroy(problem));
      },
    )
      .on('error', (problem) => reply.destroy(problem))
      .end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    // a TCP server has such an address
    return await work((server.address() as AddressInfo).port);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

async function sendFloor(
  answer: IncomingMessage,
  reply: ServerResponse,
  compressFloor: (text: string) => Promise<Buffer>,
): Promise<void> {
  let text = '';
  for await (const part of answer.setEncoding('utf8')) text += part;
  const content = await compressFloor(text);
  const { etag: _, 'transfer-encoding': __, ...headers } = answer.headers;
  reply.writeHead(answer.statusCode ?? 502, {
    ...headers,
    'content-encoding': 'br',
    'content-length': content.length,
  });
  reply.end(content);
}

const compress = (text: string): Promise<Buffer> =>
  promisify(brotliCompress)(text, {
    params: { [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text) },
  });
