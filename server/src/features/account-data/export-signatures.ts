import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { type ExportSignature, exportSignature } from '@forja/contract/account-data';
import { canonicalJson } from './canonical-json.ts';

/** `value` is what a device would send, and nothing else. */
export type FileRecord = { collection: string; id: string; value?: unknown };
type StoredRecord = FileRecord & { revision: number };

export type ExportSignatures = ReturnType<typeof createExportSignatures>;

/**
 * Signs what an account had when it was exported. An HMAC and no key pair: nobody but the server has to verify it. The
 * key comes from the secret, so that every server accepts the files of the others.
 */
export function createExportSignatures({ secret }: { secret: string }) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'account export', 32));
  const macOf = (signed: Omit<ExportSignature, 'mac'>): Buffer =>
    createHmac('sha256', key).update(canonicalJson(signed)).digest();

  return {
    sign(accountId: string, records: readonly StoredRecord[]): ExportSignature {
      const signed = {
        version: 2 as const,
        accountId,
        records: records.map(({ collection, id, revision, value }) => ({
          collection,
          id,
          revision,
          digest: digestOf(value),
        })),
      };
      return { ...signed, mac: macOf(signed).toString('base64url') };
    },

    /** Says of a record whether this account had it, as it is; undefined when nothing of the file was signed for it. */
    verify(accountId: string, signature: unknown): ((record: FileRecord) => boolean) | undefined {
      const parsed = exportSignature.safeParse(signature);
      if (!parsed.success || parsed.data.accountId !== accountId) return undefined;
      const { mac, ...signed } = parsed.data;
      const [expected, given] = [macOf(signed), Buffer.from(mac, 'base64url')];
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      const digests = new Set(signed.records.map(({ collection, id, digest }) => `${collection} ${id} ${digest}`));
      const valueOf = signed.version === 1 ? valueOfVersion1 : ({ value }: FileRecord) => value;
      return (record) => digests.has(`${record.collection} ${record.id} ${digestOrNothing(valueOf(record))}`);
    },
  };
}

/** In that version a plan was also signed as not deleted. */
const valueOfVersion1 = ({ collection, value }: FileRecord): unknown =>
  collection === 'plans' && typeof value === 'object' ? { ...value, deletedAt: null } : value;

const digestOf = (value: unknown): string => createHash('sha256').update(canonicalJson(value)).digest('base64url');

/** A file may nest deeper than the stack of who reads it: nobody signed that. */
function digestOrNothing(value: unknown): string | undefined {
  try {
    return digestOf(value);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
