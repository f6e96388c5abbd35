import { HOUR_MS } from '@forja/domain/units/durations';
import type { Database } from '../../../database/connect.ts';
import { inTransaction, type Transaction } from '../../../database/in-transaction.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Audit } from '../audit/audit.service.ts';
import type { RequestContext } from '../sessions/request-context.ts';
import type { IdentityRepository } from '../storage/identity.repository.ts';
import { newToken, decodeToken, tokenHash, encodeToken } from '../sessions/session-token.ts';
import type { TryLimits } from '../limits/try-limits.service.ts';
import type { AccountEmails } from '../outbox/account-emails.service.ts';
import type { EmailChange } from './email-change.service.ts';
import type { EmailProofsRepository } from '../storage/email-proofs.repository.ts';
import { verificationEmail } from './email.messages.ts';

const HOURS = 48;

type Dependencies = {
  db: Database;
  identity: IdentityRepository;
  proofs: EmailProofsRepository;
  emailChange: EmailChange;
  accountEmails: AccountEmails;
  limits: TryLimits;
  audit: Audit;
  publicOrigin: () => string;
  now: () => Date;
};

export type EmailVerification = ReturnType<typeof createEmailVerification>;

/** Verifies the address of an account by a link sent to it. */
export function createEmailVerification(dependencies: Dependencies) {
  const { db, identity, proofs, emailChange, accountEmails, limits, audit, publicOrigin, now } =
    dependencies;

  /** Without a mail server the address stays unverified. */
  async function send(user: { id: string; username: string }, tx: Transaction): Promise<void> {
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
    const link = `${publicOrigin()}/verificar-correo#enlace=${encodeToken(token)}`;
    await accountEmails.add(user.id, { to: user.username, ...verificationEmail(link, HOURS) }, tx);
  }

  return {
    send,

    async request(userId: string, { ip }: RequestContext): Promise<void> {
      await limits.count('emailVerification', { account: userId, ip });
      const user = await identity.findUser(userId);
      if (!user || user.emailVerifiedAt !== null) return;
      await inTransaction(db, (tx) => send(user, tx));
      accountEmails.sendSoon();
    },

    /** Confirms a link of verification or of address change, in any browser. */
    async confirm(
      token: string,
      from: RequestContext,
    ): Promise<{ purpose: 'verify' | 'change'; username: string }> {
      await limits.count('emailLinkUse', { ip: from.ip });
      const link = decodeToken(token);
      const proof =
        link &&
        (await proofs.findLink({ userId: link.userId, secretHash: tokenHash(link) }, now()));
      if (!proof) throw new AppError('link_expired');
      const { userId, purpose, address } = proof;
      await inTransaction(db, async (tx) => {
        if (!(await proofs.consume(proof, tx))) throw new AppError('link_expired');
        if (purpose === 'change') {
          if (!(await emailChange.complete(userId, { address, isVerified: true }, from, tx)))
            throw new AppError('link_expired');
        } else {
          if (!(await identity.verifyEmail(userId, address, now(), tx)))
            throw new AppError('link_expired');
          await audit.record({ userId, event: 'email_verified', device: from.device }, tx);
        }
      });
      accountEmails.sendSoon();
      return { purpose, username: address };
    },
  };
}
