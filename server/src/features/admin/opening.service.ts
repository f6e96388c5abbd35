import { type Contacts, defaults } from '@forja/contract/brand';
import type { OpeningStep } from '@forja/contract/admin/admin-overview';
import { type Seller, SELLER_PARTS } from '@forja/contract/seller';
import { DAY_MS } from '@forja/domain/units/durations';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import type { PaymentProvider } from '../../gateways/payments/payment-provider.ts';

/** What of the settings says whether people may be sold to. */
export type OpeningSettings = {
  appOrigin: string | undefined;
  contacts: Contacts;
  seller: Seller;
  payments: { transfer: unknown; hasSimulation: boolean };
};
type Dependencies = {
  db: Database;
  settings: OpeningSettings;
  providers: readonly Pick<PaymentProvider, 'id'>[];
  hasMail: boolean;
  now: () => Date;
};

/** A copy that is older than this is not the one that somebody would restore. */
const BACKUP_MAX_AGE_MS = 2 * DAY_MS;

export type Opening = ReturnType<typeof createOpening>;

/** What is missing before opening. */
export function createOpening({ db, settings, providers, hasMail, now }: Dependencies) {
  const { appOrigin, contacts, seller, payments } = settings;

  return {
    async listMissing(): Promise<OpeningStep[]> {
      const { rows } = await db.execute<{ administrators: number; backup_at: string | null }>(
        sql`select (select count(*)::int from users where role = 'admin' and second_factor_on_at is not null) as administrators,
          (select succeeded_at from job_runs where name = 'backup') as backup_at`,
      );
      const { administrators = 0, backup_at: backupAt = null } = rows[0] ?? {};
      const isDone: Record<Exclude<OpeningStep, keyof Seller>, boolean> = {
        contacts:
          contacts.whatsapp !== defaults.contacts.whatsapp &&
          contacts.supportEmail !== defaults.contacts.supportEmail,
        https: appOrigin?.startsWith('https://') ?? false,
        mail: hasMail,
        mercadopago: providers.some(({ id }) => id === 'mercadopago'),
        paypal: providers.some(({ id }) => id === 'paypal'),
        // the account of a laptop is of no bank
        transfer: payments.transfer !== undefined && !payments.hasSimulation,
        second_administrator: administrators > 1,
        backup:
          backupAt !== null && now().getTime() - new Date(backupAt).getTime() <= BACKUP_MAX_AGE_MS,
      };
      return [
        ...SELLER_PARTS.filter((part) => !seller[part]),
        ...(Object.keys(isDone) as (keyof typeof isDone)[]).filter((step) => !isDone[step]), // its own keys
      ];
    },
  };
}
