import { randomBytes, randomUUID } from 'node:crypto';
import type { Credentials, Registration, User } from '@forja/contract/identity';
import type { Database } from '../../database/connect.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { AppError } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import type { Audit } from './audit/audit.service.ts';
import type { From } from './sessions/request-context.ts';
import type { IdentityRepository } from './identity.repository.ts';
import type { KnownDevices } from './devices/known-devices.service.ts';
import type { AccountLetters } from './email/account-emails.service.ts';
import type { EmailChange } from './email/email-change.service.ts';
import type { EmailVerification } from './email/email-verification.service.ts';
import { assertGoodPassword } from './passwords/assert-good-password.ts';
import type { SecondFactor } from './second-factor/second-factor.service.ts';
import { hashSecret, isSecret, normalAnswer } from './passwords/secret-hash.ts';
import { type SessionToken, tokenHash } from './sessions/session-token.ts';
import { expiryOf, type SignIns } from './sessions/sign-ins.ts';
import type { TryLimits } from './limits/try-limits.service.ts';

const DAY_MS = 86_400_000;
/** How stale "last seen" may be: a session in use would otherwise write at every request. */
const SEEN_MS = 10 * 60_000;

type Parts = {
  db: Database;
  identity: IdentityRepository;
  signIns: SignIns;
  secondFactor: SecondFactor;
  audit: Audit;
  limits: TryLimits;
  knownDevices: KnownDevices;
  emailChange: EmailChange;
  emailVerification: EmailVerification;
  letters: AccountLetters;
  now: () => Date;
};
type SignedIn = { user: User; token: SessionToken };

export type IdentityService = ReturnType<typeof createIdentityService>;

export function createIdentityService(parts: Parts) {
  const { db, identity, signIns, secondFactor, audit, limits, knownDevices, now } = parts;
  const { emailChange, emailVerification, letters } = parts;

  /** Compared when there is no account, so that the answer takes as long as a wrong password. */
  const nobodysHash = hashSecret(randomBytes(32).toString('hex'));

  /** With the code of a change of address, the account that waits for it; without, the one that has the address. */
  async function findAccount(username: string, emailCode: string | undefined) {
    if (emailCode === undefined) return identity.findByUsername(username);
    const userId = await emailChange.findByCode(username, emailCode);
    return userId === undefined ? undefined : identity.findUser(userId);
  }

  return {
    async register(registration: Registration, from: From): Promise<SignedIn> {
      const { username, password, secretQuestion, secretAnswer, referralCode } = registration;
      assertGoodPassword({ username, password }, 'password');
      await limits.count('register', { account: username, ip: from.ip });
      const passwordHash = await hashSecret(password);
      const secretAnswerHash = await hashSecret(normalAnswer(secretAnswer));
      const at = now();
      const account = {
        username,
        passwordHash,
        secretQuestion,
        secretAnswerHash,
        referralCode,
        acceptedAt: at,
        createdAt: at,
      };
      const registered = await inTransaction(db, async (tx) => {
        const user = await identity.addUser({ id: randomUUID(), ...account }, tx);
        if (!user) throw new AppError('account_exists');
        await audit.record({ userId: user.id, event: 'registered', device: from.device }, tx);
        await emailVerification.send(user, tx);
        const token = await signIns.begin({ userId: user.id, isStrong: false }, from, tx);
        return { user: onTheWire({ ...user, role: 'user' }), token };
      });
      letters.sendSoon();
      return registered;
    },

    async login({ username, password, code, emailCode }: Credentials, from: From): Promise<SignedIn> {
      const who = await knownDevices.findWho(username, from);
      await limits.count('login', who);
      const user = await findAccount(username, emailCode);
      const isRight = await isSecret(password, user?.passwordHash ?? (await nobodysHash));
      if (!user || !isRight) {
        await audit.record({ userId: user?.id, event: 'sign_in_failed', device: from.device });
        throw new AppError('wrong_credentials');
      }
      await limits.succeeded('login', who);
      const isStrong = await secondFactor.pass(user, code, from);
      return inTransaction(db, async (tx) => {
        // taken in the meantime: the answer is the one of a wrong password
        if (emailCode !== undefined && !(await emailChange.completeByCode(user.id, { username, emailCode }, from, tx)))
          throw new AppError('wrong_credentials');
        await audit.signedIn({ userId: user.id, device: from.device }, tx);
        const token = await signIns.begin({ userId: user.id, isStrong }, from, tx);
        return { user: onTheWire({ ...user, username, role: roleOf(user.role, isStrong) }), token };
      });
    },

    async logout(token: SessionToken | undefined): Promise<void> {
      if (token) await identity.endSignIn({ userId: token.userId, tokenHash: tokenHash(token) });
    },

    /** Who a session belongs to, and whether it was renewed: a session in use never expires under the person. */
    async callerOf(token: SessionToken): Promise<{ caller: Caller; renewed: boolean } | undefined> {
      const key = { userId: token.userId, tokenHash: tokenHash(token) };
      const at = now();
      const found = await identity.findCaller(key, at);
      if (!found) return undefined;
      const { id, username, role, isStrong, renewedAt, seenAt } = found;
      const renewed = at.getTime() - renewedAt.getTime() > DAY_MS;
      if (renewed) await identity.touchSignIn(key, { seenAt: at, renewedAt: at, expiresAt: expiryOf(at) });
      else if (at.getTime() - seenAt.getTime() > SEEN_MS) await identity.touchSignIn(key, { seenAt: at });
      return { caller: { id, username, role: roleOf(role, isStrong) }, renewed };
    },
  };
}

/** An administrator who did not pass the second step is one more person. */
const roleOf = (role: Caller['role'], isStrong: boolean): Caller['role'] => (isStrong ? role : 'user');

/** Only administrators carry a role. */
export const onTheWire = ({ id, username, role }: Caller): User => ({
  id,
  username,
  ...(role === 'admin' && { role }),
});
