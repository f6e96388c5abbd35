import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServerMetrics } from './metrics.ts';

type Address = { port: number; host: string };

/** Listens on a private port without authentication; no proxy may publish it. */
export async function serveMetrics(metrics: ServerMetrics, { port, host }: Address) {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.describe().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => fail(response),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port, // a TCP server has an AddressInfo
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const fail = (response: ServerResponse) => void response.writeHead(500).end();
