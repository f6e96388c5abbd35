import { z } from 'zod/mini';
import type { CurrentAccount } from '../current-account.ts';
import { parseJson } from '../parse-json.ts';
import {
  type FindRules,
  recordKey,
  type RecordKey,
  type StoreTransaction,
} from '../records/device/local-store.ts';
import { type BackupContent, readContent, writeContent } from './backup-content.ts';

const MARK = { app: 'forja', kind: 'sin-subir' } as const;
const pendingFile = z.object({ kind: z.literal(MARK.kind), content: z.string() });

export async function writePendingFile(
  tx: StoreTransaction,
  { id, username }: CurrentAccount,
  madeAt: string,
): Promise<string> {
  const rows = await tx.rows();
  const records = await Promise.all(
    lastOfEach(rows).map((row) => tx.record(row.collection, row.id)),
  );
  const content = writeContent({
    version: 2,
    userId: id,
    username,
    madeAt,
    records: records.filter((record) => record !== undefined),
    rows,
  });
  return JSON.stringify({ ...MARK, content });
}

export function readPendingFile(text: string, findRules: FindRules): BackupContent | undefined {
  const { data } = pendingFile.safeParse(parseJson(text));
  return data && readContent(data.content, findRules);
}

/**
 * Converts pending writes of a possibly deleted account into new records, without their deletions.
 */
export function adoptPending({
  records,
  rows,
}: BackupContent): Pick<BackupContent, 'records' | 'rows'> {
  return {
    records: records.flatMap(({ collection, id, value }) =>
      value === null ? [] : [{ collection, id, value, revision: 0 }],
    ),
    rows: lastOfEach(rows).map(({ ancestor: _, copyOf: __, pass: ___, refusal: ____, ...row }) => ({
      ...row,
      base: 0,
    })),
  };
}

const lastOfEach = <Row extends RecordKey>(rows: readonly Row[]): Row[] => [
  ...new Map(rows.map((row) => [recordKey(row), row])).values(),
];
