import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Choice, seededChoice } from '@forja/domain/menu/seeded-choice';

/** Only record requests fail, because pages must load. */
const RECORD_REQUESTS = /^\/api\/(?:changes|measures)/;
const MAX_DELAY_MS = 4_000;

type Answer = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
};

const page = (status: number, headers = {}): Answer => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  body: Buffer.from('<html><body>Bienvenido a la red del hotel</body></html>'),
});
const json = (status: number, body: unknown): Answer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify(body)),
});

const FOREIGN_ANSWERS: readonly Answer[] = [
  page(200),
  page(302, { location: '/portal' }),
  page(401),
  page(403),
  page(404),
  page(409),
  page(413),
  page(502),
  page(503, { 'retry-after': '2' }),
  json(200, { ok: true }),
  json(401, { error: 'token' }),
  json(409, { code: 'conflict' }),
  { status: 204, headers: {}, body: Buffer.alloc(0) },
];

export type FaultyNetwork = Awaited<ReturnType<typeof startFaultyNetwork>>;

/**
 * Proxy between browsers and server, so that requests of pages and service workers share it and faults are real socket
 * faults.
 */
export async function startFaultyNetwork(target: string) {
  let random: Choice = seededChoice(0);
  let faults = 0;
  const delayed = new Set<Promise<unknown>>();
  const { port: targetPort } = new URL(target);

  async function forward(incoming: IncomingMessage, body: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const { method, url, headers } = incoming;
      const forwarded = request(
        { host: '127.0.0.1', port: targetPort, method, path: url, headers },
        (reply) => {
          const chunks: Buffer[] = [];
          reply.on('data', (chunk: Buffer) => chunks.push(chunk));
          reply.on('error', reject);
          reply.on('end', () =>
            resolve({
              status: reply.statusCode ?? 0,
              headers: reply.headers,
              body: Buffer.concat(chunks),
            }),
          );
        },
      );
      forwarded.on('error', reject);
      forwarded.end(body);
    });
  }

  async function answerWithFault(
    incoming: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const body = await text(incoming);
    const forwardRequest = () => forward(incoming, body);
    const forwardLater = () => {
      const delivery = pause(random.share() * MAX_DELAY_MS)
        .then(forwardRequest)
        .catch(() => undefined)
        .finally(() => delayed.delete(delivery));
      delayed.add(delivery);
    };
    const drop = () => void response.destroy();
    switch (Math.floor(random.share() * 9)) {
      case 0:
        return drop();
      case 1:
        await forwardRequest();
        return drop();
      case 2:
        return send(response, random.of(FOREIGN_ANSWERS));
      case 3:
        await forwardRequest();
        return send(response, random.of(FOREIGN_ANSWERS));
      case 4:
        return sendHalf(response, await forwardRequest());
      case 5:
        await pause(random.share() * MAX_DELAY_MS);
        return send(response, await forwardRequest());
      case 6:
        await forwardRequest();
        return send(response, await forwardRequest());
      case 7:
        forwardLater();
        return send(response, await forwardRequest());
      default:
        forwardLater();
        return drop();
    }
  }

  const server = createServer((incoming, response) => {
    const isFaulty = RECORD_REQUESTS.test(incoming.url ?? '') && random.share() < faults;
    const answering = isFaulty
      ? answerWithFault(incoming, response)
      : text(incoming).then(async (body) => send(response, await forward(incoming, body)));
    // the server or the browser was killed
    answering.catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    origin: `http://localhost:${port}`,
    /** Sets the random seed and the share of faulty requests. */
    setFaults(seed: number, share: number): void {
      random = seededChoice(seed);
      faults = share;
    },
    async clearFaults(): Promise<void> {
      faults = 0;
      await Promise.all(delayed);
    },
    stop(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The body is complete, so it is sent with its length instead of in chunks. */
function writeHead(response: ServerResponse, { status, headers, body }: Answer): void {
  const { 'transfer-encoding': _, connection: _connection, ...rest } = headers;
  response.writeHead(status, {
    ...rest,
    ...(status !== 204 && status !== 304 && { 'content-length': body.length }),
  });
}

function send(response: ServerResponse, answer: Answer): void {
  writeHead(response, answer);
  response.end(answer.body);
}

function sendHalf(response: ServerResponse, answer: Answer): void {
  writeHead(response, answer);
  response.write(answer.body.subarray(0, answer.body.length / 2), () => response.destroy());
}
