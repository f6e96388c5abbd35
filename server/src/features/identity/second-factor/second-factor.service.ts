import { brand } from '@forja/contract/brand';
import { Secret, TOTP } from 'otpauth';
import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Caller } from '../../../http/caller.ts';
import type { Audit } from '../audit/audit.service.ts';
import type { From } from '../sessions/request-context.ts';
import type { IdentityRepository, SignInKey } from '../identity.repository.ts';
import type { KnownDevices } from '../devices/known-devices.service.ts';
import type { TryLimits } from '../limits/try-limits.service.ts';
import { createSeal } from './sealed-text.ts';

const PERIOD_MS = 30_000;
/** The clock of a phone may be half a minute off. */
const WINDOW = 1;
const SECRET_BYTES = 20;

type Parts = {
  db: Database;
  identity: IdentityRepository;
  audit: Audit;
  limits: TryLimits;
  knownDevices: KnownDevices;
  secret: string;
  now: () => Date;
};
type Holder = { id: string; role: Caller['role']; secondFactorSecret: string | null; secondFactorOnAt: Date | null };

export type SecondFactor = ReturnType<typeof createSecondFactor>;

/** The code of an authenticator application, which an administrator's powers need. */
export function createSecondFactor({ db, identity, audit, limits, knownDevices, secret, now }: Parts) {
  const { seal, open } = createSeal(secret, 'second factor');

  const totpOf = (base32: string, label: string) =>
    new TOTP({ issuer: brand.name, label, secret: Secret.fromBase32(base32) });

  async function assertCode({ id, secondFactorSecret }: Holder, code: string, from: From): Promise<void> {
    const who = await knownDevices.findWhoById(id, from);
    await limits.count('secondFactor', who);
    const at = now().getTime();
    const delta =
      secondFactorSecret === null
        ? null
        : totpOf(open(secondFactorSecret), '').validate({ token: code, timestamp: at, window: WINDOW });
    const isRight = delta !== null && (await identity.useStep(id, Math.floor(at / PERIOD_MS) + delta));
    if (!isRight) {
      await audit.record({ userId: id, event: 'sign_in_failed', device: from.device });
      throw new AppError('wrong_code');
    }
    await limits.succeeded('secondFactor', who);
  }

  async function administrator(userId: string) {
    const user = await identity.findUser(userId);
    if (user?.role !== 'admin') throw new AppError('not_found');
    return user;
  }

  return {
    /** Lets in, or refuses. True when the second step was passed; there is none to pass where it was not set up. */
    async pass(user: Holder, code: string | undefined, from: From): Promise<boolean> {
      if (user.role !== 'admin' || user.secondFactorOnAt === null) return false;
      if (code === undefined) throw new AppError('second_factor_required');
      await assertCode(user, code, from);
      return true;
    },

    /** Only an administrator, and only until it is on: afterwards another one has to reset it. */
    async start(userId: string): Promise<{ secret: string; uri: string }> {
      const { username, secondFactorOnAt } = await administrator(userId);
      if (secondFactorOnAt !== null) throw new AppError('not_found');
      const fresh = new Secret({ size: SECRET_BYTES }).base32;
      await identity.changeUser(userId, { secondFactorSecret: seal(fresh) });
      return { secret: fresh, uri: totpOf(fresh, username).toString() };
    },

    /** This session passed it too; the others were opened with a password alone and end. */
    async confirm(userId: string, code: string, { key, from }: { key: SignInKey; from: From }): Promise<void> {
      const user = await administrator(userId);
      if (user.secondFactorSecret === null || user.secondFactorOnAt !== null) throw new AppError('not_found');
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
