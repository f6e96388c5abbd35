import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT } from '../root.mjs';
import { run } from '../run.mjs';

const PREPARE = join(ROOT, 'server/scripts/db-prepare.ts');

/** Makes the database of a first start. A later one has it, and so does whoever brings a PostgreSQL. */
export async function prepareDatabase(node, env) {
  const dataDir = resolve(ROOT, env.DATA_DIR || '.data');
  if (env.DATABASE_URL || existsSync(join(dataDir, 'postgres'))) return;
  await run(node, [PREPARE], { env, output: 'ignore' });
}
