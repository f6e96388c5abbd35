import { z } from 'zod';
import type { LocalRecord, OutboxRow } from '../records/local-store.ts';

// They become part of addresses: nothing but the name of a collection and an id may travel in them.
const named = { collection: z.string().regex(/^[a-z][a-z-]{0,39}$/), id: z.guid() };

const record = z.object({
  ...named,
  value: z.unknown(),
  revision: z.int().min(0),
  server: z.object({ value: z.unknown() }).optional(),
  copyOf: z.guid().optional(),
}) satisfies z.ZodType<LocalRecord>;

const row = z.object({
  ...named,
  seq: z.int(),
  mutationId: z.guid(),
  request: z.unknown(),
  ancestor: z.unknown().optional(),
  base: z.int().min(0),
  madeAt: z.iso.datetime(),
  pass: z.string().max(1000).optional(),
  copyOf: z.guid().optional(),
  maybeSent: z.boolean(),
  attempts: z.int().min(0),
  notBefore: z.number(),
  refusal: z.object({ status: z.number(), code: z.string(), message: z.string() }).optional(),
}) satisfies z.ZodType<OutboxRow>;

const content = z.object({
  version: z.literal(2),
  /** Whose it is: it is brought back to no other account. */
  userId: z.string(),
  username: z.string(),
  madeAt: z.iso.datetime(),
  records: z.array(record),
  /** What had not reached the account, in order. */
  rows: z.array(row),
});
export type BackupContent = z.infer<typeof content>;

export const writeContent = (backup: BackupContent): string => JSON.stringify(backup);

/** Undefined when it is not what this app writes. */
export function readContent(text: string): BackupContent | undefined {
  try {
    return content.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
