import { randomUUID } from 'node:crypto';
import { brand } from '@forja/contract/brand';
import type { User } from '@forja/contract/identity';
import type { addPasskey, Passkey, passkeyLogin } from '@forja/contract/passkeys';
import type { InputOf } from '@forja/contract/endpoint';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Caller } from '../../../http/caller.ts';
import type { Audit } from '../audit/audit.service.ts';
import type { From } from '../sessions/request-context.ts';
import type { IdentityRepository } from '../identity.repository.ts';
import { onTheWire } from '../identity.service.ts';
import type { PasswordCheck } from '../passwords/password-check.ts';
import type { SecondFactor } from '../second-factor/second-factor.service.ts';
import type { SessionToken } from '../sessions/session-token.ts';
import type { SignIns } from '../sessions/sign-ins.ts';
import type { TryLimits } from '../limits/try-limits.service.ts';
import type { PasskeysRepository } from './passkeys.repository.ts';
import type { Site } from './passkey-site.ts';

const CHALLENGE_MS = 5 * 60_000;
/** EdDSA, ES256 and RS256: what passkeys sign with. Others are experiments of the runtime. */
const ALGORITHMS = [-8, -7, -257];
const NOT_MADE = 'No pudimos guardar esa llave. Probá de nuevo.';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

type Parts = {
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
/** What the browser takes, which its own library reads. */
type Started = { challengeId: string; options: Record<string, unknown> };

export type PasskeysService = ReturnType<typeof createPasskeysService>;

export function createPasskeysService(parts: Parts) {
  const { db, identity, passkeys, signIns, secondFactor, assertPassword, audit, limits, now } = parts;

  async function keep(challenge: string, userId: string | null): Promise<string> {
    const challengeId = randomUUID();
    const expiresAt = new Date(now().getTime() + CHALLENGE_MS);
    await passkeys.addChallenge({ id: challengeId, userId, challenge, expiresAt });
    return challengeId;
  }

  return {
    list: (userId: string): Promise<Passkey[]> => passkeys.list(userId),

    async start(caller: Caller, password: string, { from, site }: { from: From; site: Site }): Promise<Started> {
      await assertPassword(caller.id, password, from);
      const known = await passkeys.credentials(caller.id);
      const options = await generateRegistrationOptions({
        rpName: brand.name,
        rpID: site.rpId,
        userName: caller.username,
        userID: new TextEncoder().encode(caller.id),
        attestationType: 'none',
        supportedAlgorithmIDs: ALGORITHMS,
        excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
        // found without typing an address, and opened by a finger, a face or a PIN
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      return { challengeId: await keep(options.challenge, caller.id), options: { ...options } };
    },

    async add(
      userId: string,
      { challengeId, name, response }: InputOf<typeof addPasskey>['body'],
      { from, site }: { from: From; site: Site },
    ): Promise<Passkey[]> {
      await inTransaction(db, async (tx) => {
        const expectedChallenge = await passkeys.takeChallenge(challengeId, userId, now(), tx);
        if (expectedChallenge === undefined) throw new AppError('passkey_not_accepted', { message: NOT_MADE });
        const { transports = [], ...made } = response.response;
        const { registrationInfo } = await orRefused(
          verifyRegistrationResponse({
            response: { ...response, response: made },
            expectedChallenge,
            expectedOrigin: site.origin,
            expectedRPID: site.rpId,
            supportedAlgorithmIDs: ALGORITHMS,
          }),
          NOT_MADE,
        );
        if (!registrationInfo) throw new AppError('passkey_not_accepted', { message: NOT_MADE });
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
        if (!added) throw new AppError('passkey_not_accepted', { message: NOT_MADE });
        await audit.record({ userId, event: 'passkey_added', device: from.device }, tx);
      });
      return passkeys.list(userId);
    },

    async rename(userId: string, id: string, name: string): Promise<Passkey[]> {
      if (!(await passkeys.rename(userId, id, name))) throw new AppError('passkey_not_found');
      return passkeys.list(userId);
    },

    async remove(userId: string, id: string, { device }: From): Promise<Passkey[]> {
      await inTransaction(db, async (tx) => {
        if (!(await passkeys.remove(userId, id, tx))) throw new AppError('passkey_not_found');
        await audit.record({ userId, event: 'passkey_removed', device }, tx);
      });
      return passkeys.list(userId);
    },

    async startLogin({ from, site }: { from: From; site: Site }): Promise<Started> {
      await limits.count('passkey', { ip: from.ip });
      const options = await generateAuthenticationOptions({ rpID: site.rpId, userVerification: 'required' });
      return { challengeId: await keep(options.challenge, null), options: { ...options } };
    },

    /** Where a code is still needed nothing is used up, and the same signature may be sent again with it. */
    async login(
      { challengeId, code, response }: InputOf<typeof passkeyLogin>['body'],
      { from, site }: { from: From; site: Site },
    ): Promise<{ user: User; token: SessionToken }> {
      await limits.count('passkey', { ip: from.ip });
      const expectedChallenge = await passkeys.findChallenge(challengeId, null, now());
      const userId = Buffer.from(response.response.userHandle, 'base64url').toString('utf8');
      if (expectedChallenge === undefined || !UUID.test(userId)) throw new AppError('passkey_not_accepted');
      const known = await passkeys.findCredential(userId, response.id);
      const user = known && (await identity.findUser(userId));
      if (!user) throw new AppError('passkey_not_accepted');
      const { verified, authenticationInfo } = await orRefused(
        verifyAuthenticationResponse({
          response,
          expectedChallenge,
          expectedOrigin: site.origin,
          expectedRPID: site.rpId,
          credential: {
            id: known.credentialId,
            publicKey: Buffer.from(known.publicKey, 'base64url'),
            counter: known.counter,
          },
        }),
      );
      if (!verified) throw new AppError('passkey_not_accepted');
      const isStrong = await secondFactor.pass(user, code, from);
      return inTransaction(db, async (tx) => {
        // here, not above: of two requests with one signature, one finds it gone
        if (!(await passkeys.takeChallenge(challengeId, null, now(), tx))) throw new AppError('passkey_not_accepted');
        await passkeys.used(userId, known.id, { counter: authenticationInfo.newCounter, lastUsedAt: now() }, tx);
        await audit.record({ userId, event: 'signed_in_with_passkey', device: from.device }, tx);
        const token = await signIns.begin({ userId, isStrong }, from, tx);
        return { user: onTheWire({ ...user, role: isStrong ? user.role : 'user' }), token };
      });
    },

    forgetChallenges: (): Promise<void> => passkeys.forgetChallenges(now()),
  };
}

/** The library throws at whatever does not fit; to the person it is all one refusal. */
async function orRefused<T>(checking: Promise<T>, message?: string): Promise<T> {
  try {
    return await checking;
  } catch {
    throw new AppError('passkey_not_accepted', message === undefined ? {} : { message });
  }
}
