import type { User } from '@forja/contract/identity/identity';
import type { passkeyLogin } from '@forja/contract/identity/passkeys';
import type { InputOf } from '@forja/contract/http/endpoint';
import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Audit } from '../audit/audit.service.ts';
import type { AccountEmails } from '../outbox/account-emails.service.ts';
import type { RequestContext } from '../sessions/request-context.ts';
import type { IdentityRepository } from '../storage/identity.repository.ts';
import type { DescribeBlock } from '../storage/describe-block.ts';
import { toUser } from '../storage/to-user.ts';
import type { SecondFactor } from '../second-factor/second-factor.service.ts';
import type { SessionToken } from '../sessions/session-token.ts';
import type { SignIns } from '../sessions/sign-ins.ts';
import type { TryLimits } from '../limits/try-limits.service.ts';
import type { PasskeysRepository } from '../storage/passkeys.repository.ts';
import type { Site } from './passkey-site.ts';

import {
  loadWebAuthn,
  orPasskeyError,
  type SaveChallenge,
  type StartedCeremony,
} from './ceremony.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

type Dependencies = {
  db: Database;
  identity: IdentityRepository;
  passkeys: PasskeysRepository;
  saveChallenge: SaveChallenge;
  signIns: SignIns;
  secondFactor: SecondFactor;
  audit: Audit;
  accountEmails: Pick<AccountEmails, 'sendSoon'>;
  limits: TryLimits;
  describeBlock: DescribeBlock;
  now: () => Date;
};

export function createPasskeySignIn(dependencies: Dependencies) {
  const { db, identity, passkeys, saveChallenge, signIns, secondFactor, audit, limits } =
    dependencies;
  const { accountEmails, describeBlock, now } = dependencies;

  return {
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

    /**
     * A missing second-factor code keeps the challenge, so that the same signature can be sent
     * again with it.
     */
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
      const secondFactorAt = await secondFactor.pass(user, code, from);
      const result = await inTransaction(db, async (tx) => {
        await identity.lockUser(userId, tx);
        // consumed in the transaction: of two requests with one signature, one fails
        if (!(await passkeys.consumeChallenge(challengeId, null, now(), tx)))
          throw new AppError('passkey_not_accepted');
        const use = { counter: authenticationInfo.newCounter, lastUsedAt: now() };
        // the passkey was removed after the check
        if (!(await passkeys.recordUse(userId, credential.id, use, tx)))
          throw new AppError('passkey_not_accepted');
        const event = 'signed_in_with_passkey';
        await audit.recordSignIn({ userId, event, device: from.device }, tx);
        const { role } = user;
        const token = await signIns.startSession({ userId, role, secondFactorAt }, from, tx);
        return {
          user: toUser({ ...user, ...describeBlock(user), role: secondFactorAt ? role : 'user' }),
          token,
        };
      });
      accountEmails.sendSoon();
      return result;
    },
  };
}
