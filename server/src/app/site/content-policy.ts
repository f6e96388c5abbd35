import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

// The strict pattern keeps file content from injecting policy directives.
const hash = z.string().regex(/^sha256-[A-Za-z0-9+/]{43}=$/);
const policyFile = z.object({
  scripts: z.array(hash),
  styles: z.record(z.string(), hash).default({}),
});

export type InlineHashes = {
  scripts: readonly string[];
  styles: Readonly<Record<string, string>>;
};

export async function readInlineHashes(webDist: string): Promise<InlineHashes> {
  const text = await readFile(join(webDist, 'content-policy.json'), 'utf8').catch(() => undefined);
  return text === undefined ? { scripts: [], styles: {} } : policyFile.parse(JSON.parse(text));
}
