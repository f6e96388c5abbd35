import { asImportable, importAccount, type ImportableExport } from '@forja/contract/account-export';
import { COLLECTIONS } from '@forja/contract/collections';
import type { AnyCollection } from '@forja/contract/records/records';
import { accountExportMessages } from './account-export.messages.ts';
import { parseJson } from '../../shared/parse-json.ts';

/** `whole` is shown in the report; `file` has the fields that a device would send. */
export type ReadFile = { whole: ImportableExport; file: ImportableExport };

export function readExportFile(
  text: string,
  collections: Readonly<Record<string, AnyCollection>> = COLLECTIONS,
): ReadFile | { reason: string } {
  const parsed = importAccount.body.shape.file.safeParse(parseJson(text));
  if (!parsed.success)
    return { reason: parsed.error.issues[0]?.message ?? accountExportMessages.import.notJson };
  const whole = asImportable(parsed.data);
  const records = Object.entries(whole.records).map(([name, list]) => {
    const collection = Object.hasOwn(collections, name) ? collections[name] : undefined;
    return [
      name,
      collection
        ? list.map((record) => ({ ...record, value: collection.toRequest(record.value) }))
        : list,
    ];
  });
  return { whole, file: { ...whole, records: Object.fromEntries(records) } };
}
