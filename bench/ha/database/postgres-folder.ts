import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const DEBIAN = '/usr/lib/postgresql';
/** Programs that Patroni needs and the embedded PostgreSQL lacks. */
const NEEDED = ['initdb', 'pg_ctl', 'pg_basebackup', 'pg_rewind', 'pg_controldata'];

export function findPostgresFolder(): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).map(Number) : [];
  const folder = versions
    .toSorted((a, b) => b - a)
    .map((version) => join(DEBIAN, String(version), 'bin'))
    .find((bin) => NEEDED.every((name) => existsSync(join(bin, name))));
  if (folder === undefined) throw new Error(`There is no PostgreSQL in ${DEBIAN}.`);
  return folder;
}
