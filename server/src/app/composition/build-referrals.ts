import type { Database } from '../../database/connect.ts';
import { createKnownDevicesRepository } from '../../features/identity/devices/known-devices.repository.ts';
import { createKnownDevices } from '../../features/identity/devices/known-devices.service.ts';
import { createTriesRepository } from '../../features/identity/limits/tries.repository.ts';
import { createTryLimits } from '../../features/identity/limits/try-limits.service.ts';
import { createPersonHashes } from '../../features/referrals/person-hashes.service.ts';
import { createReferralsRepository } from '../../features/referrals/referrals.repository.ts';
import { createReferrals, type Referrals } from '../../features/referrals/referrals.service.ts';
import type { Keyring } from '../../keys/keyring.ts';

type ReferralsDependencies = {
  db: Database;
  secret: string;
  keys: Keyring;
  percent: number;
  now: () => Date;
};

export const buildReferrals = ({
  db,
  secret,
  keys,
  percent,
  now,
}: ReferralsDependencies): Referrals =>
  createReferrals({
    referrals: createReferralsRepository(db),
    knownDevices: createKnownDevices({ devices: createKnownDevicesRepository(db), now }),
    limits: createTryLimits({ tries: createTriesRepository(db), secret, now }),
    hashes: createPersonHashes(keys.personComparison),
    percent,
    now,
  });
