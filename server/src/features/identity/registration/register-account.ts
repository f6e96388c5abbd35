import { randomUUID } from 'node:crypto';
import type { Registration } from '@forja/contract/identity/identity';
import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import type { TryLimits } from '../limits/try-limits.service.ts';
import { assertGoodAnswer, assertGoodPassword } from '../passwords/assert-good-password.ts';
import { hashSecret, normalizeAnswer } from '../passwords/secret-hash.ts';
import type { RequestContext } from '../sessions/request-context.ts';
import {
  type AccountAdditionDependencies,
  type Arrival,
  createAddAccount,
  type SignInResult,
} from './add-account.ts';
import type { PendingRegistrations } from './pending-registrations.service.ts';

export type RegistrationDependencies = AccountAdditionDependencies & {
  db: Database;
  limits: TryLimits;
  registrations: PendingRegistrations | undefined;
  now: () => Date;
};

/**
 * Without mail, signs in at once. With mail, the response does not reveal whether the address has
 * an account.
 */
export function createRegisterAccount(dependencies: RegistrationDependencies) {
  const { db, limits, registrations, now } = dependencies;
  const addAccount = createAddAccount(dependencies);

  return async function registerAccount(
    registration: Registration,
    from: RequestContext,
    arrival?: Arrival,
  ): Promise<SignInResult | 'mailbox'> {
    const { username, password, secretQuestion, secretAnswer, referralCode } = registration;
    assertGoodPassword({ username, password }, 'password');
    assertGoodAnswer(secretAnswer, { question: secretQuestion, username, password });
    const action = registrations ? 'registrationEmail' : 'register';
    await limits.count(action, { account: username, ip: from.ip });
    const passwordHash = await hashSecret(password);
    const secretAnswerHash = await hashSecret(normalizeAnswer(secretAnswer));
    const timestamp = now();
    const account = {
      id: randomUUID(),
      username,
      passwordHash,
      secretQuestion,
      secretAnswerHash,
      referralCode,
      acceptedAt: timestamp,
      createdAt: timestamp,
    };
    if (registrations) {
      await registrations.add(account, { ...registration, arrival, device: from.device });
      return 'mailbox';
    }
    return inTransaction(db, (tx) => addAccount(account, arrival, from, tx));
  };
}
