import { randomUUID } from 'node:crypto';
import { brand } from '@forja/contract/brand';
import type { User } from '@forja/contract/identity/identity';
import type { addPasskey, Passkey, passkeyLogin } from '@forja/contract/identity/passkeys';
import type { InputOf } from '@forja/contract/http/endpoint';
import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Caller } from '../../../http/caller.ts';
import type { Audit } from '../audit/audit.service.ts';
import type { RequestContext } from '../sessions/request-context.ts';
import type { IdentityRepository } from '../storage/identity.repository.ts';
import { toUser } from '../storage/to-user.ts';
import type { PasswordCheck } from '../passwords/password-check.ts';
import type { SecondFactor } from '../second-factor/second-factor.service.ts';
import type { SessionToken } from '../sessions/session-token.ts';
import type { SignIns } from '../sessions/sign-ins.ts';
import type { TryLimits } from '../limits/try-limits.service.ts';
import type { PasskeysRepository } from '../storage/passkeys.repository.ts';
import type { Site } from './passkey-site.ts';

/** 20 MB of memory that a server without passkeys in use does not need: loaded by the first ceremony. */
const loadWebAuthn = () => import('@simplewebauthn/server');

const CHALLENGE_MS = 5 * 60_000;
/** EdDSA, ES256 and RS256. Others are experimental in the runtime. */
const ALGORITHMS = [-8, -7, -257];
const REGISTRATION_FAILED = 'No pudimos guardar esa llave. Probá de nuevo.';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

type Dependencies = {
  db: Database;
  identity: IdentityRepository;
  passkeys: PasskeysRepository;
  signIns: SignIns;
  secondFactor: SecondFactor;
  assertPassword: PasswordCheck;
  audit: Audit;
  limits: TryLimits;
  now: () => Date;
};
/** The options that the WebAuthn library of the browser reads. */
type StartedCeremony = { challengeId: string; options: Record<string, unknown> };

export type PasskeysService = ReturnType<typeof createPasskeysService>;

export function createPasskeysService(dependencies: Dependencies) {
  const { db, identity, passkeys, signIns, secondFactor, assertPassword, audit, limits, now } =
    dependencies;

  async function saveChallenge(challenge: string, userId: string | null): Promise<string> {
    const challengeId = randomUUID();
    const expiresAt = new Date(now().getTime() + CHALLENGE_MS);
    await passkeys.addChallenge({ id: challengeId, userId, challenge, expiresAt });
    return challengeId;
  }

  return {
    list: (userId: string): Promise<Passkey[]> => passkeys.list(userId),

    async start(
      caller: Caller,
      password: string,
      { from, site }: { from: RequestContext; site: Site },
    ): Promise<StartedCeremony> {
      await assertPassword(caller.id, password, from);
      const existingCredentials = await passkeys.credentials(caller.id);
      const { generateRegistrationOptions } = await loadWebAuthn();
      const options = await generateRegistrationOptions({
        rpName: brand.name,
        rpID: site.rpId,
        userName: caller.username,
        userID: new TextEncoder().encode(caller.id),
        attestationType: 'none',
        supportedAlgorithmIDs: ALGORITHMS,
        excludeCredentials: existingCredentials.map(({ credentialId, transports }) => ({
          id: credentialId,
          transports,
        })),
        // discoverable without a username, and unlocked by biometrics or a PIN
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      return {
        challengeId: await saveChallenge(options.challenge, caller.id),
        options: { ...options },
      };
    },

    async add(
      userId: string,
      { challengeId, name, response }: InputOf<typeof addPasskey>['body'],
      { from, site }: { from: RequestContext; site: Site },
    ): Promise<Passkey[]> {
      const { verifyRegistrationResponse } = await loadWebAuthn();
      await inTransaction(db, async (tx) => {
        const expectedChallenge = await passkeys.consumeChallenge(challengeId, userId, now(), tx);
        if (expectedChallenge === undefined)
          throw new AppError('passkey_not_accepted', { message: REGISTRATION_FAILED });
        const { transports = [], ...attestation } = response.response;
        const { registrationInfo } = await orPasskeyError(
          verifyRegistrationResponse({
            response: { ...response, response: attestation },
            expectedChallenge,
            expectedOrigin: site.origin,
            expectedRPID: site.rpId,
            supportedAlgorithmIDs: ALGORITHMS,
          }),
          REGISTRATION_FAILED,
        );
        if (!registrationInfo)
          throw new AppError('passkey_not_accepted', { message: REGISTRATION_FAILED });
        const { credential, credentialBackedUp } = registrationInfo;
        const added = await passkeys.add(
          {
            userId,
            id: randomUUID(),
            credentialId: credential.id,
            publicKey: Buffer.from(credential.publicKey).toString('base64url'),
            counter: credential.counter,
            transports,
            isSynced: credentialBackedUp,
            name,
            createdAt: now(),
          },
          tx,
        );
        if (!added) throw new AppError('passkey_not_accepted', { message: REGISTRATION_FAILED });
        await audit.record({ userId, event: 'passkey_added', device: from.device }, tx);
      });
      return passkeys.list(userId);
    },

    async rename(userId: string, id: string, name: string): Promise<Passkey[]> {
      if (!(await passkeys.rename(userId, id, name))) throw new AppError('passkey_not_found');
      return passkeys.list(userId);
    },

    async remove(userId: string, id: string, { device }: RequestContext): Promise<Passkey[]> {
      await inTransaction(db, async (tx) => {
        if (!(await passkeys.remove(userId, id, tx))) throw new AppError('passkey_not_found');
        await audit.record({ userId, event: 'passkey_removed', device }, tx);
      });
      return passkeys.list(userId);
    },

    async startLogin({
      from,
      site,
    }: {
      from: RequestContext;
      site: Site;
    }): Promise<StartedCeremony> {
      await limits.count('passkey', { ip: from.ip });
      const { generateAuthenticationOptions } = await loadWebAuthn();
      const options = await generateAuthenticationOptions({
        rpID: site.rpId,
        userVerification: 'required',
      });
      return { challengeId: await saveChallenge(options.challenge, null), options: { ...options } };
    },

    /** A missing second-factor code does not consume the challenge: the same signature can be sent again with it. */
    async login(
      { challengeId, code, response }: InputOf<typeof passkeyLogin>['body'],
      { from, site }: { from: RequestContext; site: Site },
    ): Promise<{ user: User; token: SessionToken }> {
      await limits.count('passkey', { ip: from.ip });
      const expectedChallenge = await passkeys.findChallenge(challengeId, null, now());
      const userId = Buffer.from(response.response.userHandle, 'base64url').toString('utf8');
      if (expectedChallenge === undefined || !UUID.test(userId))
        throw new AppError('passkey_not_accepted');
      const credential = await passkeys.findCredential(userId, response.id);
      const user = credential && (await identity.findUser(userId));
      if (!user) throw new AppError('passkey_not_accepted');
      const { verifyAuthenticationResponse } = await loadWebAuthn();
      const { verified, authenticationInfo } = await orPasskeyError(
        verifyAuthenticationResponse({
          response,
          expectedChallenge,
          expectedOrigin: site.origin,
          expectedRPID: site.rpId,
          credential: {
            id: credential.credentialId,
            publicKey: Buffer.from(credential.publicKey, 'base64url'),
            counter: credential.counter,
          },
        }),
      );
      if (!verified) throw new AppError('passkey_not_accepted');
      const isStrong = await secondFactor.pass(user, code, from);
      return inTransaction(db, async (tx) => {
        // consumed in the transaction: of two requests with one signature, one fails
        if (!(await passkeys.consumeChallenge(challengeId, null, now(), tx)))
          throw new AppError('passkey_not_accepted');
        await passkeys.recordUse(
          userId,
          credential.id,
          { counter: authenticationInfo.newCounter, lastUsedAt: now() },
          tx,
        );
        await audit.record({ userId, event: 'signed_in_with_passkey', device: from.device }, tx);
        const token = await signIns.startSession({ userId, isStrong }, from, tx);
        return { user: toUser({ ...user, role: isStrong ? user.role : 'user' }), token };
      });
    },

    deleteExpiredChallenges: (): Promise<void> => passkeys.deleteExpiredChallenges(now()),
  };
}

/** Turns every error of the library into one refusal. */
async function orPasskeyError<T>(verification: Promise<T>, message?: string): Promise<T> {
  try {
    return await verification;
  } catch {
    throw new AppError('passkey_not_accepted', message === undefined ? {} : { message });
  }
}
