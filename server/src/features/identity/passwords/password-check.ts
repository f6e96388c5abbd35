import { AppError } from '../../../http/app-error.ts';
import type { RequestContext } from '../sessions/request-context.ts';
import type { IdentityRepository } from '../storage/identity.repository.ts';
import type { KnownDevices } from '../devices/known-devices.service.ts';
import { isSecret } from './secret-hash.ts';
import type { TryLimits } from '../limits/try-limits.service.ts';

type Dependencies = { identity: IdentityRepository; limits: TryLimits; knownDevices: KnownDevices };

export type PasswordCheck = ReturnType<typeof createPasswordCheck>;

export function createPasswordCheck({ identity, limits, knownDevices }: Dependencies) {
  return async (userId: string, password: string, from: RequestContext) => {
    const limitSubject = await knownDevices.findLimitSubjectById(userId, from);
    await limits.count('password', limitSubject);
    const user = await identity.findUser(userId);
    if (!user) throw new AppError('not_signed_in');
    if (!(await isSecret(password, user.passwordHash))) throw new AppError('wrong_password');
    await limits.recordSuccess('password', limitSubject);
    return user;
  };
}
