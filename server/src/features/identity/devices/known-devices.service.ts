import type { Transaction } from '../../../database/in-transaction.ts';
import type { From } from '../sessions/request-context.ts';
import { DEVICE_DAYS, deviceHash } from './device-secret.ts';
import type { KnownDevicesRepository } from './known-devices.repository.ts';
import type { Who } from '../limits/applied-limits.ts';

const DAY_MS = 86_400_000;
/** Each one has tries of its own, so there are few: phones, computers and browsers of one person. */
const MOST_PER_USER = 20;

export type KnownDevices = ReturnType<typeof createKnownDevices>;

/** Devices that signed in to an account before: they keep tries of their own, whatever strangers do. */
export function createKnownDevices({ devices, now }: { devices: KnownDevicesRepository; now: () => Date }) {
  return {
    /** By what the tries on this address are counted. */
    async findWho(username: string, { ip, deviceSecret }: From): Promise<Who> {
      const hash = deviceSecret && deviceHash(deviceSecret);
      const isKnown = hash !== undefined && (await devices.isKnownByUsername(username, hash));
      return { account: username, ip, ...(isKnown && { device: hash }) };
    },

    /** By what the tries on the account of somebody who is already known are counted. */
    async findWhoById(userId: string, { ip, deviceSecret }: From): Promise<Who> {
      const hash = deviceSecret && deviceHash(deviceSecret);
      const isKnown = hash !== undefined && (await devices.isKnown(userId, hash));
      return { account: userId, ip, ...(isKnown && { device: hash }) };
    },

    async remember(device: { userId: string; deviceHash: string }, tx: Transaction): Promise<void> {
      await devices.add(device, now(), tx);
      await devices.keepNewest(device.userId, MOST_PER_USER, tx);
    },

    list: (userId: string) => devices.list(userId),

    forgetUnused: (): Promise<void> => devices.forgetUnseenSince(new Date(now().getTime() - DEVICE_DAYS * DAY_MS)),
  };
}
