import type { AccountExport, ImportableExport, ImportReport } from '@forja/contract/account-data';
import { randomUUID } from 'node:crypto';
import type { Database } from '../../../database/connect.ts';
import { inTransaction, type Transaction } from '../../../database/in-transaction.ts';
import type { Caller } from '../../../http/caller.ts';
import type { AccountService } from '../account/account.service.ts';
import type { Audit } from '../audit.service.ts';
import type { From } from '../caller-from.ts';
import type { IdentityRepository, SignInKey } from '../identity.repository.ts';
import type { PasskeysService } from '../passkeys/passkeys.service.ts';
import type { PasswordCheck } from '../password-check.ts';

/** Who may be joined to what was sent without an account: the address counts only if it was verified. */
type Person = { id: string; verifiedEmail: string | null };

/** What the features that come after this one keep of a person; the app hands it over. */
export type MadeThings = {
  plans: {
    exportPlans(userId: string): Promise<AccountExport['plans']>;
    /** Brings in what is not there yet, or only tells what would happen. */
    importPlans(userId: string, plans: ImportableExport['plans'], isDryRun: boolean): Promise<ImportReport['plans']>;
  };
  measures: {
    exportMeasures(userId: string): Promise<AccountExport['measures']>;
    importMeasures(
      userId: string,
      measures: NonNullable<ImportableExport['measures']>,
      isDryRun: boolean,
    ): Promise<ImportReport['measures']>;
  };
  payments: {
    exportPayments(person: Person): Promise<AccountExport['membership']>;
    /** What has to outlive the account stays, under an id that leads nowhere. */
    forget(person: Person, stranger: string, tx: Transaction): Promise<void>;
  };
};

type Parts = {
  db: Database;
  identity: IdentityRepository;
  account: AccountService;
  passkeys: PasskeysService;
  assertPassword: PasswordCheck;
  audit: Audit;
  made: MadeThings;
  now: () => Date;
};

export type AccountData = ReturnType<typeof createAccountData>;

/** A person's data are the person's: to take, to bring and to erase. */
export function createAccountData({ db, identity, account, passkeys, assertPassword, audit, made, now }: Parts) {
  async function findPerson(userId: string): Promise<Person> {
    const user = await identity.findUser(userId);
    return { id: userId, verifiedEmail: user?.emailVerifiedAt ? user.username : null };
  }

  return {
    async export(caller: Caller, current: SignInKey, { device }: From): Promise<AccountExport> {
      await audit.record({ userId: caller.id, event: 'data_exported', device });
      const [whole, sessions, keys, events, plans, measures, membership] = await Promise.all([
        account.read(caller, current),
        account.sessions(current),
        passkeys.list(caller.id),
        audit.everything(caller.id),
        made.plans.exportPlans(caller.id),
        made.measures.exportMeasures(caller.id),
        made.payments.exportPayments(await findPerson(caller.id)),
      ]);
      return {
        format: 'forja-account',
        version: 1,
        exportedAt: now(),
        account: whole,
        sessions,
        passkeys: keys,
        events,
        plans,
        measures,
        membership,
      };
    },

    async import(
      userId: string,
      { plans, measures = [] }: ImportableExport,
      isDryRun: boolean,
      { device }: From,
    ): Promise<ImportReport> {
      const report = await made.plans.importPlans(userId, plans, isDryRun);
      const figures = await made.measures.importMeasures(userId, measures, isDryRun);
      const counts = { new: 0, remade: 0, already_here: 0, refused: 0, unreadable: 0 };
      for (const { outcome } of report) counts[outcome] += 1;
      if (!isDryRun) await audit.record({ userId, event: 'data_imported', device });
      return { isDryRun, counts, plans: report, measures: figures };
    },

    async delete({ id: userId }: Caller, password: string, from: From): Promise<void> {
      await assertPassword(userId, password, from);
      const person = await findPerson(userId);
      await inTransaction(db, async (tx) => {
        await identity.deleteUser(userId, tx);
        await audit.forget(userId, tx);
        await made.payments.forget(person, randomUUID(), tx);
      });
    },
  };
}
