import { AsyncLocalStorage } from 'node:async_hooks';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Dice } from './dice.fixture.ts';
import {
  type ModelReply,
  type ModelRequest,
  type ModelServer,
  refusal,
} from './model-server.fixture.ts';

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const page = (status: number, headers = {}): ModelReply => ({
  status,
  headers: { ...HTML, ...headers },
  body: '<html><body>Bienvenido a la red del hotel</body></html>',
});
const bare = (status: number, body: unknown): ModelReply => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

const IMPOSTORS: readonly (() => ModelReply)[] = [
  () => page(200),
  () => page(302, { location: '/captive-portal' }),
  () => page(401),
  () => page(403),
  () => page(404),
  () => page(409),
  () => page(413),
  () => page(502),
  () => page(503, { 'retry-after': '20' }),
  () => bare(200, { ok: true }),
  () => bare(200, null),
  () => bare(401, { error: 'token' }),
  () => bare(400, { code: 'invalid_input' }),
  () => bare(404, { success: false, message: 'no route' }),
  () => ({ status: 204, headers: {}, body: '' }),
  () => refusal('internal'),
  () => refusal('changes_restarted'),
  () => refusal('unavailable', { 'retry-after': '10' }),
  () => refusal('too_many_tries', { 'retry-after': '30' }),
  () => refusal('too_many_tries', { 'retry-after': '99999' }),
];

const FAULTS = [
  'drop the request',
  'drop the answer',
  'twice',
  'again much later',
  'late',
  'impostor',
  'impostor',
  'impostor after',
  'impostor after',
  'cut the answer',
  'the tab closes before',
  'the tab closes after',
] as const;

export type Sender = {
  /** The browser's session at that instant. */
  session: () => string | undefined;
  onClose: () => void;
  network: Network;
};
export const inTab = new AsyncLocalStorage<Sender>();

export type Network = ReturnType<typeof createNetwork>;

/** Faults between a phone and a server. `faults` is the share of affected requests. */
export function createNetwork(
  server: Pick<ModelServer, 'handle'>,
  { dice, parser }: { dice: Dice; parser: Parser },
) {
  const wandering: (() => void)[] = [];
  const network = { faults: 0, listed: 0 };

  async function exchange(request: ModelRequest, { session, onClose }: Sender): Promise<Response> {
    const userId = session();
    const arrive = (): ModelReply => {
      const reply = server.handle(request, userId);
      if (request.method === 'GET') network.listed += JSON.parse(reply.body).items?.length ?? 0;
      return reply;
    };
    const answer = (reply: ModelReply, isCut = false) => parser({ reply, isCut });
    // Concurrent requests arrive in any order.
    for (let hops = dice.under(5); hops > 0; hops -= 1) await Promise.resolve();
    if (dice.chance() >= network.faults) return answer(arrive());
    const closed = () => {
      onClose();
      return new Promise<Response>(() => {});
    };
    switch (dice.pick(FAULTS)) {
      case 'drop the request':
        throw new TypeError('Failed to fetch');
      case 'drop the answer':
        arrive();
        throw new TypeError('Failed to fetch');
      case 'twice':
        arrive();
        return answer(arrive());
      case 'again much later':
        wandering.push(arrive);
        return answer(arrive());
      case 'late':
        wandering.push(arrive);
        throw new TypeError('Failed to fetch');
      case 'impostor':
        return answer(dice.pick(IMPOSTORS)());
      case 'impostor after':
        arrive();
        return answer(dice.pick(IMPOSTORS)());
      case 'cut the answer':
        return answer(arrive(), true);
      case 'the tab closes before':
        return closed();
      case 'the tab closes after':
      default:
        arrive();
        return closed();
    }
  }

  return {
    exchange,
    /** Delivers delayed requests in any order, each with its original session. */
    deliverWandering(): void {
      while (wandering.length > 0) wandering.splice(dice.under(wandering.length), 1)[0]?.();
    },
    forgetWandering: (): void => void wandering.splice(0),
    setFaults: (share: number) => (network.faults = share),
    records: () => network.listed,
  };
}

/** Replaces `fetch`: sends a tab's request through its history's network. */
export async function fetchThroughModel(
  input: string | URL | Request,
  init: RequestInit = {},
): Promise<Response> {
  const sender = inTab.getStore();
  if (!sender) throw new Error('a request without a sender');
  const url = input instanceof Request ? input.url : String(input);
  const request = new Request(new URL(url, 'http://model'), init);
  const body = init.body === undefined || init.body === null ? '' : await request.text();
  const sent = { method: request.method, url: request.url, headers: request.headers, body };
  return sender.network.exchange(sent, sender);
}

export type Parser = (answer: { reply: ModelReply; isCut: boolean }) => Promise<Response>;

/** Avoids a socket. Reading a truncated body fails. */
export const parseInMemory: Parser = async ({ reply: { status, headers, body }, isCut }) => {
  if (!isCut) return new Response(status === 204 ? null : body, { status, headers });
  const half = new TextEncoder().encode(body.slice(0, body.length / 2));
  const stream = new ReadableStream({
    start(controller) {
      controller.enqueue(half);
    },
    pull: (controller) => controller.error(new TypeError('terminated')),
  });
  return new Response(stream, { status, headers });
};

/** Sends replies through a socket and the platform's HTTP parser, with the real `fetch`. */
export async function startHttpParser(
  fetch: typeof globalThis.fetch,
): Promise<{ parse: Parser; stop: () => void }> {
  const waiting = new Map<string, { reply: ModelReply; isCut: boolean }>();
  let count = 0;
  const server = createServer((request, response) => {
    request.resume();
    const answer = waiting.get(request.url ?? '');
    if (!answer) {
      response.writeHead(200, HTML).end('<html>captive portal</html>');
      return;
    }
    const { reply, isCut } = answer;
    const length = Buffer.byteLength(reply.body);
    response.writeHead(reply.status, {
      ...reply.headers,
      ...(reply.status !== 204 && { 'content-length': length }),
    });
    if (isCut) response.write(reply.body.slice(0, reply.body.length / 2), () => response.destroy());
    else response.end(reply.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // a server listening on TCP has an AddressInfo
  const { port } = server.address() as AddressInfo;
  return {
    async parse(answer) {
      count += 1;
      const path = `/${count}`;
      waiting.set(path, answer);
      return fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' }).finally(() =>
        waiting.delete(path),
      );
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
