import { type Contacts, defaults } from '@forja/contract/brand';
import { type OpeningStep, SELLER_PARTS } from '@forja/contract/admin/admin-overview';
import type { Seller } from '@forja/contract/payments/seller';
import { DAY_MS } from '@forja/domain/units/durations';
import type { Database } from '../../database/connect.ts';
import { readOpeningFacts } from './opening.repository.ts';
import type { PaymentProvider } from '../../gateways/payments/payment-provider.ts';

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

const BACKUP_MAX_AGE_MS = 2 * DAY_MS;

export type Opening = ReturnType<typeof createOpening>;

export function createOpening({ db, settings, providers, hasMail, now }: Dependencies) {
  const { appOrigin, contacts, seller, payments } = settings;

  return {
    async listMissing(): Promise<OpeningStep[]> {
      const { administrators, backupAt } = await readOpeningFacts(db);
      const isDone: Record<Exclude<OpeningStep, keyof Seller>, boolean> = {
        contacts:
          contacts.whatsapp !== defaults.contacts.whatsapp &&
          contacts.supportEmail !== defaults.contacts.supportEmail,
        https: appOrigin?.startsWith('https://') ?? false,
        mail: hasMail,
        mercadopago: providers.some(({ id }) => id === 'mercadopago'),
        paypal: providers.some(({ id }) => id === 'paypal'),
        // the sandbox account belongs to no bank
        transfer: payments.transfer !== undefined && !payments.hasSimulation,
        second_administrator: administrators > 1,
        backup: backupAt !== null && now().getTime() - backupAt.getTime() <= BACKUP_MAX_AGE_MS,
      };
      return [
        ...SELLER_PARTS.filter((part) => !seller[part]),
        ...(Object.keys(isDone) as (keyof typeof isDone)[]).filter((step) => !isDone[step]), // keys of a constant
      ];
    },
  };
}
