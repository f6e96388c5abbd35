import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Choice, seededChoice } from '@forja/domain/menu/seeded-choice';

/** The requests about records: a page that does not load would show nothing of them. */
const OF_RECORDS = /^\/api\/(?:changes|measures)/;
const LATEST_MS = 4_000;

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer };

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

/** Whoever is in the way and answers as if it were the server. */
const IMPOSTORS: readonly Answer[] = [
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
 * Stands between the browsers and the server, on a port of its own, so that what pages and service workers send goes
 * through it alike and a cut is a cut of the socket. A batch of writes, one write and a page of changes fare the same.
 */
export async function startFaultyNetwork(target: string) {
  let dice: Choice = seededChoice(0);
  let faults = 0;
  const wandering = new Set<Promise<unknown>>();
  const { port: targetPort } = new URL(target);

  /** Whole, or an error. */
  async function arrive(incoming: IncomingMessage, body: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const { method, url, headers } = incoming;
      const forwarded = request({ host: '127.0.0.1', port: targetPort, method, path: url, headers }, (reply) => {
        const chunks: Buffer[] = [];
        reply.on('data', (chunk: Buffer) => chunks.push(chunk));
        reply.on('error', reject);
        reply.on('end', () =>
          resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: Buffer.concat(chunks) }),
        );
      });
      forwarded.on('error', reject);
      forwarded.end(body);
    });
  }

  async function answerBadly(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(incoming);
    const reach = () => arrive(incoming, body);
    const later = () => {
      const delivery = wait(dice.share() * LATEST_MS)
        .then(reach)
        .catch(() => undefined)
        .finally(() => wandering.delete(delivery));
      wandering.add(delivery);
    };
    const drop = () => void response.destroy();
    switch (Math.floor(dice.share() * 9)) {
      case 0:
        return drop();
      case 1:
        await reach();
        return drop();
      case 2:
        return send(response, dice.of(IMPOSTORS));
      case 3:
        await reach();
        return send(response, dice.of(IMPOSTORS));
      case 4:
        return sendHalf(response, await reach());
      case 5:
        await wait(dice.share() * LATEST_MS);
        return send(response, await reach());
      case 6:
        await reach();
        return send(response, await reach());
      case 7:
        later();
        return send(response, await reach());
      default:
        later();
        return drop();
    }
  }

  const server = createServer((incoming, response) => {
    const isBad = OF_RECORDS.test(incoming.url ?? '') && dice.share() < faults;
    const answered = isBad
      ? answerBadly(incoming, response)
      : text(incoming).then(async (body) => send(response, await arrive(incoming, body)));
    // The server was killed, or the browser.
    answered.catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // listening on TCP, it is never a name of a pipe
  const { port } = server.address() as AddressInfo;

  return {
    origin: `http://localhost:${port}`,
    /** The dice of a seed and the share of requests that something happens to. */
    begin(seed: number, share: number): void {
      dice = seededChoice(seed);
      faults = share;
    },
    /** Nothing happens from then on, and what wandered has arrived. */
    async heal(): Promise<void> {
      faults = 0;
      await Promise.all(wandering);
    },
    stop(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The body is whole, whatever it was cut into on the way here. */
function writeHead(response: ServerResponse, { status, headers, body }: Answer): void {
  const { 'transfer-encoding': _, connection: _connection, ...rest } = headers;
  response.writeHead(status, { ...rest, ...(status !== 204 && status !== 304 && { 'content-length': body.length }) });
}

function send(response: ServerResponse, answer: Answer): void {
  writeHead(response, answer);
  response.end(answer.body);
}

function sendHalf(response: ServerResponse, answer: Answer): void {
  writeHead(response, answer);
  response.write(answer.body.subarray(0, answer.body.length / 2), () => response.destroy());
}
