import { Client } from 'pg';

export async function askDatabase(url: string, question: string): Promise<string | undefined> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 2_000,
    query_timeout: 5_000,
  });
  client.on('error', () => {}); // the query below reports the lost connection
  try {
    await client.connect();
    const { rows } = await client.query<Record<string, unknown>>(question);
    return String(Object.values(rows[0] ?? {})[0] ?? '');
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => {});
  }
}
