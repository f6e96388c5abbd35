import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { findFreePort } from '../support/app/free-port.ts';

/** A proxy between a phone and the server with faults on demand, invisible to the browser. */
export type FaultyLine = {
  origin: string;
  /** Drops every connection. */
  cut(): void;
  restore(): void;
  /** The next calls that begin like this ("POST /api/changes") find a busy server. */
  refuse(call: string, times: number): void;
  /** They arrive, and their answer never comes back. The promise is of the first that arrives. */
  loseAnswers(call: string): Promise<void>;
  /** How many were refused or let through. */
  calls(call: string): number;
  stop(): void;
};

export async function startLine(to: string): Promise<FaultyLine> {
  const { hostname, port: serverPort } = new URL(to);
  let isCut = false;
  let refusal = { call: '', times: 0 };
  let lostAnswer = { call: '', received: () => {} };
  const receivedCalls: string[] = [];

  const forward = (incoming: IncomingMessage, reply: ServerResponse) => {
    const path = incoming.url ?? '/';
    const call = `${incoming.method} ${path}`;
    receivedCalls.push(call);
    if (isCut) return incoming.socket.destroy();
    if (refusal.times > 0 && call.startsWith(refusal.call)) {
      refusal.times -= 1;
      incoming.resume();
      return reply
        .writeHead(503, { 'retry-after': '1', 'content-type': 'application/json' })
        .end(BUSY);
    }
    const losesAnswer = lostAnswer.call !== '' && call.startsWith(lostAnswer.call);
    const outgoing = request({
      hostname,
      port: serverPort,
      path,
      method: incoming.method,
      headers: incoming.headers,
    });
    outgoing.on('error', () => incoming.socket.destroy()); // a server that was killed
    outgoing.on('response', (answer) => {
      if (losesAnswer) {
        answer.resume();
        answer.on('end', lostAnswer.received);
        return;
      }
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
    });
    return incoming.pipe(outgoing);
  };

  const server = createServer(forward);
  const port = await findFreePort();
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return {
    origin: `http://localhost:${port}`,
    cut() {
      isCut = true;
      server.closeAllConnections();
    },
    restore() {
      isCut = false;
      lostAnswer = { call: '', received: () => {} };
    },
    refuse: (call, times) => (refusal = { call, times }),
    loseAnswers: (call) => new Promise((resolve) => (lostAnswer = { call, received: resolve })),
    calls: (call) => receivedCalls.filter((received) => received.startsWith(call)).length,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const BUSY = JSON.stringify({
  success: false,
  code: 'unavailable',
  message: 'Probá en un momento.',
});
