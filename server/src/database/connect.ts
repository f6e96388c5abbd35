import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

/** What repositories ask: the pool, or a transaction of it. */
export type Database = NodePgDatabase;

export type Connection = {
  db: Database;
  /** Plain SQL over the same pool, for who brings their own. */
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  countConnections(): { total: number; idle: number; waiting: number };
  close(): Promise<void>;
};

/** Opens a pool; the first query connects. `onLost` hears of connections that broke while idle: the pool replaces them. */
export function connect(url: string, { onLost }: { onLost: (error: Error) => void }): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'forja',
    max: 12,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
  });
  pool.on('error', onLost);
  // values never travel inside error messages: they would end in a log
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
