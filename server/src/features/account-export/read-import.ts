import { asImportable, importAccount, MAX_RECORDS, TOO_MANY } from '@forja/contract/account-export';
import type { ImportableRecord } from '@forja/contract/account-export';
import { AppError } from '../../http/app-error.ts';
import { parseJsonText, parseSmall, runScan, scanFields, scanItems } from '../../http/json-text.ts';
import { parseInput } from '../../http/validate-input.ts';
import type { RunWork } from '../records/work/account-work.service.ts';

/** Includes derived fields; no export has a longer record. */
const LARGEST_RECORD = 640 * 1024;
const LISTS_OF_VERSION_1 = ['plans', 'measures'];

export type FileReader = {
  isDryRun: boolean;
  signature: string | undefined;
  lists: { name: string; texts: string[] }[];
  readRecord: (name: string, text: string) => ImportableRecord;
};

export async function readImport(text: string, run: RunWork): Promise<FileReader> {
  const body = await runScan(scanFields(text), run);
  const fileText = body.get('file') ?? '';
  const fields = fileText.startsWith('{') ? await runScan(scanFields(fileText), run) : undefined;
  const version = parseSmall(fields?.get('version'));
  const recordsText = fields?.get('records') ?? '';
  const byName =
    version === 1
      ? new Map([...(fields ?? [])].filter(([name]) => LISTS_OF_VERSION_1.includes(name)))
      : recordsText.startsWith('{')
        ? await runScan(scanFields(recordsText), run)
        : undefined;
  const lists: FileReader['lists'] = [];
  for (const [name, list] of byName ?? [])
    if (list.startsWith('['))
      lists.push({ name, texts: await runScan(scanItems(list, MAX_RECORDS), run) });

  const outline = (list: (name: string) => unknown): unknown => {
    const head = { format: parseSmall(fields?.get('format')), version };
    const records =
      byName && Object.fromEntries([...byName.keys()].map((name) => [name, list(name)]));
    if (!fields) return undefined;
    return version === 1 ? { ...head, ...records } : { ...head, records };
  };
  const isList = (name: string) => lists.some((list) => list.name === name);
  const { isDryRun } = parseInput(importAccount.body, {
    isDryRun: parseSmall(body.get('isDryRun')),
    file: fields
      ? outline((name) => (isList(name) ? [] : null))
      : parseSmall(fileText || undefined),
  });
  for (const { name, texts } of lists)
    if (texts.length > MAX_RECORDS)
      throw new AppError('invalid_input', {
        fields: [{ path: `file.records.${name}`, message: TOO_MANY }],
      });

  return {
    isDryRun,
    signature: fields?.get('signature'),
    lists: lists.filter(({ texts }) => texts.length > 0),
    readRecord(name, recordText) {
      if (recordText.length > LARGEST_RECORD) throw new AppError('too_large');
      const record = parseJsonText(recordText);
      const file = asImportable(
        parseInput(
          importAccount.body.shape.file,
          outline((each) => (each === name ? [record] : [])),
          'file',
        ),
      );
      const [first] = file.records[name] ?? [];
      if (!first) throw new Error('a record that was read is not in its file');
      return first;
    },
  };
}
