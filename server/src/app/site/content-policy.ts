import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

// Nothing but a hash: a text of a file would otherwise be a text of the policy.
const policyFile = z.object({
  scripts: z.array(z.string().regex(/^sha256-[A-Za-z0-9+/]{43}=$/)),
});

/** Of the scripts inside the documents of the build. Without the file none is let in. */
export async function readScriptHashes(webDist: string): Promise<string[]> {
  const text = await readFile(join(webDist, 'content-policy.json'), 'utf8').catch(() => undefined);
  return text === undefined ? [] : policyFile.parse(JSON.parse(text)).scripts;
}
