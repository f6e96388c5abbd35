import {
  asImportable,
  IMPORT_OUTCOMES,
  type ImportReport,
  type importAccount,
} from '@forja/contract/account-export';
import type { InputOf } from '@forja/contract/http/endpoint';
import type { AnyCollection } from '@forja/contract/records/records';
import { AppError } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import type { AccountVisit } from '../identity/account-privacy.service.ts';
import type { Audit } from '../identity/audit/audit.service.ts';
import type { TryLimits } from '../identity/limits/try-limits.service.ts';
import type { Records } from '../records/records.service.ts';
import type { ExportSignatures, FileRecord } from './export-signatures.ts';

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
type Body = InputOf<typeof importAccount>['body'];

/** Records of each collection that a report names; the rest is only counted. */
const MAX_REPORTED = 500;
const REASONS: Partial<Record<Outcome, string>> = {
  unreadable: 'Sus datos no se entienden.',
  remade: 'Es de otra versión de Forja: lo calculamos de nuevo con las reglas de hoy.',
  deleted: 'Ya estaba borrado cuando se descargó el archivo.',
  needs_membership: 'Es nuevo en tu cuenta: para traerlo necesitás una membresía activa.',
};

export type AccountImport = ReturnType<typeof createAccountImport>;

/** Imports each record of a file as a write of its collection; without a membership, only those that this account had. */
export function createAccountImport({
  signatures,
  records,
  collections,
  isMember,
  limits,
  audit,
}: Dependencies) {
  const collectionsByName = new Map(collections.map((collection) => [collection.name, collection]));

  async function decide(
    caller: Caller,
    signature: unknown,
    all: FileRecord[],
  ): Promise<(record: FileRecord) => boolean> {
    if (await isMember(caller)) return () => true;
    const isOwn = signatures.verify(caller.id, signature);
    if (!isOwn || (all.length > 0 && !all.some(isOwn))) throw new AppError('membership_required');
    return isOwn;
  }

  return {
    async import(
      caller: Caller,
      { file, isDryRun }: Body,
      { from: { ip, device } }: AccountVisit,
    ): Promise<ImportReport> {
      await limits.count('import', { account: caller.id, ip });
      const { records: lists, signature } = asImportable(file);
      const nonEmptyLists = Object.entries(lists).filter(([, list]) => list.length > 0);
      // Of each record, only what a device would send is imported: the rest is derived again.
      const toImport = nonEmptyLists.flatMap(([name, list]) => {
        const collection = collectionsByName.get(name);
        if (!collection) return [];
        assertFits(collection, list);
        const requests = list.map((record) => ({
          ...record,
          collection: name,
          value: collection.toRequest(record.value),
        }));
        return [
          {
            name,
            deleted: requests.filter(isDeleted),
            live: requests.filter((record) => !isDeleted(record)),
          },
        ];
      });
      const mayImport = await decide(
        caller,
        signature,
        toImport.flatMap(({ live }) => live),
      );

      const report: ImportReport['collections'] = [];
      for (const { name, deleted, live } of toImport) {
        const others = live.filter((record) => !mayImport(record));
        const imported = await records.importRecords(caller.id, name, live.filter(mayImport), {
          isDryRun,
        });
        report.push(
          summarize(name, [
            ...imported,
            ...allAs('deleted', deleted),
            ...allAs('needs_membership', others),
          ]),
        );
      }
      if (!isDryRun) await audit.record({ userId: caller.id, event: 'data_imported', device });
      const unknown = nonEmptyLists
        .filter(([name]) => !collectionsByName.has(name))
        .map(([name, list]) => ({ name, count: list.length }));
      return { isDryRun, collections: report, unknown };
    },
  };
}

const isDeleted = ({ value }: { value?: unknown }): boolean =>
  value === null || value === undefined;

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
