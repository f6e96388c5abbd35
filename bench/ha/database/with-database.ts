import { connect, type Connection } from '../../../server/src/database/connect.ts';

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
