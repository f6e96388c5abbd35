import { DAY_MS } from '@forja/domain/units/durations';
import type { Transaction } from '../../../database/in-transaction.ts';
import type { Caller } from '../../../http/caller.ts';
import type { RequestContext } from './request-context.ts';
import { deviceHash, newDeviceSecret } from '../devices/device-secret.ts';
import type { IdentityRepository } from '../storage/identity.repository.ts';
import type { KnownDevices } from '../devices/known-devices.service.ts';
import { SESSION_DAYS } from './session-cookie.ts';
import { newToken, type SessionToken, tokenHash } from './session-token.ts';

export type SignIns = ReturnType<typeof createSignIns>;

/**
 * Administrator sessions are never extended: a forgotten computer must not stay open for months.
 */
const ADMIN_SESSION_DAYS = 1;

export const sessionExpiry = (from: Date, role: Caller['role']): Date =>
  new Date(from.getTime() + (role === 'admin' ? ADMIN_SESSION_DAYS : SESSION_DAYS) * DAY_MS);

type SignedInUser = {
  userId: string;
  role: Caller['role'];
  secondFactorAt: Date | null;
};

type Dependencies = { identity: IdentityRepository; knownDevices: KnownDevices; now: () => Date };

export function createSignIns({ identity, knownDevices, now }: Dependencies) {
  return {
    /** Replaces the session of the request, against session fixation. */
    async startSession(
      { userId, role, secondFactorAt }: SignedInUser,
      {
        device,
        deviceSecret = newDeviceSecret(),
        presentedToken: presented,
      }: Omit<RequestContext, 'ip'>,
      tx: Transaction,
    ): Promise<SessionToken> {
      if (presented)
        await identity.endSignIn({ userId: presented.userId, tokenHash: tokenHash(presented) }, tx);
      const token = newToken(userId);
      const timestamp = now();
      const times = {
        createdAt: timestamp,
        renewedAt: timestamp,
        seenAt: timestamp,
        expiresAt: sessionExpiry(timestamp, role),
      };
      const knownDevice = { userId, deviceHash: deviceHash(deviceSecret) };
      await identity.addSignIn(
        {
          ...knownDevice,
          tokenHash: tokenHash(token),
          isStrong: secondFactorAt !== null,
          secondFactorAt,
          ...device,
          ...times,
        },
        tx,
      );
      await knownDevices.remember(knownDevice, tx);
      return { ...token, deviceSecret };
    },
  };
}
