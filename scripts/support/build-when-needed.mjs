import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from './npm.mjs';
import { ROOT } from './root.mjs';
import { stopWithMessage } from './stop-with-message.mjs';

const SOURCES = ['domain', 'contract', 'web', 'package-lock.json'];
const NOT_SOURCES = new Set(['node_modules', 'dist', '.vite', 'routeTree.gen.ts']);
const SOURCES_HASH = join(ROOT, 'web/dist/.sources');

export async function buildWhenNeeded(env) {
  const sources = fingerprint();
  if (sources === lastBuilt()) return;
  console.log('Building the web…');
  rmSync(SOURCES_HASH, { force: true });
  const code = await npm(['run', 'build', '--workspace', 'web'], { env });
  if (code !== 0) stopWithMessage('The web could not be built: the reason is above.');
  writeFileSync(SOURCES_HASH, sources);
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const source of SOURCES) hashSource(hash, source);
  return hash.digest('hex');
}

function hashSource(hash, path) {
  const entry = statSync(join(ROOT, path));
  if (entry.isFile()) {
    hash.update(`${path}\0${entry.size}\0${entry.mtimeMs}\n`);
    return;
  }
  for (const name of readdirSync(join(ROOT, path)).sort()) {
    if (!NOT_SOURCES.has(name)) hashSource(hash, `${path}/${name}`);
  }
}

function lastBuilt() {
  try {
    return readFileSync(SOURCES_HASH, 'utf8');
  } catch {
    return undefined;
  }
}
