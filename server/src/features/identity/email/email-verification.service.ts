import type { Database } from '../../../database/connect.ts';
import { inTransaction, type Transaction } from '../../../database/in-transaction.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Audit } from '../audit/audit.service.ts';
import type { From } from '../sessions/request-context.ts';
import type { IdentityRepository } from '../identity.repository.ts';
import { newToken, readToken, tokenHash, written } from '../sessions/session-token.ts';
import type { TryLimits } from '../limits/try-limits.service.ts';
import type { AccountLetters } from './account-emails.service.ts';
import type { EmailChange } from './email-change.service.ts';
import type { EmailProofsRepository } from './email-proofs.repository.ts';
import { verificationLetter } from './email.messages.ts';

const HOURS = 48;
const HOUR_MS = 3_600_000;

type Dependencies = {
  db: Database;
  identity: IdentityRepository;
  proofs: EmailProofsRepository;
  emailChange: EmailChange;
  letters: AccountLetters;
  limits: TryLimits;
  audit: Audit;
  publicOrigin: () => string;
  now: () => Date;
};

export type EmailVerification = ReturnType<typeof createEmailVerification>;

/** Proof that the person reads the mailbox of the account, by a link sent to it. */
export function createEmailVerification(dependencies: Dependencies) {
  const { db, identity, proofs, emailChange, letters, limits, audit, publicOrigin, now } = dependencies;

  /** Where no mail can be sent the address stays unverified. */
  async function send(user: { id: string; username: string }, tx: Transaction): Promise<void> {
    if (!letters.isOn) return;
    const token = newToken(user.id);
    const at = now();
    await proofs.replace(
      {
        userId: user.id,
        purpose: 'verify',
        address: user.username,
        proof: 'link',
        secretHash: tokenHash(token),
        createdAt: at,
        expiresAt: new Date(at.getTime() + HOURS * HOUR_MS),
      },
      tx,
    );
    const link = `${publicOrigin()}/verificar-correo#enlace=${written(token)}`;
    await letters.add(user.id, { to: user.username, ...verificationLetter(link, HOURS) }, tx);
  }

  return {
    send,

    async request(userId: string, { ip }: From): Promise<void> {
      await limits.count('emailVerification', { account: userId, ip });
      const user = await identity.findUser(userId);
      if (!user || user.emailVerifiedAt !== null) return;
      await inTransaction(db, (tx) => send(user, tx));
      letters.sendSoon();
    },

    /** The link of either letter, in whatever browser it was opened. */
    async confirm(token: string, from: From): Promise<{ purpose: 'verify' | 'change'; username: string }> {
      await limits.count('emailLinkUse', { ip: from.ip });
      const link = readToken(token);
      const proof = link && (await proofs.findLink({ userId: link.userId, secretHash: tokenHash(link) }, now()));
      if (!proof) throw new AppError('link_expired');
      const { userId, purpose, address } = proof;
      await inTransaction(db, async (tx) => {
        if (!(await proofs.take(proof, tx))) throw new AppError('link_expired');
        if (purpose === 'change') {
          if (!(await emailChange.complete(userId, { address, isVerified: true }, from, tx)))
            throw new AppError('link_expired');
        } else {
          if (!(await identity.verifyEmail(userId, address, now(), tx))) throw new AppError('link_expired');
          await audit.record({ userId, event: 'email_verified', device: from.device }, tx);
        }
      });
      letters.sendSoon();
      return { purpose, username: address };
    },
  };
}
