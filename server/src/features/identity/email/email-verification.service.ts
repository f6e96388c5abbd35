import type { emailConfirmation } from '@forja/contract/identity/account-email';
import { HOUR_MS } from '@forja/domain/units/durations';
import type { z } from 'zod';
import type { Database } from '../../../database/connect.ts';
import { inTransaction, type Transaction } from '../../../database/in-transaction.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Audit } from '../audit/audit.service.ts';
import type { RequestContext } from '../sessions/request-context.ts';
import type { IdentityRepository } from '../storage/identity.repository.ts';
import { newToken, decodeToken, tokenHash } from '../sessions/session-token.ts';
import type { TryLimits } from '../limits/try-limits.service.ts';
import type { AccountEmails } from '../outbox/account-emails.service.ts';
import type { ResetCredentials } from '../ownership/reset-credentials.ts';
import { assertGoodPassword } from '../passwords/assert-good-password.ts';
import type { PasswordCheck } from '../passwords/password-check.ts';
import { hashSecret } from '../passwords/secret-hash.ts';
import type { RecordRecovery } from '../recovery/record-recovery.ts';
import type { EmailChange } from './email-change.service.ts';
import type { EmailProof, EmailProofsRepository } from '../storage/email-proofs.repository.ts';
import { createEmailLinks } from './email-links.ts';
import { verificationEmail } from './email.messages.ts';

const HOURS = 48;

type Dependencies = {
  db: Database;
  identity: IdentityRepository;
  proofs: EmailProofsRepository;
  emailChange: EmailChange;
  accountEmails: AccountEmails;
  assertPassword: PasswordCheck;
  resetCredentials: ResetCredentials;
  recordRecovery: RecordRecovery;
  limits: TryLimits;
  audit: Audit;
  publicOrigin: () => string;
  now: () => Date;
};

type Confirmation = Pick<z.output<typeof emailConfirmation>, 'password' | 'newPassword'> & {
  callerId: string | undefined;
};

export type EmailVerification = ReturnType<typeof createEmailVerification>;

export function createEmailVerification(dependencies: Dependencies) {
  const { db, identity, proofs, emailChange, accountEmails, limits, audit } = dependencies;
  const { assertPassword, resetCredentials, recordRecovery, publicOrigin, now } = dependencies;

  async function send(
    user: { id: string; username: string },
    { device }: RequestContext,
    tx: Transaction,
  ): Promise<void> {
    if (!accountEmails.isOn) return;
    const token = newToken(user.id);
    const timestamp = now();
    await proofs.replace(
      {
        userId: user.id,
        purpose: 'verify',
        address: user.username,
        proof: 'link',
        secretHash: tokenHash(token),
        createdAt: timestamp,
        expiresAt: new Date(timestamp.getTime() + HOURS * HOUR_MS),
      },
      tx,
    );
    const links = createEmailLinks(publicOrigin(), token);
    const email = verificationEmail(links, { hours: HOURS, at: timestamp, device });
    await accountEmails.add(user.id, { to: user.username, ...email }, tx);
  }

  async function findProof(token: string) {
    const link = decodeToken(token);
    const key = link && { userId: link.userId, secretHash: tokenHash(link) };
    const proof = key && (await proofs.findLink(key, now()));
    if (!proof) throw new AppError('link_expired');
    return proof;
  }

  async function useProof(proof: EmailProof, tx: Transaction) {
    const user = await identity.lockUser(proof.userId, tx);
    if (!user || !(await proofs.consume(proof, tx))) throw new AppError('link_expired');
    if (proof.purpose === 'verify' && user.username !== proof.address)
      throw new AppError('link_expired');
    return user;
  }

  async function checkCredentials(
    { userId, purpose, address }: EmailProof,
    { password, newPassword, callerId }: Confirmation,
    from: RequestContext,
  ): Promise<string | undefined> {
    if (newPassword !== undefined) {
      assertGoodPassword({ username: address, password: newPassword }, 'newPassword');
      return hashSecret(newPassword);
    }
    if (password !== undefined) await assertPassword(userId, password, from);
    else if (callerId !== userId)
      throw new AppError('credentials_unproved', { current: { purpose, username: address } });
    return undefined;
  }

  return {
    async request(userId: string, from: RequestContext): Promise<void> {
      await limits.count('emailVerification', { account: userId, ip: from.ip });
      const user = await identity.findUser(userId);
      if (!user || user.emailVerifiedAt !== null) return;
      await inTransaction(db, (tx) => send(user, from, tx));
      accountEmails.sendSoon();
    },

    /**
     * A link proves only the mailbox: without the account's session or password, a new password
     * replaces one that somebody else may have set.
     */
    async confirm(
      { token, ...credentials }: Confirmation & { token: string },
      from: RequestContext,
    ) {
      await limits.count('emailLinkUse', { ip: from.ip });
      const proof = await findProof(token);
      const { userId, purpose, address } = proof;
      const passwordHash = await checkCredentials(proof, credentials, from);
      await inTransaction(db, async (tx) => {
        const user = await useProof(proof, tx);
        const hadWayBack =
          passwordHash !== undefined &&
          (await resetCredentials(user, { passwordHash, mailbox: address }, from, tx));
        if (purpose === 'change') {
          const change = { address, isVerified: true, offersReversal: !hadWayBack };
          if (!(await emailChange.complete(userId, change, from, tx)))
            throw new AppError('link_expired');
        } else {
          await identity.verifyEmail(userId, address, now(), tx);
          await audit.record({ userId, event: 'email_verified', device: from.device }, tx);
        }
        if (passwordHash !== undefined)
          await recordRecovery({ id: userId, username: address }, from, tx);
      });
      accountEmails.sendSoon();
      return { purpose, username: address };
    },

    /** Resets an account that somebody else registered with this mailbox. */
    async deny(token: string, from: RequestContext) {
      await limits.count('emailLinkUse', { ip: from.ip });
      const proof = await findProof(token);
      const { userId, purpose, address } = proof;
      const event = purpose === 'verify' ? 'registration_denied' : 'email_change_cancelled';
      await inTransaction(db, async (tx) => {
        const user = await useProof(proof, tx);
        if (purpose === 'verify') await resetCredentials(user, { mailbox: address }, from, tx);
        await audit.record({ userId, event, device: from.device }, tx);
      });
      return { purpose };
    },
  };
}
