import { z } from 'zod/mini';
import { parseJson } from '../parse-json.ts';
import type { FindRules, LocalRecord, OutboxRow } from '../records/device/local-store.ts';
import { type RowOfVersion1, upgradeRows } from '../records/device/rows-of-version-1.ts';

// Both become part of addresses, so their characters are restricted.
const recordKeyFields = {
  collection: z.string().check(z.regex(/^[a-z][a-z-]{0,39}$/)),
  id: z.guid(),
};

const record = z.object({
  ...recordKeyFields,
  value: z.unknown(),
  revision: z.int().check(z.gte(0)),
  server: z.optional(z.object({ value: z.unknown() })),
  copyOf: z.optional(z.guid()),
}) satisfies z.ZodMiniType<LocalRecord>;

const anyRow = z.object({
  ...recordKeyFields,
  seq: z.int(),
  mutationId: z.guid(),
  base: z.int().check(z.gte(0)),
  madeAt: z.iso.datetime(),
  pass: z.optional(z.string().check(z.maxLength(1000))),
  attempts: z.int().check(z.gte(0)),
  refusal: z.optional(z.object({ status: z.number(), code: z.string(), message: z.string() })),
});
const row = z.extend(anyRow, {
  request: z.unknown(),
  ancestor: z.optional(z.unknown()),
  copyOf: z.optional(z.guid()),
  maybeSent: z.boolean(),
}) satisfies z.ZodMiniType<OutboxRow>;
const rowOfVersion1 = z.extend(anyRow, {
  value: z.unknown(),
  hasLeft: z.boolean(),
}) satisfies z.ZodMiniType<RowOfVersion1>;

const content = z.object({
  version: z.literal(2),
  userId: z.string(),
  username: z.string(),
  madeAt: z.iso.datetime(),
  records: z.array(record),
  rows: z.array(row),
});
const contentOfVersion1 = z.extend(content, {
  version: z.literal(1),
  rows: z.array(rowOfVersion1),
});
export type BackupContent = z.infer<typeof content>;

export const writeContent = (backup: BackupContent): string => JSON.stringify(backup);

export function readContent(text: string, findRules: FindRules): BackupContent | undefined {
  const { data } = z.union([content, contentOfVersion1]).safeParse(parseJson(text));
  if (data?.version !== 1) return data;
  return { ...data, version: 2, rows: upgradeRows(data.rows, data.records, findRules) };
}
