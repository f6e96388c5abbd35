import { randomBytes, randomUUID } from 'node:crypto';
import type { Credentials, Registration, User } from '@forja/contract/identity';
import type { Database } from '../../database/connect.ts';
import { inTransaction, type Transaction } from '../../database/in-transaction.ts';
import { AppError } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import type { IdentityRepository } from './identity.repository.ts';
import { hashSecret, isSecret, normalAnswer } from './secret-hash.ts';
import { SESSION_DAYS } from './session-cookie.ts';
import { newToken, type SessionToken, tokenHash } from './session-token.ts';
import type { TryLimits } from './try-limits.ts';

const DAY_MS = 86_400_000;

type Parts = { db: Database; identity: IdentityRepository; limits: TryLimits; now: () => Date };
/** Where a sign-in comes from: the address it is counted against, and the session it replaces. */
type From = { ip: string; presented: SessionToken | undefined };
type SignedIn = { user: User; token: SessionToken };

export type IdentityService = ReturnType<typeof createIdentityService>;

export function createIdentityService({ db, identity, limits, now }: Parts) {
  /** Compared when there is no account, so that the answer takes as long as a wrong password. */
  const nobodysHash = hashSecret(randomBytes(32).toString('hex'));

  const expiry = (from: Date) => new Date(from.getTime() + SESSION_DAYS * DAY_MS);

  /** A new secret at every sign-in, and the one that came with the request ends: a planted cookie is worth nothing. */
  async function signIn(userId: string, presented: SessionToken | undefined, tx: Transaction): Promise<SessionToken> {
    if (presented) await identity.endSignIn({ userId: presented.userId, tokenHash: tokenHash(presented) }, tx);
    const token = newToken(userId);
    const at = now();
    await identity.addSignIn(
      { userId, tokenHash: tokenHash(token), createdAt: at, renewedAt: at, expiresAt: expiry(at) },
      tx,
    );
    return token;
  }

  return {
    async register(registration: Registration, { ip, presented }: From): Promise<SignedIn> {
      const { username, password, secretQuestion, secretAnswer, referralCode } = registration;
      await limits.count('register', { account: username, ip });
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
      return inTransaction(db, async (tx) => {
        const user = await identity.addUser({ id: randomUUID(), ...account }, tx);
        if (!user) throw new AppError('account_exists');
        return { user: onTheWire(user), token: await signIn(user.id, presented, tx) };
      });
    },

    async login({ username, password }: Credentials, { ip, presented }: From): Promise<SignedIn> {
      await limits.count('login', { account: username, ip });
      const user = await identity.findByUsername(username);
      const isRight = await isSecret(password, user?.passwordHash ?? (await nobodysHash));
      if (!user || !isRight) throw new AppError('wrong_credentials');
      await limits.succeeded('login', { account: username, ip });
      return { user: onTheWire(user), token: await inTransaction(db, (tx) => signIn(user.id, presented, tx)) };
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
      const { renewedAt, ...caller } = found;
      const renewed = at.getTime() - renewedAt.getTime() > DAY_MS;
      if (renewed) await identity.renewSignIn(key, { renewedAt: at, expiresAt: expiry(at) });
      return { caller, renewed };
    },
  };
}

/** Only administrators carry a role. */
export const onTheWire = ({ id, username, role }: Caller): User => ({
  id,
  username,
  ...(role === 'admin' && { role }),
});
