import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT } from '../root.mjs';
import { run } from '../run.mjs';

const PREPARE = join(ROOT, 'server/scripts/db-prepare.ts');

export async function prepareDatabase(node, env) {
  const dataDir = resolve(ROOT, env.DATA_DIR || '.data');
  if (env.DATABASE_URL || existsSync(join(dataDir, 'postgres'))) return;
  await run(node, [PREPARE], { env, output: 'ignore' });
}
