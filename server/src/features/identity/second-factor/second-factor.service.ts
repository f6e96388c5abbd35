import { Secret } from 'otpauth';
import { inTransaction } from '../../../database/in-transaction.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Caller } from '../../../http/caller.ts';
import type { PurposeKeys } from '../../../keys/keyring.ts';
import { createTextCipher } from '../../../keys/sealed-text.ts';
import type { RequestContext } from '../sessions/request-context.ts';
import type { SignInKey } from '../storage/identity.repository.ts';
import {
  createAssertCode,
  createTotp,
  isLocked,
  type SecondFactorUser,
  type AssertCodeDependencies,
} from './assert-code.ts';

export { isLocked } from './assert-code.ts';

const SECRET_BYTES = 20;

type Dependencies = Omit<AssertCodeDependencies, 'cipher'> & { keys: PurposeKeys };

type SessionOfRequest = { key: SignInKey; from: RequestContext };

export type SecondFactor = ReturnType<typeof createSecondFactor>;

export function createSecondFactor(dependencies: Dependencies) {
  const { db, identity, audit, accountEmails, now } = dependencies;
  const cipher = createTextCipher(dependencies.keys);
  const assertCode = createAssertCode({ ...dependencies, cipher });

  async function findAdministrator(userId: string) {
    const user = await identity.findUser(userId);
    if (user?.role !== 'admin') throw new AppError('not_found');
    return user;
  }

  return {
    /** Seals again under the current key, so that the previous one can be dropped. */
    async reseal(): Promise<void> {
      for (const { id, secondFactorSecret: sealed } of await identity.listSecondFactors())
        if (cipher.isOld(sealed))
          await identity.replaceSecondFactor(id, sealed, cipher.encrypt(cipher.decrypt(sealed)));
    },

    /** Null where the second factor is not set up. */
    async pass(
      user: SecondFactorUser,
      code: string | undefined,
      from: RequestContext,
    ): Promise<Date | null> {
      if (user.role !== 'admin' || user.secondFactorOnAt === null) return null;
      if (isLocked(user)) throw new AppError('second_factor_locked');
      if (code === undefined) throw new AppError('second_factor_required');
      await assertCode(user, code, from);
      return now();
    },

    /** Sessions that began without the second factor must sign in again. */
    async prove(
      { id, role }: Pick<Caller, 'id' | 'role'>,
      code: string,
      { key, from }: SessionOfRequest,
    ): Promise<void> {
      if (role !== 'admin') throw new AppError('not_found');
      await assertCode(await findAdministrator(id), code, from);
      await identity.strengthenSignIn(key, now());
    },

    async start(userId: string): Promise<{ secret: string; uri: string }> {
      const { username, secondFactorOnAt } = await findAdministrator(userId);
      if (secondFactorOnAt !== null) throw new AppError('not_found');
      const newSecret = new Secret({ size: SECRET_BYTES }).base32;
      await identity.changeUser(userId, {
        secondFactorSecret: cipher.encrypt(newSecret),
        secondFactorFailures: 0,
      });
      return { secret: newSecret, uri: createTotp(newSecret, username).toString() };
    },

    /** Ends the other sessions, which had only a password. */
    async confirm(userId: string, code: string, { key, from }: SessionOfRequest): Promise<void> {
      const user = await findAdministrator(userId);
      if (user.secondFactorSecret === null || user.secondFactorOnAt !== null)
        throw new AppError('not_found');
      await assertCode(user, code, from);
      await inTransaction(db, async (tx) => {
        await identity.changeUser(userId, { secondFactorOnAt: now() }, tx);
        await identity.endSignIns(userId, tx, key);
        await identity.strengthenSignIn(key, now(), tx);
        await audit.record({ userId, event: 'second_factor_on', device: from.device }, tx);
      });
      accountEmails.sendSoon();
    },
  };
}
