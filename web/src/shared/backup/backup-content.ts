import { z } from 'zod';
import { parseJson } from '../parse-json.ts';
import type { FindRules, LocalRecord, OutboxRow } from '../records/device/local-store.ts';
import { type RowOfVersion1, upgradeRows } from '../records/device/rows-of-version-1.ts';

// They become part of addresses: nothing but the name of a collection and an id may travel in them.
const named = { collection: z.string().regex(/^[a-z][a-z-]{0,39}$/), id: z.guid() };

const record = z.object({
  ...named,
  value: z.unknown(),
  revision: z.int().min(0),
  server: z.object({ value: z.unknown() }).optional(),
  copyOf: z.guid().optional(),
}) satisfies z.ZodType<LocalRecord>;

const anyRow = z.object({
  ...named,
  seq: z.int(),
  mutationId: z.guid(),
  base: z.int().min(0),
  madeAt: z.iso.datetime(),
  pass: z.string().max(1000).optional(),
  attempts: z.int().min(0),
  refusal: z.object({ status: z.number(), code: z.string(), message: z.string() }).optional(),
});
const row = anyRow.extend({
  request: z.unknown(),
  ancestor: z.unknown().optional(),
  copyOf: z.guid().optional(),
  maybeSent: z.boolean(),
}) satisfies z.ZodType<OutboxRow>;
const rowOfVersion1 = anyRow.extend({
  value: z.unknown(),
  hasLeft: z.boolean(),
}) satisfies z.ZodType<RowOfVersion1>;

const content = z.object({
  version: z.literal(2),
  /** Whose it is: it is restored to no other account. */
  userId: z.string(),
  username: z.string(),
  madeAt: z.iso.datetime(),
  records: z.array(record),
  /** What had not reached the account, in order. */
  rows: z.array(row),
});
const contentOfVersion1 = content.extend({ version: z.literal(1), rows: z.array(rowOfVersion1) });
export type BackupContent = z.infer<typeof content>;

export const writeContent = (backup: BackupContent): string => JSON.stringify(backup);

/** Undefined when it is not what this app writes. */
export function readContent(text: string, findRules: FindRules): BackupContent | undefined {
  const { data } = z.union([content, contentOfVersion1]).safeParse(parseJson(text));
  if (data?.version !== 1) return data;
  return { ...data, version: 2, rows: upgradeRows(data.rows, data.records, findRules) };
}
