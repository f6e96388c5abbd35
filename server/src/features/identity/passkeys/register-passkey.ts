import { randomUUID } from 'node:crypto';
import { brand } from '@forja/contract/brand';
import type { addPasskey, Passkey } from '@forja/contract/identity/passkeys';
import type { InputOf } from '@forja/contract/http/endpoint';
import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Caller } from '../../../http/caller.ts';
import type { Audit } from '../audit/audit.service.ts';
import type { AccountEmails } from '../outbox/account-emails.service.ts';
import type { RequestContext } from '../sessions/request-context.ts';
import type { PasswordCheck } from '../passwords/password-check.ts';
import type { PasskeysRepository } from '../storage/passkeys.repository.ts';
import type { Site } from './passkey-site.ts';

import {
  loadWebAuthn,
  orPasskeyError,
  type SaveChallenge,
  type StartedCeremony,
} from './ceremony.ts';

/** EdDSA, ES256 and RS256. Others are experimental in Node. */
const ALGORITHMS = [-8, -7, -257];
const REGISTRATION_FAILED = 'No pudimos guardar esa llave. Probá de nuevo.';

type Dependencies = {
  db: Database;
  passkeys: PasskeysRepository;
  saveChallenge: SaveChallenge;
  assertPassword: PasswordCheck;
  audit: Audit;
  accountEmails: Pick<AccountEmails, 'sendSoon'>;
  now: () => Date;
};

export function createPasskeyRegistration(dependencies: Dependencies) {
  const { db, passkeys, saveChallenge, assertPassword, audit, accountEmails, now } = dependencies;

  return {
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
      accountEmails.sendSoon();
      return passkeys.list(userId);
    },
  };
}
