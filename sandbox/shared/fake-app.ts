import Fastify, { type FastifyInstance } from 'fastify';
import { serveProductClothes } from './product-clothes.ts';

/** HTTP server for forms and JSON that can stop with requests unanswered. */
export function createFakeApp(): FastifyInstance {
  const app = Fastify({
    forceCloseConnections: true,
    logger: false,
    routerOptions: { ignoreTrailingSlash: true },
  });
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    (_request, text, callback) => {
      try {
        callback(null, text === '' ? {} : JSON.parse(String(text)));
      } catch {
        callback(Object.assign(new Error('invalid JSON'), { statusCode: 400 }));
      }
    },
  );
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, text, callback) =>
      callback(null, Object.fromEntries(new URLSearchParams(String(text)))),
  );
  serveProductClothes(app);
  return app;
}

export async function listenLocally(app: FastifyInstance, port: number): Promise<string> {
  await app.listen({ port, host: '127.0.0.1' });
  const address = app.server.address() as { port: number }; // a TCP server has a port
  return `http://127.0.0.1:${address.port}`;
}
