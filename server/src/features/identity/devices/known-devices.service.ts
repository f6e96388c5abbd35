import { DAY_MS } from '@forja/domain/units/durations';
import type { Transaction } from '../../../database/in-transaction.ts';
import { DEVICE_DAYS, deviceHash } from './device-secret.ts';
import type { KnownDevicesRepository } from './known-devices.repository.ts';
import type { LimitSubject } from '../limits/applied-limits.ts';

/** What of a request tells which device it comes from. */
type DeviceContext = { ip: string; deviceSecret: string | undefined };

/** Bounded, because each known device has its own tries. */
const MAX_PER_USER = 20;

export type KnownDevices = ReturnType<typeof createKnownDevices>;

/** Devices that signed in to an account before. They have their own tries, whatever other devices do. */
export function createKnownDevices({
  devices,
  now,
}: {
  devices: KnownDevicesRepository;
  now: () => Date;
}) {
  return {
    /** The limit subject of a username and a request. */
    async findLimitSubject(
      username: string,
      { ip, deviceSecret }: DeviceContext,
    ): Promise<LimitSubject> {
      const hash = deviceSecret && deviceHash(deviceSecret);
      const isKnown = hash !== undefined && (await devices.isKnownByUsername(username, hash));
      return { account: username, ip, ...(isKnown && { device: hash }) };
    },

    /** The limit subject of a signed-in user and a request. */
    async findLimitSubjectById(
      userId: string,
      { ip, deviceSecret }: DeviceContext,
    ): Promise<LimitSubject> {
      const hash = deviceSecret && deviceHash(deviceSecret);
      const isKnown = hash !== undefined && (await devices.isKnown(userId, hash));
      return { account: userId, ip, ...(isKnown && { device: hash }) };
    },

    /** Whether the account signed in before on the device of a request. */
    async isKnown(userId: string, deviceSecret: string | undefined): Promise<boolean> {
      return deviceSecret !== undefined && devices.isKnown(userId, deviceHash(deviceSecret));
    },

    async remember(device: { userId: string; deviceHash: string }, tx: Transaction): Promise<void> {
      await devices.add(device, now(), tx);
      await devices.deleteOldest(device.userId, MAX_PER_USER, tx);
    },

    list: (userId: string) => devices.list(userId),

    deleteUnused: (): Promise<void> =>
      devices.deleteUnseen(new Date(now().getTime() - DEVICE_DAYS * DAY_MS)),
  };
}
