import { IMPORT_OUTCOMES, type ImportReport } from '@forja/contract/account-export';
import type { AnyCollection } from '@forja/contract/records/records';
import { AppError } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import type { AccountVisit } from '../identity/account-privacy.service.ts';
import type { Audit } from '../identity/audit/audit.service.ts';
import type { TryLimits } from '../identity/limits/try-limits.service.ts';
import type { Records, RecordToImport } from '../records/records.service.ts';
import { type RunWork, runEach } from '../records/work/account-work.service.ts';
import type { ExportSignatures } from './export-signatures.ts';
import { type FileReader, readImport } from './read-import.ts';

type Dependencies = {
  signatures: ExportSignatures;
  records: Pick<Records, 'importRecords'>;
  collections: readonly AnyCollection[];
  isMember: (caller: Caller) => Promise<boolean>;
  limits: TryLimits;
  audit: Audit;
};
type Imported = ImportReport['collections'][number]['records'];
type Outcome = Imported[number]['outcome'];
type SortedRecords = {
  collection: AnyCollection;
  deleted: { id: string }[];
  importable: RecordToImport[];
  others: { id: string }[];
};

/** Limit of records listed by collection; the rest is only counted. */
const MAX_REPORTED = 500;
const REASONS: Partial<Record<Outcome, string>> = {
  unreadable: 'Sus datos no se entienden.',
  remade: 'Es de otra versión de Forja: lo calculamos de nuevo con las reglas de hoy.',
  deleted: 'Ya estaba borrado cuando se descargó el archivo.',
  needs_membership: 'Es nuevo en tu cuenta: para traerlo necesitás una membresía activa.',
};

export type AccountImport = ReturnType<typeof createAccountImport>;

/**
 * Imports each record as a write of its collection; without a membership, only records that this
 * account exported.
 */
export function createAccountImport({
  signatures,
  records,
  collections,
  isMember,
  limits,
  audit,
}: Dependencies) {
  const collectionsByName = new Map(collections.map((collection) => [collection.name, collection]));

  async function findOwn(caller: Caller, signature: string | undefined, run: RunWork) {
    const isOwn =
      signature === undefined ? undefined : await signatures.verify(caller.id, signature, run);
    if (!isOwn) throw new AppError('membership_required');
    return isOwn;
  }

  return {
    async import(
      caller: Caller,
      text: string,
      { run, from: { ip, device } }: { run: RunWork; from: AccountVisit['from'] },
    ): Promise<ImportReport> {
      await limits.count('import', { account: caller.id, ip });
      const { isDryRun, signature, lists, readRecord } = await readImport(text, run);
      const listsToImport = lists.flatMap(({ name, texts }) => {
        const collection = collectionsByName.get(name);
        if (collection) assertFits(collection, texts);
        return collection ? [{ collection, texts }] : [];
      });
      const isMemberNow = await isMember(caller);
      const isOwn = isMemberNow ? () => true : await findOwn(caller, signature, run);

      const sorted: SortedRecords[] = [];
      for (const { collection, texts } of listsToImport) {
        const readRequest = createReadRequest(collection, readRecord);
        sorted.push({
          collection,
          ...(await sortRecords(texts, readRequest, {
            mayImport: ({ id, value, isTooLarge }) =>
              isTooLarge ? isMemberNow : isOwn({ collection: collection.name, id, value }),
            run,
          })),
        });
      }
      const hasNoOwnRecords = sorted.every(({ importable }) => importable.length === 0);
      if (hasNoOwnRecords && sorted.some(({ others }) => others.length > 0))
        throw new AppError('membership_required');

      const report: ImportReport['collections'] = [];
      for (const { collection, deleted, importable, others } of sorted) {
        const imported = await records.importRecords(caller.id, collection.name, importable, {
          isDryRun,
          run,
        });
        report.push(
          summarize(collection.name, [
            ...imported,
            ...allAs('deleted', deleted),
            ...allAs('needs_membership', others),
          ]),
        );
      }
      if (!isDryRun) await audit.record({ userId: caller.id, event: 'data_imported', device });
      const unknown = lists
        .filter(({ name }) => !collectionsByName.has(name))
        .map(({ name, texts }) => ({ name, count: texts.length }));
      return { isDryRun, collections: report, unknown };
    },
  };
}

type ReadRequest = ReturnType<typeof createReadRequest>;

/** Imports only the fields that a device sends and derives the rest again. */
const createReadRequest =
  ({ name, toRequest, maxBodyBytes }: AnyCollection, readRecord: FileReader['readRecord']) =>
  (recordText: string) => {
    const { id, copyOf = null, value: stored } = readRecord(name, recordText);
    const value = toRequest(stored);
    return { id, copyOf, value, isTooLarge: countBytes(value) > maxBodyBytes };
  };

async function sortRecords(
  texts: readonly string[],
  readRequest: ReadRequest,
  { mayImport, run }: { mayImport: (request: ReturnType<ReadRequest>) => boolean; run: RunWork },
): Promise<Omit<SortedRecords, 'collection'>> {
  const sorted: Omit<SortedRecords, 'collection'> = { deleted: [], importable: [], others: [] };
  await runEach(run, texts, (recordText) => {
    const request = readRequest(recordText);
    const { id, copyOf, value } = request;
    // parsed again later, so that the file is not in memory twice
    const parseRequest = () => {
      const again = readRequest(recordText);
      if (again.isTooLarge) throw new AppError('too_large');
      return again.value;
    };
    if (value === null || value === undefined) sorted.deleted.push({ id });
    else if (mayImport(request)) sorted.importable.push({ id, copyOf, parseRequest });
    else sorted.others.push({ id });
  });
  return sorted;
}

/** Values nested deeper than the stack count as too large. */
function countBytes(value: unknown): number {
  try {
    return Buffer.byteLength(JSON.stringify(value) ?? '');
  } catch (error) {
    if (error instanceof RangeError) return Infinity;
    throw error;
  }
}

function assertFits({ name, limit, label }: AnyCollection, list: readonly unknown[]): void {
  if (list.length <= limit) return;
  const message = `Se pueden traer hasta ${limit} ${label.many} por vez.`;
  throw new AppError('invalid_input', { fields: [{ path: `file.records.${name}`, message }] });
}

const allAs = (outcome: Outcome, list: readonly { id: string }[]): Imported =>
  list.map(({ id }) => ({ id, outcome, reason: null }));

function summarize(name: string, imported: Imported): ImportReport['collections'][number] {
  const counts = {
    new: 0,
    remade: 0,
    already_here: 0,
    deleted: 0,
    refused: 0,
    unreadable: 0,
    needs_membership: 0,
  };
  for (const { outcome } of imported) counts[outcome] += 1;
  const records = imported
    .map(({ id, outcome, reason }) => ({ id, outcome, reason: REASONS[outcome] ?? reason }))
    .toSorted(
      (one, other) => IMPORT_OUTCOMES.indexOf(one.outcome) - IMPORT_OUTCOMES.indexOf(other.outcome),
    )
    .slice(0, MAX_REPORTED);
  return { name, counts, records };
}
