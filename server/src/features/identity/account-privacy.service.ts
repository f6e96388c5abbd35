import type { AccountExport } from '@forja/contract/account-export';
import type { Database } from '../../database/connect.ts';
import { inTransaction, type Transaction } from '../../database/in-transaction.ts';
import type { Caller } from '../../http/caller.ts';
import type { Audit } from './audit/audit.service.ts';
import type { RequestContext } from './sessions/request-context.ts';
import type { IdentityRepository, SignInKey } from './storage/identity.repository.ts';
import type { KnownDevices } from './devices/known-devices.service.ts';
import type { PasskeysRepository } from './storage/passkeys.repository.ts';
import type { PasswordCheck } from './passwords/password-check.ts';
import type { AccountService } from './account/account.service.ts';

type Dependencies = {
  db: Database;
  identity: IdentityRepository;
  account: AccountService;
  passkeys: PasskeysRepository;
  knownDevices: KnownDevices;
  assertPassword: PasswordCheck;
  audit: Audit;
};

/** Only a verified email address links data to its owner. */
export type DeletedUser = { id: string; verifiedEmail: string | null };
export type AccountVisit = { current: SignInKey; from: RequestContext };
type IdentityExport = Pick<
  AccountExport,
  'account' | 'sessions' | 'knownDevices' | 'passkeys' | 'events'
>;

export type AccountPrivacy = ReturnType<typeof createAccountPrivacy>;

export function createAccountPrivacy({
  db,
  identity,
  account,
  passkeys,
  knownDevices,
  assertPassword,
  audit,
}: Dependencies) {
  return {
    async export(caller: Caller, { current, from }: AccountVisit): Promise<IdentityExport> {
      await audit.record({ userId: caller.id, event: 'data_exported', device: from.device });
      const [accountDetails, sessions, devices, keys, events] = await Promise.all([
        account.getAccount(caller, current),
        account.listSessions(current),
        knownDevices.list(caller.id),
        passkeys.list(caller.id),
        audit.listAll(caller.id),
      ]);
      return { account: accountDetails, sessions, knownDevices: devices, passkeys: keys, events };
    },

    /** Other tables cascade; `forget` handles rows that outlive the account. */
    async delete(
      { id: userId }: Caller,
      password: string,
      { from }: AccountVisit,
      anonymize: (person: DeletedUser, tx: Transaction) => Promise<void>,
    ): Promise<void> {
      await assertPassword(userId, password, from);
      const user = await identity.findUser(userId);
      await inTransaction(db, async (tx) => {
        await identity.deleteUser(userId, tx);
        await audit.anonymizeUser(userId, tx);
        await anonymize(
          { id: userId, verifiedEmail: user?.emailVerifiedAt ? user.username : null },
          tx,
        );
      });
    },
  };
}
