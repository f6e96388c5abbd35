import { randomUUID } from 'node:crypto';
import { accountExport, type ExportSignature } from '@forja/contract/account-export';
import type { AnyCollection } from '@forja/contract/records/records';
import { z } from 'zod/mini';
import type { Caller } from '../../http/caller.ts';
import type { SupportNotes } from '../admin/support/support-notes.service.ts';
import type { AccountVisit, AccountPrivacy } from '../identity/account-privacy.service.ts';
import type { PaymentPrivacy } from '../payments/payment-privacy.service.ts';
import type { Partners } from '../partners/partners.service.ts';
import type { Referrals } from '../referrals/referrals.service.ts';
import type { Records, StoredRecord } from '../records/records.service.ts';
import type { TryLimits } from '../identity/limits/try-limits.service.ts';
import { type AccountWork, runEach, type RunWork } from '../records/work/account-work.service.ts';
import { accountPage, type ExportOutline } from './account-page.ts';
import { describeRecord } from './describe-records.ts';
import { type ExportSignatures, signatureEntry } from './export-signatures.ts';

type Dependencies = {
  privacy: AccountPrivacy;
  work: Pick<AccountWork, 'createRunner'>;
  limits: TryLimits;
  records: Pick<Records, 'exportRecords'>;
  payments: PaymentPrivacy;
  partners: Pick<Partners, 'listByApplicant' | 'deleteByApplicant'>;
  notes: Pick<SupportNotes, 'exportNotes'>;
  referrals: Pick<Referrals, 'exportReferrals' | 'anonymizeUser'>;
  signatures: ExportSignatures;
  collections: readonly AnyCollection[];
  now: () => Date;
};

export type AccountExportService = ReturnType<typeof createAccountExport>;

export function createAccountExport({
  privacy,
  work,
  limits,
  records,
  payments,
  partners,
  referrals,
  notes,
  signatures,
  collections,
  now,
}: Dependencies) {
  const collectionsByName = new Map(collections.map((collection) => [collection.name, collection]));

  /** Excludes records, which may not fit in memory. */
  async function readOutline(caller: Caller, visit: AccountVisit): Promise<ExportOutline> {
    await limits.count('export', { account: caller.id, ip: visit.from.ip });
    const identity = await privacy.export(caller, visit);
    const { username, emailVerifiedAt } = identity.account;
    const person = { id: caller.id, verifiedEmail: emailVerifiedAt ? username : null };
    const [membership, partnerApplications, referralsExport, supportNotes] = await Promise.all([
      payments.exportPayments(person),
      partners.listByApplicant(person),
      referrals.exportReferrals(caller.id),
      notes.exportNotes(caller.id),
    ]);
    return {
      format: 'forja-account',
      version: 2,
      exportedAt: now(),
      ...identity,
      membership,
      partnerApplications,
      referrals: referralsExport,
      supportNotes,
    };
  }

  async function readRecords<Part>(
    userId: string,
    run: RunWork,
    toPart: (record: StoredRecord) => Part,
  ): Promise<Map<string, Part[]>> {
    const byCollection = new Map(collections.map(({ name }) => [name, new Map<string, Part>()]));
    for await (const page of records.exportRecords(userId))
      await runEach(run, page, (record) => {
        const parts = byCollection.get(record.collection) ?? new Map<string, Part>();
        byCollection.set(record.collection, parts.set(record.id, toPart(record)));
      });
    return new Map([...byCollection].map(([name, parts]) => [name, [...parts.values()].reverse()]));
  }

  return {
    async exportFile(caller: Caller, visit: AccountVisit): Promise<Iterable<string>> {
      const run = work.createRunner(caller.id);
      const outline = await readOutline(caller, visit);
      const parts = await readRecords(caller.id, run, (record) => ({
        text: recordText(record),
        entry: signatureEntry({
          ...record,
          value: collectionsByName.get(record.collection)?.toRequest(record.value) ?? record.value,
        }),
      }));
      const entries = [...parts.values()].flatMap((list) => list.map(({ entry }) => entry));
      const signature = await signatures.sign(caller.id, entries, run);
      return writeFile(outline, parts, signature);
    },

    async exportPage(caller: Caller, visit: AccountVisit): Promise<Iterable<string>> {
      const outline = await readOutline(caller, visit);
      const texts = await readRecords(caller.id, work.createRunner(caller.id), (record) =>
        describeRecord(record.collection, record),
      );
      return accountPage(outline, texts, collections);
    },

    /**
     * One transaction: records cascade with the user's row, and accounting keeps its rows under a
     * random id.
     */
    delete: (caller: Caller, password: string, visit: AccountVisit): Promise<void> =>
      privacy.delete(caller, password, visit, async (person, tx) => {
        const anonymousUserId = randomUUID();
        await payments.anonymizeUser(person, anonymousUserId, tx);
        await partners.deleteByApplicant(person, tx);
        // the anonymous id lets a later refund find its credit
        await referrals.anonymizeUser(person.id, anonymousUserId, tx);
      }),
  };
}

const outlineSchema = z.omit(accountExport, { records: true, signature: true });
type FilePart = { text: string; entry: ExportSignature['records'][number] };

const recordText = ({ id, revision, updatedAt, copyOf, value }: StoredRecord): string =>
  JSON.stringify({ id, revision, updatedAt, copyOf, value });

function* writeFile(
  outline: ExportOutline,
  parts: ReadonlyMap<string, readonly FilePart[]>,
  { records: entries, ...signature }: ExportSignature,
): Generator<string> {
  yield JSON.stringify(z.encode(outlineSchema, outline)).slice(0, -1);
  let before = ',"records":{';
  for (const [name, list] of parts) {
    yield `${before}${JSON.stringify(name)}:[`;
    for (const [index, { text }] of list.entries()) yield index === 0 ? text : `,${text}`;
    before = '],';
  }
  yield `]},"signature":${JSON.stringify(signature).slice(0, -1)},"records":[`;
  for (const [index, entry] of entries.entries())
    yield `${index === 0 ? '' : ','}${JSON.stringify(entry)}`;
  yield ']}}';
}
