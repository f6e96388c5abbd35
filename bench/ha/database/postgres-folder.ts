import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const DEBIAN = '/usr/lib/postgresql';
/** Patroni needs more programs than those of the embedded PostgreSQL. */
const NEEDED = ['initdb', 'pg_ctl', 'pg_basebackup', 'pg_rewind', 'pg_controldata'];

/** The programs of the newest PostgreSQL that Debian, or its own repository, installed here. */
export function findPostgresFolder(): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).map(Number) : [];
  const folder = versions
    .toSorted((a, b) => b - a)
    .map((version) => join(DEBIAN, String(version), 'bin'))
    .find((bin) => NEEDED.every((name) => existsSync(join(bin, name))));
  if (folder === undefined) throw new Error(`There is no PostgreSQL in ${DEBIAN}.`);
  return folder;
}
