import { connect, type Connection } from '../../../server/src/database/connect.ts';

/** Asks a database as the server does, for as long as the work takes. */
export async function withDatabase<T>(
  url: string,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  const connection = connect(url, { onLost: () => {} });
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}
