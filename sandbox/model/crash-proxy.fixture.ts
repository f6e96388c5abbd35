import { connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** Matches a simple or prepared statement that opens or ends a transaction. */
const TRANSACTION_EDGE = /^(?:Q[\s\S]{4}|P[\s\S]{4}[^\0]*\0)(begin|commit|rollback)/i;
const QUEUE_STATEMENT = /pgboss/;
/** Matches statements that may store something. False positives only add crash points. */
const WRITE_STATEMENT = /\b(?:insert|update|delete|nextval|setval)\b/i;

/**
 * Database proxy that counts each statement outside a transaction and each transaction's end. Nothing is stored
 * between two of them, so these are all the distinct crash points. At the chosen one it drops the statement and
 * calls back.
 */
export async function startCrashProxy(databaseUrl: string) {
  const database = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let remaining = Infinity;
  let onCrash: (() => void) | undefined;
  let writes = 0;
  let countRequests: (() => number) | undefined;
  let lastState: string | undefined;
  /** False when the state is that of the last counted statement. */
  const isNewState = (): boolean => {
    if (!countRequests) return true;
    const state = `${writes} writes, ${countRequests()} requests`;
    const isNew = state !== lastState;
    lastState = state;
    return isNew;
  };
  let isDisconnected = false;
  let dropsReplies = false;
  const disconnect = () => {
    isDisconnected = true;
    for (const socket of sockets) socket.destroy();
  };

  const proxy = createServer((client) => {
    if (isDisconnected) {
      client.destroy();
      return;
    }
    const upstream = connect(Number(database.port), database.hostname);
    let isInTransaction = false;
    let hasUncommittedWrite = false;
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
      // the database executed it, and the server crashed before the reply
      if (remaining <= 0 && dropsReplies) disconnect();
      else client.write(chunk);
    });
    client.on('data', (chunk) => {
      const text = chunk.toString('latin1');
      const edge = TRANSACTION_EDGE.exec(text)?.[1]?.toLowerCase();
      const isStatement = /^[QP]/.test(text) && !QUEUE_STATEMENT.test(text);
      const isStored =
        isStatement && (edge === 'commit' || (edge === undefined && !isInTransaction));
      if (isStored && isNewState()) remaining -= 1;
      if (isStatement && WRITE_STATEMENT.test(text)) hasUncommittedWrite = true;
      if (isStored && hasUncommittedWrite) writes += 1;
      if (isStored || edge === 'rollback') hasUncommittedWrite = false;
      if (edge !== undefined) isInTransaction = edge === 'begin';
      if (remaining <= 0) onCrash?.();
      if (remaining > 0 || (dropsReplies && !isDisconnected)) upstream.write(chunk);
    });
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    proxy.close();
  });
  const { port } = proxy.address() as { port: number }; // a TCP server has a port
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;

  return {
    url: url.href,
    /**
     * Crashes after the `nth` distinct state. States change when something is stored or the provider receives a
     * request; crashes at the reads between are equivalent.
     */
    crashAt(nth: number, countProviderRequests: () => number, handleCrash: () => void): void {
      remaining = nth;
      onCrash = handleCrash;
      countRequests = countProviderRequests;
      lastState = undefined;
    },
    /**
     * Disconnects an in-process server at the `nth` statement, or distinct state when requests are counted, before or
     * after its execution.
     */
    disconnectAt(nth: number, isExecuted: boolean, countProviderRequests?: () => number): void {
      remaining = nth;
      countRequests = countProviderRequests;
      lastState = undefined;
      dropsReplies = isExecuted;
      onCrash = isExecuted ? undefined : disconnect;
    },
    /** Reconnects, as a restarted server. True when it was disconnected. */
    restore(): boolean {
      const wasDisconnected = remaining <= 0;
      [remaining, isDisconnected, dropsReplies, onCrash] = [Infinity, false, false, undefined];
      return wasDisconnected;
    },
  };
}
