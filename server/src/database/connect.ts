import { Socket } from 'node:net';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

export type Database = NodePgDatabase;

export type Connection = {
  db: Database;
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  countConnections(): { total: number; idle: number; waiting: number };
  close(): Promise<void>;
};

const STATEMENT_TIMEOUT_MS = 15_000;
/** Shorter than SILENCE_TIMEOUT_MS, so that only a connection with a running query can reach it. */
const IDLE_TIMEOUT_MS = 15_000;
/** Longer than the statement timeout: a database silent for this long is frozen or gone. */
const SILENCE_TIMEOUT_MS = 20_000;

/** `onLost` reports connections that broke while idle; the pool replaces them. */
export function connect(url: string, { onLost }: { onLost: (error: Error) => void }): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'forja',
    max: 12,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    stream: openSocket,
  });
  pool.on('error', onLost);
  // parameters stay out of error messages, which are logged
  return {
    db: drizzle({ client: pool, paramsInErrors: false }),
    query: (text, values) => pool.query<Record<string, unknown>>(text, values),
    countConnections: () => ({
      total: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  };
}

function openSocket(): Socket {
  const socket = new Socket();
  return socket.setTimeout(SILENCE_TIMEOUT_MS, () => {
    socket.destroy(new Error('Connection terminated: the database does not answer'));
  });
}
