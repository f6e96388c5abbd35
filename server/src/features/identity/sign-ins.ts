import type { Transaction } from '../../database/in-transaction.ts';
import type { From } from './caller-from.ts';
import type { IdentityRepository } from './identity.repository.ts';
import { SESSION_DAYS } from './session-cookie.ts';
import { newToken, type SessionToken, tokenHash } from './session-token.ts';

const DAY_MS = 86_400_000;

export type SignIns = ReturnType<typeof createSignIns>;

export const expiryOf = (from: Date): Date => new Date(from.getTime() + SESSION_DAYS * DAY_MS);

/** The one way in, whatever opened the door. */
export function createSignIns({ identity, now }: { identity: IdentityRepository; now: () => Date }) {
  return {
    /** A new secret at every sign-in, and the one that came with the request ends: a planted cookie is worth nothing. */
    async begin(
      { userId, isStrong }: { userId: string; isStrong: boolean },
      { device, presented }: Pick<From, 'device' | 'presented'>,
      tx: Transaction,
    ): Promise<SessionToken> {
      if (presented) await identity.endSignIn({ userId: presented.userId, tokenHash: tokenHash(presented) }, tx);
      const token = newToken(userId);
      const at = now();
      const times = { createdAt: at, renewedAt: at, seenAt: at, expiresAt: expiryOf(at) };
      await identity.addSignIn({ userId, tokenHash: tokenHash(token), isStrong, ...device, ...times }, tx);
      return token;
    },
  };
}
