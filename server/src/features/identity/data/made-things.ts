import type { AccountExport, ImportableExport, ImportReport } from '@forja/contract/account-data';
import type { Transaction } from '../../../database/in-transaction.ts';

/** Who may be joined to what was sent without an account: the address counts only if it was verified. */
export type Person = { id: string; verifiedEmail: string | null };

/** What the features that come after this one keep of a person; the app hands it over. */
export type MadeThings = {
  plans: {
    exportPlans(userId: string): Promise<AccountExport['plans']>;
    /** Brings in what is not there yet, or only tells what would happen. */
    importPlans(userId: string, plans: ImportableExport['plans'], isDryRun: boolean): Promise<ImportReport['plans']>;
    /** The revision of every record that the account has or had, deleted ones included. */
    planRevisions(userId: string): Promise<Map<string, number>>;
  };
  measures: {
    exportMeasures(userId: string): Promise<AccountExport['measures']>;
    importMeasures(
      userId: string,
      measures: NonNullable<ImportableExport['measures']>,
      isDryRun: boolean,
    ): Promise<Omit<ImportReport['measures'], 'needs_membership'>>;
    measureRevisions(userId: string): Promise<Map<string, number>>;
  };
  payments: {
    exportPayments(person: Person): Promise<AccountExport['membership']>;
    /** What has to outlive the account stays, under an id that leads nowhere. */
    forget(person: Person, stranger: string, tx: Transaction): Promise<void>;
  };
};
