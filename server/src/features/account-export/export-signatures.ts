import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import {
  type ExportSignature,
  exportSignature,
  signedRecord,
} from '@forja/contract/account-export';
import { AppError, catchRefusal } from '../../http/app-error.ts';
import { parseJsonText, parseSmall, runScan, scanFields, scanItems } from '../../http/json-text.ts';
import { parseInput } from '../../http/validate-input.ts';
import type { PurposeKeys } from '../../keys/keyring.ts';
import { type RunWork, runEach } from '../records/work/account-work.service.ts';
import { canonicalJson } from './canonical-json.ts';

export type FileRecord = { collection: string; id: string; value?: unknown };

/** Above what a file of 16 MB can hold. */
const MOST_ENTRIES = 200_000;
const recordName = ({ collection, id }: Pick<FileRecord, 'collection' | 'id'>) =>
  `${collection} ${id}`;

export type ExportSignatures = ReturnType<typeof createExportSignatures>;

/** HMAC suffices, because only the server verifies. */
export function createExportSignatures({ present, all }: PurposeKeys) {
  return {
    async sign(
      accountId: string,
      entries: ExportSignature['records'],
      run: RunWork,
    ): Promise<ExportSignature> {
      const signed = { version: 2, accountId, records: entries } as const;
      const [mac] = await computeMacs([present], signed, run);
      return { ...signed, mac: mac?.toString('base64url') ?? '' };
    },

    async verify(
      accountId: string,
      text: string,
      run: RunWork,
    ): Promise<((record: FileRecord) => boolean) | undefined> {
      const signature = await catchRefusal(readSignature(text, run));
      if (signature instanceof AppError || signature.accountId !== accountId) return undefined;
      const { version, mac, records } = signature;
      const presentedMac = Buffer.from(mac, 'base64url');
      const macs = await computeMacs(all, signature, run);
      const isSigned = macs.some(
        (each) => each.length === presentedMac.length && timingSafeEqual(each, presentedMac),
      );
      if (!isSigned) return undefined;
      const names = new Set<string>();
      const digests = new Set<string>();
      await runEach(run, records, (entry) => {
        names.add(recordName(entry));
        digests.add(`${recordName(entry)} ${entry.digest}`);
      });
      const valueOf = version === 1 ? valueOfVersion1 : ({ value }: FileRecord) => value;
      return (record) =>
        names.has(recordName(record)) &&
        digests.has(`${recordName(record)} ${digestOrNothing(valueOf(record))}`);
    },
  };
}

export const signatureEntry = ({
  collection,
  id,
  revision,
  value,
}: FileRecord & { revision: number }): ExportSignature['records'][number] => ({
  collection,
  id,
  revision,
  digest: computeDigest(value),
});

async function computeMacs(
  keys: readonly Buffer[],
  { version, accountId, records }: Omit<ExportSignature, 'mac'>,
  run: RunWork,
): Promise<Buffer[]> {
  const hmacs = keys.map((key) => createHmac('sha256', key));
  const update = (text: string) => hmacs.forEach((hmac) => hmac.update(text));
  update(`{"accountId":${canonicalJson(accountId)},"records":[`);
  await runEach(run, records, (entry, index) =>
    update(`${index === 0 ? '' : ','}${canonicalJson(entry)}`),
  );
  update(`],"version":${version}}`);
  return hmacs.map((hmac) => hmac.digest());
}

async function readSignature(text: string, run: RunWork): Promise<ExportSignature> {
  const fields = await runScan(scanFields(text), run);
  const { version, accountId, mac } = parseInput(exportSignature, {
    ...Object.fromEntries(
      ['version', 'accountId', 'mac'].map((name) => [name, parseSmall(fields.get(name))]),
    ),
    records: [],
  });
  const texts = await runScan(scanItems(fields.get('records') ?? '', MOST_ENTRIES), run);
  const records: ExportSignature['records'] = [];
  await runEach(run, texts, (entry) => {
    records.push(parseInput(signedRecord, parseJsonText(entry)));
  });
  return { version, accountId, mac, records };
}

/** Version 1 digests of plans covered `deletedAt`. */
const valueOfVersion1 = ({ collection, value }: FileRecord): unknown =>
  collection === 'plans' && typeof value === 'object' ? { ...value, deletedAt: null } : value;

const computeDigest = (value: unknown): string =>
  createHash('sha256').update(canonicalJson(value)).digest('base64url');

/** Undefined for values nested deeper than the stack, which no export signed. */
function digestOrNothing(value: unknown): string | undefined {
  try {
    return computeDigest(value);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
