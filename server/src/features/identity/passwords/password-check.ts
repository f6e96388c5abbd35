import { AppError } from '../../../http/app-error.ts';
import type { From } from '../sessions/request-context.ts';
import type { IdentityRepository } from '../identity.repository.ts';
import type { KnownDevices } from '../devices/known-devices.service.ts';
import { isSecret } from './secret-hash.ts';
import type { TryLimits } from '../limits/try-limits.service.ts';

type Parts = { identity: IdentityRepository; limits: TryLimits; knownDevices: KnownDevices };

export type PasswordCheck = ReturnType<typeof createPasswordCheck>;

/** The password again, before what a borrowed phone must not be able to do. Answers the account. */
export function createPasswordCheck({ identity, limits, knownDevices }: Parts) {
  return async (userId: string, password: string, from: From) => {
    const who = await knownDevices.findWhoById(userId, from);
    await limits.count('password', who);
    const user = await identity.findUser(userId);
    if (!user) throw new AppError('not_signed_in');
    if (!(await isSecret(password, user.passwordHash))) throw new AppError('wrong_password');
    await limits.succeeded('password', who);
    return user;
  };
}
