import { brand } from '@forja/contract/brand';
import type { Device } from '@forja/contract/identity/account';
import { Secret, TOTP } from 'otpauth';
import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { AppError } from '../../../http/app-error.ts';
import type { TextCipher } from '../../../keys/sealed-text.ts';
import type { Caller } from '../../../http/caller.ts';
import type { Audit } from '../audit/audit.service.ts';
import type { KnownDevices } from '../devices/known-devices.service.ts';
import type { TryLimits } from '../limits/try-limits.service.ts';
import type { AccountEmails } from '../outbox/account-emails.service.ts';
import type { RequestContext } from '../sessions/request-context.ts';
import type { IdentityRepository } from '../storage/identity.repository.ts';

/** Consecutive wrong codes. Three of a million codes are valid at a time. */
const MAX_WRONG_CODES = 5;
const PERIOD_MS = 30_000;
/** Accepts a clock difference of half a minute. */
const WINDOW = 1;

export type AssertCodeDependencies = {
  db: Database;
  identity: IdentityRepository;
  audit: Audit;
  accountEmails: AccountEmails;
  limits: TryLimits;
  knownDevices: KnownDevices;
  cipher: TextCipher;
  now: () => Date;
};
export type SecondFactorUser = {
  id: string;
  username: string;
  role: Caller['role'];
  secondFactorSecret: string | null;
  secondFactorOnAt: Date | null;
  secondFactorFailures: number;
};

export const isLocked = ({
  secondFactorFailures,
}: Pick<SecondFactorUser, 'secondFactorFailures'>): boolean =>
  secondFactorFailures >= MAX_WRONG_CODES;

export const createTotp = (base32: string, label: string) =>
  new TOTP({ issuer: brand.name, label, secret: Secret.fromBase32(base32) });

/** Each code is valid once, and consecutive wrong codes lock the factor. */
export function createAssertCode(dependencies: AssertCodeDependencies) {
  const { db, identity, audit, accountEmails, limits, knownDevices, cipher, now } = dependencies;

  async function recordWrongCode(user: SecondFactorUser, failures: number, device: Device) {
    await inTransaction(db, async (tx) => {
      await audit.record({ userId: user.id, event: 'sign_in_failed', device }, tx);
      if (failures >= MAX_WRONG_CODES)
        await audit.record({ userId: user.id, event: 'second_factor_locked', device }, tx);
    });
    accountEmails.sendSoon();
  }

  return async function assertCode(
    user: SecondFactorUser,
    code: string,
    from: RequestContext,
  ): Promise<void> {
    const { id, secondFactorSecret } = user;
    if (isLocked(user)) throw new AppError('second_factor_locked');
    const limitSubject = await knownDevices.findLimitSubjectById(id, from);
    await limits.count('secondFactor', limitSubject);
    const failures = await identity.countCodeTry(id, MAX_WRONG_CODES);
    if (failures === undefined) throw new AppError('second_factor_locked');
    const timestamp = now().getTime();
    const delta =
      secondFactorSecret === null
        ? null
        : createTotp(cipher.decrypt(secondFactorSecret), '').validate({
            token: code,
            timestamp,
            window: WINDOW,
          });
    const isCodeCorrect =
      delta !== null && (await identity.consumeStep(id, Math.floor(timestamp / PERIOD_MS) + delta));
    if (!isCodeCorrect) {
      await recordWrongCode(user, failures, from.device);
      throw new AppError('wrong_code');
    }
    await limits.recordSuccess('secondFactor', limitSubject);
  };
}
