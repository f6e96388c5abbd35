import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { findFreePort } from '../support/app/free-port.ts';

/** Fault-injecting proxy between phone and server, invisible to the browser. */
export type FaultyLine = {
  origin: string;
  cut(): void;
  restore(): void;
  /** Answers busy to the next calls with this prefix ("POST /api/changes"). */
  refuse(call: string, times: number): void;
  /** Forwards calls and drops their answers. Resolves with the first one. */
  loseAnswers(call: string): Promise<void>;
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
    outgoing.on('error', () => incoming.socket.destroy()); // the server was killed
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
