import type { ImportableExport } from '@forja/contract/account-data';
import type { FileRecord, StoredRecord } from './export-signatures.ts';
import type { MadeThings } from './made-things.ts';

type FilePlan = ImportableExport['plans'][number];
type FileMeasure = { id: string };
type FileParts = { plans: FilePlan[]; measures: FileMeasure[] };
type Made = Pick<MadeThings, 'plans' | 'measures'>;

export const recordKey = ({ collection, id }: { collection: string; id: string }): string => `${collection} ${id}`;

/** Of a plan only what was asked counts, and it alone travels: the browser leaves the figures out. */
export const planRecord = ({ id, createdAt, deletedAt, plan: { input, engineVersion } }: FilePlan): FileRecord => ({
  collection: 'plans',
  id,
  value: { createdAt, deletedAt: deletedAt ?? null, input, engineVersion: engineVersion ?? null },
});

export const measureRecord = ({ id, ...value }: FileMeasure): FileRecord => ({ collection: 'measures', id, value });

export const fileRecords = ({ plans, measures }: FileParts): FileRecord[] => [
  ...plans.map(planRecord),
  ...measures.map(measureRecord),
];

/** The revision of each record that the account has or had. */
export async function accountRevisions({ plans, measures }: Made, userId: string): Promise<Map<string, number>> {
  const [planRevisions, measureRevisions] = await Promise.all([
    plans.planRevisions(userId),
    measures.measureRevisions(userId),
  ]);
  return new Map([
    ...[...planRevisions].map(([id, revision]) => [recordKey({ collection: 'plans', id }), revision] as const),
    ...[...measureRevisions].map(([id, revision]) => [recordKey({ collection: 'measures', id }), revision] as const),
  ]);
}

/** What the export has, each with its revision. One that was deleted for good meanwhile is left out. */
export async function storedRecords(made: Made, userId: string, parts: FileParts): Promise<StoredRecord[]> {
  const revisions = await accountRevisions(made, userId);
  return fileRecords(parts).flatMap((record) => {
    const revision = revisions.get(recordKey(record));
    return revision === undefined ? [] : [{ ...record, revision }];
  });
}
