import type { Credentials } from '@forja/contract/identity/identity';
import { DAY_MS, MINUTE_MS } from '@forja/domain/units/durations';
import { inTransaction } from '../../database/in-transaction.ts';
import { AppError } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import type { RequestContext } from './sessions/request-context.ts';
import type { KnownDevices } from './devices/known-devices.service.ts';
import type { AccountEmails } from './outbox/account-emails.service.ts';
import type { EmailChange } from './email/email-change.service.ts';
import type { SecondFactor } from './second-factor/second-factor.service.ts';
import { lockCheckedUser } from './passwords/lock-checked-user.ts';
import { hashUnknownSecret, isSecret } from './passwords/secret-hash.ts';
import { type SessionToken, tokenHash } from './sessions/session-token.ts';
import { rateProof } from './second-factor/proof-age.ts';
import type { DescribeBlock } from './storage/describe-block.ts';
import { toUser } from './storage/to-user.ts';
import { sessionExpiry } from './sessions/sign-ins.ts';
import type { SignInResult } from './registration/add-account.ts';
import {
  createRegisterAccount,
  type RegistrationDependencies,
} from './registration/register-account.ts';

/** Limits writes of "last seen". */
const SEEN_INTERVAL_MS = 10 * 60_000;
const ADMIN_SEEN_INTERVAL_MS = MINUTE_MS;

type Dependencies = RegistrationDependencies & {
  secondFactor: SecondFactor;
  knownDevices: KnownDevices;
  emailChange: EmailChange;
  describeBlock: DescribeBlock;
  accountEmails: Pick<AccountEmails, 'sendSoon'>;
};

export type IdentityService = ReturnType<typeof createIdentityService>;

export function createIdentityService(dependencies: Dependencies) {
  const { db, identity, signIns, secondFactor, audit, limits, knownDevices, emailChange } =
    dependencies;
  const { accountEmails, describeBlock, now } = dependencies;

  /** Unknown users compare against this hash, so that both cases take the same time. */
  const decoyHash = hashUnknownSecret();

  async function findAccount(username: string, emailCode: string | undefined) {
    if (emailCode === undefined) return identity.findByUsername(username);
    const userId = await emailChange.findByCode(username, emailCode);
    return userId === undefined ? undefined : identity.findUser(userId);
  }

  return {
    register: createRegisterAccount(dependencies),

    async login(
      { username, password, code, emailCode }: Credentials,
      from: RequestContext,
    ): Promise<SignInResult> {
      const limitSubject = await knownDevices.findLimitSubject(username, from);
      await limits.count('login', limitSubject);
      const user = await findAccount(username, emailCode);
      const isPasswordCorrect = await isSecret(password, user?.passwordHash ?? (await decoyHash));
      if (!user || !isPasswordCorrect) {
        await audit.record({ userId: user?.id, event: 'sign_in_failed', device: from.device });
        throw new AppError('wrong_credentials');
      }
      await limits.recordSuccess('login', limitSubject);
      const secondFactorAt = await secondFactor.pass(user, code, from);
      const result = await inTransaction(db, async (tx) => {
        await lockCheckedUser(identity, user, 'wrong_credentials', tx);
        // a taken address answers as a wrong password
        if (
          emailCode !== undefined &&
          !(await emailChange.completeByCode(user.id, { username, emailCode }, from, tx))
        )
          throw new AppError('wrong_credentials');
        const event = 'signed_in';
        await audit.recordSignIn({ userId: user.id, event, device: from.device }, tx);
        const { id: userId, role } = user;
        const token = await signIns.startSession({ userId, role, secondFactorAt }, from, tx);
        return {
          user: toUser({
            ...user,
            ...describeBlock(user),
            username,
            role: effectiveRole(role, secondFactorAt !== null),
          }),
          token,
        };
      });
      accountEmails.sendSoon();
      return result;
    },

    async logout(token: SessionToken | undefined): Promise<void> {
      if (token) await identity.endSignIn({ userId: token.userId, tokenHash: tokenHash(token) });
    },

    /** Sessions in use never expire, except an administrator's. */
    async findCaller(
      token: SessionToken,
      { isAdministration }: { isAdministration: boolean },
    ): Promise<{ caller: Caller; renewed: boolean } | undefined> {
      const key = { userId: token.userId, tokenHash: tokenHash(token) };
      const timestamp = now();
      const storedCaller = await identity.findCaller(key, timestamp);
      if (!storedCaller) return undefined;
      const { id, username, role, isStrong, renewedAt, seenAt, adminSeenAt } = storedCaller;
      const isOlder = (at: Date | null, ms: number) =>
        timestamp.getTime() - (at?.getTime() ?? 0) > ms;
      const hasPowers = role === 'admin' && isStrong;
      const proof = hasPowers ? rateProof(storedCaller, timestamp) : undefined;
      const renewed = role !== 'admin' && isOlder(renewedAt, DAY_MS);
      const isInUse =
        isAdministration &&
        proof !== undefined &&
        proof !== 'stale' &&
        isOlder(adminSeenAt, ADMIN_SEEN_INTERVAL_MS);
      if (renewed || isInUse || isOlder(seenAt, SEEN_INTERVAL_MS))
        await identity.touchSignIn(key, {
          seenAt: timestamp,
          ...(renewed && { renewedAt: timestamp, expiresAt: sessionExpiry(timestamp, role) }),
          ...(isInUse && { adminSeenAt: timestamp }),
        });
      const caller = {
        id,
        username,
        role: effectiveRole(role, isStrong),
        ...(proof && { proof }),
        ...describeBlock(storedCaller),
      };
      return { caller, renewed };
    },
  };
}

const effectiveRole = (role: Caller['role'], isStrong: boolean): Caller['role'] =>
  isStrong ? role : 'user';
