export const DATABASE_USER = 'forja';
export const DATABASE_NAME = 'forja';

export function databaseUrl({
  port,
  password,
  database,
}: {
  port: number;
  password: string;
  database: string;
}): string {
  return `postgres://${DATABASE_USER}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
}
