import { connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A statement of PostgreSQL's protocol, simple or prepared, that opens or ends a transaction. */
const EDGE = /^(?:Q[\s\S]{4}|P[\s\S]{4}[^\0]*\0)(begin|commit|rollback)/i;
/** What the queue writes of its own says nothing of money. */
const OF_THE_QUEUE = /pgboss/;

/**
 * What stands between a server and its database and counts what the one asks of the other: each statement on its own and
 * the end of each transaction. Between two of them nothing is kept, so these are all the moments at which dying differs.
 * At the chosen one it lets the statement go nowhere, and says so.
 */
export async function aDatabaseFuse(databaseUrl: string) {
  const database = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let left = Infinity;
  let onBurnt: (() => void) | undefined;
  let isCut = false;
  let hearsNothing = false;
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };

  const proxy = createServer((client) => {
    if (isCut) {
      client.destroy();
      return;
    }
    const upstream = connect(Number(database.port), database.hostname);
    let isInside = false;
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    upstream.on('data', (chunk) => {
      // the database did it, and the server does not live to know
      if (left <= 0 && hearsNothing) cut();
      else client.write(chunk);
    });
    client.on('data', (chunk) => {
      const text = chunk.toString('latin1');
      const edge = EDGE.exec(text)?.[1]?.toLowerCase();
      const isStatement = /^[QP]/.test(text) && !OF_THE_QUEUE.test(text);
      if (isStatement && (edge === 'commit' || (edge === undefined && !isInside))) left -= 1;
      if (edge !== undefined) isInside = edge === 'begin';
      if (left <= 0) onBurnt?.();
      if (left > 0 || (hearsNothing && !isCut)) upstream.write(chunk);
    });
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    proxy.close();
  });
  const { port } = proxy.address() as { port: number }; // a server that listens on TCP has one
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;

  return {
    url: url.href,
    /** From now on, the `nth` is the last thing that the server tries. */
    burnAt(nth: number, burnt: () => void): void {
      left = nth;
      onBurnt = burnt;
    },
    /**
     * The same for a server that is not a process: at the `nth` it loses its database for good, before it is heard or
     * after. What it does afterwards keeps nothing, as if it were dead.
     */
    loseAt(nth: number, isHeard: boolean): void {
      left = nth;
      hearsNothing = isHeard;
      onBurnt = isHeard ? undefined : cut;
    },
    /** Another server begins, in its place. True when it was lost. */
    mend(): boolean {
      const wasLost = left <= 0;
      [left, isCut, hearsNothing, onBurnt] = [Infinity, false, false, undefined];
      return wasLost;
    },
  };
}
