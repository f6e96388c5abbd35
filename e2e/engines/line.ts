import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { freePort } from '../support/free-port.ts';

/** The road between a phone and the server, with its faults at will: no browser is told of any. */
export type Line = {
  origin: string;
  /** There is no signal: whoever calls finds nobody. */
  cut(): void;
  mend(): void;
  /** The next calls to this path find a busy server. */
  refuse(path: string, times: number): void;
  /** Calls to this path arrive, and their answer never comes back. The promise is of the first that arrives. */
  loseAnswers(path: string): Promise<void>;
  /** How many calls to this path were refused or let through. */
  calls(path: string): number;
  stop(): void;
};

export async function startLine(to: string): Promise<Line> {
  const { hostname, port: serverPort } = new URL(to);
  let isCut = false;
  let refusing = { path: '', times: 0 };
  let losing = { path: '', arrived: () => {} };
  const called: string[] = [];

  const carry = (asked: IncomingMessage, reply: ServerResponse) => {
    const path = asked.url ?? '/';
    called.push(path);
    if (isCut) return asked.socket.destroy();
    if (refusing.times > 0 && path.startsWith(refusing.path)) {
      refusing.times -= 1;
      asked.resume();
      return reply.writeHead(503, { 'retry-after': '1', 'content-type': 'application/json' }).end(BUSY);
    }
    const isLosing = losing.path !== '' && path.startsWith(losing.path);
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
      losing = { path: '', arrived: () => {} };
    },
    refuse: (path, times) => (refusing = { path, times }),
    loseAnswers: (path) => new Promise((resolve) => (losing = { path, arrived: resolve })),
    calls: (path) => called.filter((one) => one.startsWith(path)).length,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const BUSY = JSON.stringify({ success: false, code: 'unavailable', message: 'Probá en un momento.' });
