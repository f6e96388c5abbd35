import type { User } from '@forja/contract/identity/identity';
import type { Transaction } from '../../../database/in-transaction.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Audit } from '../audit/audit.service.ts';
import type { RequestContext } from '../sessions/request-context.ts';
import type { SessionToken } from '../sessions/session-token.ts';
import type { SignIns } from '../sessions/sign-ins.ts';
import type { IdentityRepository, NewUser } from '../storage/identity.repository.ts';
import { toUser } from '../storage/to-user.ts';

export type AccountAdditionDependencies = {
  identity: IdentityRepository;
  signIns: SignIns;
  audit: Audit;
  onRegistered: (account: RegisteredAccount, tx: Transaction) => Promise<void>;
};
export type Arrival = { code: string; browserHash: string };
export type RegisteredAccount = {
  userId: string;
  codes: readonly (string | undefined)[];
  browserHash: string | undefined;
  deviceSecret: string | undefined;
};
export type SignInResult = { user: User; token: SessionToken };

export function createAddAccount(dependencies: AccountAdditionDependencies) {
  const { identity, signIns, audit, onRegistered } = dependencies;

  return async function addAccount(
    account: NewUser,
    arrival: Arrival | undefined,
    from: RequestContext,
    tx: Transaction,
  ): Promise<SignInResult> {
    const user = await identity.addUser(account, tx);
    if (!user) throw new AppError('account_exists');
    await audit.record({ userId: user.id, event: 'registered', device: from.device }, tx);
    await onRegistered(
      {
        userId: user.id,
        codes: [account.referralCode ?? undefined, arrival?.code],
        browserHash: arrival?.browserHash,
        deviceSecret: from.deviceSecret,
      },
      tx,
    );
    const token = await signIns.startSession(
      { userId: user.id, role: 'user', secondFactorAt: null },
      from,
      tx,
    );
    return { user: toUser({ ...user, role: 'user' }), token };
  };
}
