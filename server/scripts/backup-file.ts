import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';

const header = z.object({
  forjaBackup: z.literal(1),
  at: z.string(),
  migrations: z.array(z.string()),
});
const row = z.object({ table: z.string(), row: z.string() });
const end = z.object({ rows: z.record(z.string(), z.number()) });

export type BackupHeader = z.infer<typeof header>;
export type BackupRow = z.infer<typeof row>;
export type RowCounts = z.infer<typeof end>['rows'];

/** Renames the file to its final name only once it is complete. */
export async function writeBackup(path: string, lines: AsyncIterable<object>): Promise<void> {
  const partial = `${path}.partial`;
  async function* serialize() {
    for await (const line of lines) yield `${JSON.stringify(line)}\n`;
  }
  try {
    // mode 0600, because the file holds password hashes
    const file = createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true });
    await pipeline(Readable.from(serialize()), createGzip(), file);
    await rename(partial, path);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

/** Throws after the last row when rows are missing. */
export async function readBackup(
  path: string,
  handle: {
    onHeader?: (parsed: BackupHeader) => void;
    onRow?: (parsed: BackupRow) => Promise<void>;
  },
): Promise<RowCounts> {
  const source = createReadStream(path);
  const unzipped = createGunzip();
  const piping = pipeline(source, unzipped);
  piping.catch(() => {}); // the line reader throws the same error
  const counts: RowCounts = {};
  let stated: RowCounts | undefined;
  let isFirst = true;
  for await (const line of createInterface({ input: unzipped })) {
    const value: unknown = JSON.parse(line);
    if (isFirst) handle.onHeader?.(header.parse(value));
    else if (end.safeParse(value).success) stated = end.parse(value).rows;
    else {
      const parsed = row.parse(value);
      counts[parsed.table] = (counts[parsed.table] ?? 0) + 1;
      await handle.onRow?.(parsed);
    }
    isFirst = false;
  }
  await piping;
  const isWhole =
    stated !== undefined &&
    Object.entries(stated).every(([table, count]) => (counts[table] ?? 0) === count);
  if (!isWhole) throw new Error(`${path} is not whole: rows are missing.`);
  return counts;
}
