import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { type ExportSignature, exportSignature } from '@forja/contract/account-export';
import { canonicalJson } from './canonical-json.ts';

/** `value` is what a device would send. */
export type FileRecord = { collection: string; id: string; value?: unknown };

export type ExportSignatures = ReturnType<typeof createExportSignatures>;

/**
 * Signs what an account had when it was exported. An HMAC is enough, because only the server verifies it. The key is
 * derived from the secret, so that every server accepts the files of the others.
 */
export function createExportSignatures({ secret }: { secret: string }) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'account export', 32));
  const computeMac = (signed: Omit<ExportSignature, 'mac'>): Buffer =>
    createHmac('sha256', key).update(canonicalJson(signed)).digest();

  return {
    sign(
      accountId: string,
      records: readonly (FileRecord & { revision: number })[],
    ): ExportSignature {
      const signed = {
        version: 2 as const,
        accountId,
        records: records.map(({ collection, id, revision, value }) => ({
          collection,
          id,
          revision,
          digest: computeDigest(value),
        })),
      };
      return { ...signed, mac: computeMac(signed).toString('base64url') };
    },

    /** Returns what tells whether the account had a record as it is; undefined when the file was not signed for it. */
    verify(accountId: string, signature: unknown): ((record: FileRecord) => boolean) | undefined {
      const parsed = exportSignature.safeParse(signature);
      if (!parsed.success || parsed.data.accountId !== accountId) return undefined;
      const { mac, ...signed } = parsed.data;
      const [expectedMac, presentedMac] = [computeMac(signed), Buffer.from(mac, 'base64url')];
      if (presentedMac.length !== expectedMac.length || !timingSafeEqual(presentedMac, expectedMac))
        return undefined;
      const digests = new Set(
        signed.records.map(({ collection, id, digest }) => `${collection} ${id} ${digest}`),
      );
      const valueOf = signed.version === 1 ? valueOfVersion1 : ({ value }: FileRecord) => value;
      return (record) =>
        digests.has(`${record.collection} ${record.id} ${digestOrNothing(valueOf(record))}`);
    },
  };
}

/** The digest of a plan covered `deletedAt` in that version. */
const valueOfVersion1 = ({ collection, value }: FileRecord): unknown =>
  collection === 'plans' && typeof value === 'object' ? { ...value, deletedAt: null } : value;

const computeDigest = (value: unknown): string =>
  createHash('sha256').update(canonicalJson(value)).digest('base64url');

/** Undefined for a value that nests deeper than the stack: no export signed that. */
function digestOrNothing(value: unknown): string | undefined {
  try {
    return computeDigest(value);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
