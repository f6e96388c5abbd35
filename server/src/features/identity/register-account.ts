import { randomUUID } from 'node:crypto';
import type { Registration, User } from '@forja/contract/identity/identity';
import type { Database } from '../../database/connect.ts';
import { inTransaction, type Transaction } from '../../database/in-transaction.ts';
import { AppError } from '../../http/app-error.ts';
import type { Audit } from './audit/audit.service.ts';
import type { EmailVerification } from './email/email-verification.service.ts';
import type { TryLimits } from './limits/try-limits.service.ts';
import type { AccountEmails } from './outbox/account-emails.service.ts';
import { assertGoodPassword } from './passwords/assert-good-password.ts';
import { hashSecret, normalizeAnswer } from './passwords/secret-hash.ts';
import type { RequestContext } from './sessions/request-context.ts';
import type { SessionToken } from './sessions/session-token.ts';
import type { SignIns } from './sessions/sign-ins.ts';
import type { IdentityRepository } from './storage/identity.repository.ts';
import { toUser } from './storage/to-user.ts';

export type RegistrationDependencies = {
  db: Database;
  identity: IdentityRepository;
  signIns: SignIns;
  audit: Audit;
  limits: TryLimits;
  emailVerification: EmailVerification;
  accountEmails: AccountEmails;
  /** Told of each new account, with what brought it. */
  onRegistered: (account: RegisteredAccount, tx: Transaction) => Promise<void>;
  now: () => Date;
};
/** What the browser keeps of the link that brought the person. */
export type Arrival = { code: string; browserHash: string };
export type RegisteredAccount = {
  userId: string;
  /** In order of preference: typed in the form, kept by the browser. */
  codes: readonly (string | undefined)[];
  browserHash: string | undefined;
  deviceSecret: string | undefined;
};
export type SignInResult = { user: User; token: SessionToken };

/** Adds an account and signs it in. */
export function createRegisterAccount(dependencies: RegistrationDependencies) {
  const { db, identity, signIns, audit, limits, emailVerification, accountEmails } = dependencies;
  const { onRegistered, now } = dependencies;

  return async function registerAccount(
    registration: Registration,
    from: RequestContext,
    arrival?: Arrival,
  ): Promise<SignInResult> {
    const { username, password, secretQuestion, secretAnswer, referralCode } = registration;
    assertGoodPassword({ username, password }, 'password');
    await limits.count('register', { account: username, ip: from.ip });
    const passwordHash = await hashSecret(password);
    const secretAnswerHash = await hashSecret(normalizeAnswer(secretAnswer));
    const timestamp = now();
    const account = {
      username,
      passwordHash,
      secretQuestion,
      secretAnswerHash,
      referralCode,
      acceptedAt: timestamp,
      createdAt: timestamp,
    };
    const result = await inTransaction(db, async (tx) => {
      const user = await identity.addUser({ id: randomUUID(), ...account }, tx);
      if (!user) throw new AppError('account_exists');
      await audit.record({ userId: user.id, event: 'registered', device: from.device }, tx);
      await onRegistered(
        {
          userId: user.id,
          codes: [referralCode, arrival?.code],
          browserHash: arrival?.browserHash,
          deviceSecret: from.deviceSecret,
        },
        tx,
      );
      await emailVerification.send(user, tx);
      const token = await signIns.startSession(
        { userId: user.id, role: 'user', secondFactorAt: null },
        from,
        tx,
      );
      return { user: toUser({ ...user, role: 'user' }), token };
    });
    accountEmails.sendSoon();
    return result;
  };
}
