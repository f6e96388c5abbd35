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
  /** Of the scripts inside the documents of the build, the same in all. */
  scripts: readonly string[];
  /** Of the style sheet inside each document, by the file of the document. */
  styles: Readonly<Record<string, string>>;
};

/** What the policy lets in of what the build wrote inside its documents. Without the file nothing is. */
export async function readInlineHashes(webDist: string): Promise<InlineHashes> {
  const text = await readFile(join(webDist, 'content-policy.json'), 'utf8').catch(() => undefined);
  return text === undefined ? { scripts: [], styles: {} } : policyFile.parse(JSON.parse(text));
}
