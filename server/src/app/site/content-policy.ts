import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

// Nothing but a hash: a text of a file would otherwise be a text of the policy.
const hash = z.string().regex(/^sha256-[A-Za-z0-9+/]{43}=$/);
const policyFile = z.object({
  scripts: z.array(hash),
  styles: z.record(z.string(), hash).default({}),
});

export type InlineHashes = {
  /** Those of the scripts inside the documents of the build, the same in all. */
  scripts: readonly string[];
  /** That of the style sheet inside each document, by the file of the document. */
  styles: Readonly<Record<string, string>>;
};

/** Reads the hashes of what the build wrote inside its documents. A build without the file has none. */
export async function readInlineHashes(webDist: string): Promise<InlineHashes> {
  const text = await readFile(join(webDist, 'content-policy.json'), 'utf8').catch(() => undefined);
  return text === undefined ? { scripts: [], styles: {} } : policyFile.parse(JSON.parse(text));
}
