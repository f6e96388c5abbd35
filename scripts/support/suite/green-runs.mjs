import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findFiles } from '../changed-files.mjs';
import { ROOT } from '../root.mjs';
import { PARTS, TOOLS } from './suite-parts.mjs';

const STORE = 'node_modules/.cache/forja/green-runs.json';

export function findGreenParts(root = ROOT) {
  const runs = readStore(root);
  return Object.keys(PARTS).flatMap((part) =>
    runs[part]?.files === fingerprint(part, root) ? [{ part, at: runs[part].at }] : [],
  );
}

/** Call it before a run: edits made during the run invalidate its result. */
export function startRun(parts, root = ROOT) {
  const files = new Map(parts.map((part) => [part, fingerprint(part, root)]));
  return {
    savePassed(passed, at = new Date()) {
      const runs = readStore(root);
      for (const part of passed)
        runs[part] = { files: files.get(part), at: at.toISOString().slice(0, 16) };
      const store = join(root, STORE);
      mkdirSync(dirname(store), { recursive: true });
      writeFileSync(store, JSON.stringify(runs, null, 2));
    },
  };
}

function fingerprint(part, root) {
  const hash = createHash('sha256').update(process.version);
  for (const file of findFiles([...PARTS[part], ...TOOLS], root))
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function readStore(root) {
  try {
    return JSON.parse(readFileSync(join(root, STORE), 'utf8'));
  } catch {
    return {};
  }
}
