import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { freePort } from '../support/free-port.ts';

/** The road between a phone and the server, with its faults at will: no browser is told of any. */
export type Line = {
  origin: string;
  /** There is no signal: whoever calls finds nobody. */
  cut(): void;
  mend(): void;
  /** The next calls that begin like this ("POST /api/changes") find a busy server. */
  refuse(call: string, times: number): void;
  /** They arrive, and their answer never comes back. The promise is of the first that arrives. */
  loseAnswers(call: string): Promise<void>;
  /** How many were refused or let through. */
  calls(call: string): number;
  stop(): void;
};

export async function startLine(to: string): Promise<Line> {
  const { hostname, port: serverPort } = new URL(to);
  let isCut = false;
  let refusing = { call: '', times: 0 };
  let losing = { call: '', arrived: () => {} };
  const called: string[] = [];

  const carry = (asked: IncomingMessage, reply: ServerResponse) => {
    const path = asked.url ?? '/';
    const call = `${asked.method} ${path}`;
    called.push(call);
    if (isCut) return asked.socket.destroy();
    if (refusing.times > 0 && call.startsWith(refusing.call)) {
      refusing.times -= 1;
      asked.resume();
      return reply.writeHead(503, { 'retry-after': '1', 'content-type': 'application/json' }).end(BUSY);
    }
    const isLosing = losing.call !== '' && call.startsWith(losing.call);
    const onward = request({ hostname, port: serverPort, path, method: asked.method, headers: asked.headers });
    onward.on('error', () => asked.socket.destroy()); // a server that was killed
    onward.on('response', (answer) => {
      if (isLosing) {
        answer.resume();
        answer.on('end', losing.arrived);
        return;
      }
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
    });
    return asked.pipe(onward);
  };

  const server = createServer(carry);
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return {
    origin: `http://localhost:${port}`,
    cut() {
      isCut = true;
      server.closeAllConnections();
    },
    mend() {
      isCut = false;
      losing = { call: '', arrived: () => {} };
    },
    refuse: (call, times) => (refusing = { call, times }),
    loseAnswers: (call) => new Promise((resolve) => (losing = { call, arrived: resolve })),
    calls: (call) => called.filter((one) => one.startsWith(call)).length,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const BUSY = JSON.stringify({ success: false, code: 'unavailable', message: 'Probá en un momento.' });
