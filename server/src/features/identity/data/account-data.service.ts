import type { AccountExport } from '@forja/contract/account-data';
import { randomUUID } from 'node:crypto';
import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import type { Caller } from '../../../http/caller.ts';
import type { AccountService } from '../account/account.service.ts';
import type { Audit } from '../audit.service.ts';
import type { From } from '../caller-from.ts';
import type { IdentityRepository, SignInKey } from '../identity.repository.ts';
import type { PasskeysService } from '../passkeys/passkeys.service.ts';
import type { PasswordCheck } from '../password-check.ts';
import type { ExportSignatures } from './export-signatures.ts';
import { storedRecords } from './file-records.ts';
import type { KnownDevices } from '../known-devices.service.ts';
import type { MadeThings, Person } from './made-things.ts';

type Parts = {
  db: Database;
  identity: IdentityRepository;
  account: AccountService;
  passkeys: PasskeysService;
  knownDevices: KnownDevices;
  signatures: ExportSignatures;
  assertPassword: PasswordCheck;
  audit: Audit;
  made: MadeThings;
  now: () => Date;
};

export type AccountData = ReturnType<typeof createAccountData>;

/** A person's data are the person's: to take, to bring and to erase. */
export function createAccountData(dependencies: Parts) {
  const { db, identity, account, passkeys, knownDevices, signatures, assertPassword, audit, made, now } = dependencies;

  async function findPerson(userId: string): Promise<Person> {
    const user = await identity.findUser(userId);
    return { id: userId, verifiedEmail: user?.emailVerifiedAt ? user.username : null };
  }

  return {
    async export(caller: Caller, current: SignInKey, { device }: From): Promise<AccountExport> {
      await audit.record({ userId: caller.id, event: 'data_exported', device });
      const [whole, sessions, devices, keys, events, plans, measures, membership] = await Promise.all([
        account.read(caller, current),
        account.sessions(current),
        knownDevices.list(caller.id),
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
        knownDevices: devices,
        passkeys: keys,
        events,
        plans,
        measures,
        membership,
        signature: signatures.sign(caller.id, await storedRecords(made, caller.id, { plans, measures })),
      };
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
