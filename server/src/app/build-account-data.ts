import { accountDataRoutes } from '../features/account-data/account-data.routes.ts';
import { createAccountData } from '../features/account-data/account-data.service.ts';
import { createAccountImport } from '../features/account-data/account-import.service.ts';
import { createExportSignatures } from '../features/account-data/export-signatures.ts';
import { fromOf } from '../features/identity/caller-from.ts';
import { sessionOf } from '../features/identity/current-session.ts';
import type { SessionCookie } from '../features/identity/session-cookie.ts';
import type { RecordCollection } from '../features/records/records.service.ts';
import type { Records } from '../features/records/records.service.ts';
import type { Api } from '../http/api.ts';
import type { buildAccounts } from './build-accounts.ts';
import type { Payments } from './build-payments.ts';

type Parts = {
  accounts: ReturnType<typeof buildAccounts>;
  records: Records;
  collections: readonly RecordCollection[];
  payments: Payments;
  cookie: SessionCookie;
  secret: string;
  now: () => Date;
};

/** Taking everything out, bringing it back and deleting it: over what all the other features have of a person. */
export function hangAccountData(
  api: Api,
  { accounts, records, collections, payments, cookie, secret, now }: Parts,
): void {
  const base = {
    ...accounts,
    records,
    payments: payments.people,
    collections: collections.map(({ contract }) => contract),
    signatures: createExportSignatures({ secret }),
    isMember: api.isMember,
    now,
  };
  accountDataRoutes(api, {
    ...base,
    data: createAccountData(base),
    imports: createAccountImport(base),
    visitOf: (request) => ({ current: sessionOf(request, cookie), from: fromOf(request, cookie) }),
    forgetSession: (reply) => void cookie.clear(reply),
  });
}
