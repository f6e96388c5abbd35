import { brand } from '@forja/contract/brand';
import { Secret, TOTP } from 'otpauth';
import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Caller } from '../../../http/caller.ts';
import type { Audit } from '../audit/audit.service.ts';
import type { RequestContext } from '../sessions/request-context.ts';
import type { IdentityRepository, SignInKey } from '../storage/identity.repository.ts';
import type { KnownDevices } from '../devices/known-devices.service.ts';
import type { TryLimits } from '../limits/try-limits.service.ts';
import { createTextCipher } from './sealed-text.ts';

const PERIOD_MS = 30_000;
/** Accepts a clock difference of half a minute. */
const WINDOW = 1;
const SECRET_BYTES = 20;

type Dependencies = {
  db: Database;
  identity: IdentityRepository;
  audit: Audit;
  limits: TryLimits;
  knownDevices: KnownDevices;
  secret: string;
  now: () => Date;
};
type SecondFactorUser = {
  id: string;
  role: Caller['role'];
  secondFactorSecret: string | null;
  secondFactorOnAt: Date | null;
};

export type SecondFactor = ReturnType<typeof createSecondFactor>;

/** The second factor (TOTP) that the role of administrator requires. */
export function createSecondFactor({
  db,
  identity,
  audit,
  limits,
  knownDevices,
  secret,
  now,
}: Dependencies) {
  const { encrypt: seal, decrypt: open } = createTextCipher(secret, 'second factor');

  const createTotp = (base32: string, label: string) =>
    new TOTP({ issuer: brand.name, label, secret: Secret.fromBase32(base32) });

  async function assertCode(
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
        : createTotp(open(secondFactorSecret), '').validate({
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
  }

  async function findAdministrator(userId: string) {
    const user = await identity.findUser(userId);
    if (user?.role !== 'admin') throw new AppError('not_found');
    return user;
  }

  return {
    /** Verifies the code. Returns whether the second step was passed: false where it is not set up. */
    async pass(
      user: SecondFactorUser,
      code: string | undefined,
      from: RequestContext,
    ): Promise<boolean> {
      if (user.role !== 'admin' || user.secondFactorOnAt === null) return false;
      if (code === undefined) throw new AppError('second_factor_required');
      await assertCode(user, code, from);
      return true;
    },

    /** Only for an administrator without a second factor: another administrator has to reset it afterwards. */
    async start(userId: string): Promise<{ secret: string; uri: string }> {
      const { username, secondFactorOnAt } = await findAdministrator(userId);
      if (secondFactorOnAt !== null) throw new AppError('not_found');
      const newSecret = new Secret({ size: SECRET_BYTES }).base32;
      await identity.changeUser(userId, { secondFactorSecret: seal(newSecret) });
      return { secret: newSecret, uri: createTotp(newSecret, username).toString() };
    },

    /** Turns it on and strengthens this session. The other sessions end, because they had a password alone. */
    async confirm(
      userId: string,
      code: string,
      { key, from }: { key: SignInKey; from: RequestContext },
    ): Promise<void> {
      const user = await findAdministrator(userId);
      if (user.secondFactorSecret === null || user.secondFactorOnAt !== null)
        throw new AppError('not_found');
      await assertCode(user, code, from);
      await inTransaction(db, async (tx) => {
        await identity.changeUser(userId, { secondFactorOnAt: now() }, tx);
        await identity.endSignIns(userId, tx, key);
        await identity.strengthenSignIn(key, tx);
        await audit.record({ userId, event: 'second_factor_on', device: from.device }, tx);
      });
    },
  };
}
