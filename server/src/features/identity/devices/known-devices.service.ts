import { DAY_MS } from '@forja/domain/units/durations';
import type { Transaction } from '../../../database/in-transaction.ts';
import { DEVICE_DAYS, deviceHash } from './device-secret.ts';
import type { KnownDevicesRepository } from './known-devices.repository.ts';
import type { LimitSubject } from '../limits/applied-limits.ts';

type DeviceContext = { ip: string; deviceSecret: string | undefined };

/** Bounded, because each known device has its own tries. */
const MAX_PER_USER = 20;

export type KnownDevices = ReturnType<typeof createKnownDevices>;

export function createKnownDevices({
  devices,
  now,
}: {
  devices: KnownDevicesRepository;
  now: () => Date;
}) {
  return {
    async findLimitSubject(
      username: string,
      { ip, deviceSecret }: DeviceContext,
    ): Promise<LimitSubject> {
      const hash = deviceSecret && deviceHash(deviceSecret);
      const isKnown = hash !== undefined && (await devices.isKnownByUsername(username, hash));
      return { account: username, ip, ...(isKnown && { device: hash }) };
    },

    async findLimitSubjectById(
      userId: string,
      { ip, deviceSecret }: DeviceContext,
    ): Promise<LimitSubject> {
      const hash = deviceSecret && deviceHash(deviceSecret);
      const isKnown = hash !== undefined && (await devices.isKnown(userId, hash));
      return { account: userId, ip, ...(isKnown && { device: hash }) };
    },

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
