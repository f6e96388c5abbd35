import { randomUUID } from 'node:crypto';
import type { AccountExport } from '@forja/contract/account-export';
import type { AnyCollection } from '@forja/contract/records/records';
import type { Caller } from '../../http/caller.ts';
import type { SupportNotes } from '../admin/support/support-notes.service.ts';
import type { AccountVisit, AccountPrivacy } from '../identity/account-privacy.service.ts';
import type { PaymentPrivacy } from '../payments/payment-privacy.service.ts';
import type { Partners } from '../partners/partners.service.ts';
import type { Referrals } from '../referrals/referrals.service.ts';
import type { Records } from '../records/records.service.ts';
import type { ExportSignatures } from './export-signatures.ts';

type Dependencies = {
  privacy: AccountPrivacy;
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

/** Exports and deletes everything of a person, over every collection. */
export function createAccountExport({
  privacy,
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

  return {
    async export(caller: Caller, visit: AccountVisit): Promise<AccountExport> {
      const identity = await privacy.export(caller, visit);
      const { username, emailVerifiedAt } = identity.account;
      const person = { id: caller.id, verifiedEmail: emailVerifiedAt ? username : null };
      const [membership, partnerApplications, referralsExport, supportNotes, stored] =
        await Promise.all([
          payments.exportPayments(person),
          partners.listByApplicant(person),
          referrals.exportReferrals(caller.id),
          notes.exportNotes(caller.id),
          records.exportRecords(caller.id),
        ]);
      const byCollection: AccountExport['records'] = Object.fromEntries(
        collections.map(({ name }) => [name, []]),
      );
      for (const { collection, id, revision, updatedAt, copyOf, value } of stored)
        (byCollection[collection] ??= []).push({ id, revision, updatedAt, copyOf, value });
      return {
        format: 'forja-account',
        version: 2,
        exportedAt: now(),
        ...identity,
        records: byCollection,
        membership,
        partnerApplications,
        referrals: referralsExport,
        supportNotes,
        // An import reads of each record what a device would send.
        signature: signatures.sign(
          caller.id,
          stored.map((record) => ({
            ...record,
            value:
              collectionsByName.get(record.collection)?.toRequest(record.value) ?? record.value,
          })),
        ),
      };
    },

    /** In one transaction: the records go with the user's row, and what accounting needs stays under a random id. */
    delete: (caller: Caller, password: string, visit: AccountVisit): Promise<void> =>
      privacy.delete(caller, password, visit, async (person, tx) => {
        const anonymousUserId = randomUUID();
        await payments.anonymizeUser(person, anonymousUserId, tx);
        await partners.deleteByApplicant(person, tx);
        // under the same id, so that a later refund of a payment still finds its credit
        await referrals.anonymizeUser(person.id, anonymousUserId, tx);
      }),
  };
}
