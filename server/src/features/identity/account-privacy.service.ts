import type { AccountExport } from '@forja/contract/account-data';
import type { Database } from '../../database/connect.ts';
import { inTransaction, type Transaction } from '../../database/in-transaction.ts';
import type { Caller } from '../../http/caller.ts';
import type { Audit } from './audit/audit.service.ts';
import type { From } from './sessions/request-context.ts';
import type { IdentityRepository, SignInKey } from './identity.repository.ts';
import type { KnownDevices } from './devices/known-devices.service.ts';
import type { PasskeysRepository } from './passkeys/passkeys.repository.ts';
import type { PasswordCheck } from './passwords/password-check.ts';
import type { AccountService } from './account/account.service.ts';

type Parts = {
  db: Database;
  identity: IdentityRepository;
  account: AccountService;
  passkeys: PasskeysRepository;
  knownDevices: KnownDevices;
  assertPassword: PasswordCheck;
  audit: Audit;
};

/** Whose payments and withdrawals are part of the account: an address counts only if it was verified. */
export type Person = { id: string; verifiedEmail: string | null };
/** The session and the device that a request comes with. */
export type Visit = { current: SignInKey; from: From };
type IdentityExport = Pick<AccountExport, 'account' | 'sessions' | 'knownDevices' | 'passkeys' | 'events'>;

export type WholeAccount = ReturnType<typeof createWholeAccount>;

/** All that identity has of a person: to hand over and to delete. */
export function createWholeAccount({ db, identity, account, passkeys, knownDevices, assertPassword, audit }: Parts) {
  return {
    async export(caller: Caller, { current, from }: Visit): Promise<IdentityExport> {
      await audit.record({ userId: caller.id, event: 'data_exported', device: from.device });
      const [whole, sessions, devices, keys, events] = await Promise.all([
        account.read(caller, current),
        account.sessions(current),
        knownDevices.list(caller.id),
        passkeys.list(caller.id),
        audit.everything(caller.id),
      ]);
      return { account: whole, sessions, knownDevices: devices, passkeys: keys, events };
    },

    /** Rows of the person in other tables go by cascade; `forget` is for those that have to outlive the account. */
    async delete(
      { id: userId }: Caller,
      password: string,
      { from }: Visit,
      forget: (person: Person, tx: Transaction) => Promise<void>,
    ): Promise<void> {
      await assertPassword(userId, password, from);
      const user = await identity.findUser(userId);
      await inTransaction(db, async (tx) => {
        await identity.deleteUser(userId, tx);
        await audit.forget(userId, tx);
        await forget({ id: userId, verifiedEmail: user?.emailVerifiedAt ? user.username : null }, tx);
      });
    },
  };
}
