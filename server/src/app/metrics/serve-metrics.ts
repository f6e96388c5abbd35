import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServerMetrics } from './metrics.ts';

type Address = { port: number; host: string };

/** Answers Prometheus on a port of its own, which no proxy publishes: who reaches it needs no account. */
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
    port: (server.address() as AddressInfo).port, // a server that listens on TCP has one
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const fail = (response: ServerResponse) => void response.writeHead(500).end();
