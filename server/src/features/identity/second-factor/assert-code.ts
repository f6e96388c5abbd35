import { brand } from '@forja/contract/brand';
import { Secret, TOTP } from 'otpauth';
import { AppError } from '../../../http/app-error.ts';
import type { Caller } from '../../../http/caller.ts';
import type { Audit } from '../audit/audit.service.ts';
import type { KnownDevices } from '../devices/known-devices.service.ts';
import type { TryLimits } from '../limits/try-limits.service.ts';
import type { RequestContext } from '../sessions/request-context.ts';
import type { IdentityRepository } from '../storage/identity.repository.ts';
import type { createTextCipher } from './sealed-text.ts';

const PERIOD_MS = 30_000;
/** Accepts a clock difference of half a minute. */
const WINDOW = 1;

export type AssertCodeDependencies = {
  identity: IdentityRepository;
  audit: Audit;
  limits: TryLimits;
  knownDevices: KnownDevices;
  cipher: ReturnType<typeof createTextCipher>;
  now: () => Date;
};
export type SecondFactorUser = {
  id: string;
  role: Caller['role'];
  secondFactorSecret: string | null;
  secondFactorOnAt: Date | null;
};

export const createTotp = (base32: string, label: string) =>
  new TOTP({ issuer: brand.name, label, secret: Secret.fromBase32(base32) });

/** Verifies a code of the second factor. Each is valid once. */
export function createAssertCode(dependencies: AssertCodeDependencies) {
  const { identity, audit, limits, knownDevices, cipher, now } = dependencies;

  return async function assertCode(
    { id, secondFactorSecret }: SecondFactorUser,
    code: string,
    from: RequestContext,
  ): Promise<void> {
    const limitSubject = await knownDevices.findLimitSubjectById(id, from);
    await limits.count('secondFactor', limitSubject);
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
      await audit.record({ userId: id, event: 'sign_in_failed', device: from.device });
      throw new AppError('wrong_code');
    }
    await limits.recordSuccess('secondFactor', limitSubject);
  };
}
