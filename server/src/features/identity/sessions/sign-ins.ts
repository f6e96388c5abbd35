import type { Transaction } from '../../../database/in-transaction.ts';
import type { From } from './request-context.ts';
import { deviceHash, newDeviceSecret } from '../devices/device-secret.ts';
import type { IdentityRepository } from '../identity.repository.ts';
import type { KnownDevices } from '../devices/known-devices.service.ts';
import { SESSION_DAYS } from './session-cookie.ts';
import { newToken, type SessionToken, tokenHash } from './session-token.ts';

const DAY_MS = 86_400_000;

export type SignIns = ReturnType<typeof createSignIns>;

export const expiryOf = (from: Date): Date => new Date(from.getTime() + SESSION_DAYS * DAY_MS);

type Parts = { identity: IdentityRepository; knownDevices: KnownDevices; now: () => Date };

/** The one way in, whatever opened the door. */
export function createSignIns({ identity, knownDevices, now }: Parts) {
  return {
    /** A new secret at every sign-in, and the one that came with the request ends: a planted cookie is worth nothing. */
    async begin(
      { userId, isStrong }: { userId: string; isStrong: boolean },
      { device, deviceSecret = newDeviceSecret(), presented }: Omit<From, 'ip'>,
      tx: Transaction,
    ): Promise<SessionToken> {
      if (presented) await identity.endSignIn({ userId: presented.userId, tokenHash: tokenHash(presented) }, tx);
      const token = newToken(userId);
      const at = now();
      const times = { createdAt: at, renewedAt: at, seenAt: at, expiresAt: expiryOf(at) };
      const known = { userId, deviceHash: deviceHash(deviceSecret) };
      await identity.addSignIn({ ...known, tokenHash: tokenHash(token), isStrong, ...device, ...times }, tx);
      await knownDevices.remember(known, tx);
      return { ...token, deviceSecret };
    },
  };
}
