import { type FindRules, recordKey, type LocalRecord, type OutboxRow } from './local-store.ts';

export type RowOfVersion1 = Omit<
  OutboxRow,
  'request' | 'ancestor' | 'copyOf' | 'maybeSent' | 'notified'
> & {
  notBefore?: number | undefined;
  value: unknown;
  hasLeft: boolean;
  wasTold?: boolean | undefined;
};

/** Keeps mutation ids and order, so that stored writes have no second effect. */
export function upgradeRows(
  rows: readonly RowOfVersion1[],
  records: readonly LocalRecord[],
  findRules: FindRules,
): OutboxRow[] {
  const byKey = new Map(records.map((record) => [recordKey(record), record]));
  const before = new Map<string, unknown>();
  return rows.map(({ value, hasLeft, wasTold, notBefore: _, ...row }) => {
    const key = recordKey(row);
    const record = byKey.get(key);
    // The ancestor is known only while the server's value is of that revision.
    const edited = record?.server && record.revision === row.base ? record.server.value : undefined;
    const ancestor = before.has(key) ? before.get(key) : edited;
    before.set(key, value);
    return {
      ...row,
      request: value === null ? null : (findRules(row.collection)?.toRequest(value) ?? value),
      ...(ancestor !== undefined && { ancestor }),
      ...(record?.copyOf !== undefined && { copyOf: record.copyOf }),
      maybeSent: hasLeft,
      ...(wasTold !== undefined && { notified: wasTold }),
    };
  });
}
