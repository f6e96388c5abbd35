import { createHmac, randomInt } from 'node:crypto';
import { HOUR_MS } from '@forja/domain/units/durations';
import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Caller } from '../../../http/caller.ts';
import type { Audit } from '../audit/audit.service.ts';
import type { TryLimits } from '../limits/try-limits.service.ts';
import type { AccountEmails } from '../outbox/account-emails.service.ts';
import { lockCheckedUser } from '../passwords/lock-checked-user.ts';
import type { PasswordCheck } from '../passwords/password-check.ts';
import type { RequestContext } from '../sessions/request-context.ts';
import { newToken, tokenHash } from '../sessions/session-token.ts';
import type { EmailProofsRepository } from '../storage/email-proofs.repository.ts';
import type { IdentityRepository } from '../storage/identity.repository.ts';
import { createEmailLinks } from './email-links.ts';
import { addressChangeEmail, addressTakenEmail } from './email.messages.ts';

const HOURS = 24;

export type EmailChangeRequestDependencies = {
  db: Database;
  identity: IdentityRepository;
  proofs: EmailProofsRepository;
  accountEmails: AccountEmails;
  assertPassword: PasswordCheck;
  limits: TryLimits;
  audit: Audit;
  secret: string;
  publicOrigin: () => string;
  now: () => Date;
};

/** Keyed, because eight digits are few: the database alone does not reveal the code. */
export const emailCodeHash = (userId: string, code: string, secret: string): string =>
  createHmac('sha256', secret).update(`email change:${userId}:${code}`).digest('base64url');

/** Sends a link to the new address, or returns a code where no mail server is configured. */
export function createRequestEmailChange(dependencies: EmailChangeRequestDependencies) {
  const { db, identity, proofs, accountEmails, assertPassword, limits, audit } = dependencies;
  const { secret, publicOrigin, now } = dependencies;

  /** When the address is taken, the email says so and its token is discarded. */
  async function createLinkProof(userId: string, address: string) {
    const isTaken = (await identity.findByUsername(address)) !== undefined;
    const token = newToken(userId);
    const links = createEmailLinks(publicOrigin(), token);
    const texts = [addressChangeEmail(links, HOURS), addressTakenEmail()] as const;
    return { secretHash: tokenHash(token), email: { to: address, ...texts[isTaken ? 1 : 0] } };
  }

  return async function requestEmailChange(
    caller: Caller,
    { password, username }: { password: string; username: string },
    from: RequestContext,
  ) {
    const userId = caller.id;
    const user = await assertPassword(userId, password, from);
    if (user.username === username)
      throw new AppError('invalid_input', {
        fields: [{ path: 'username', message: 'Ese ya es tu correo.' }],
      });
    await limits.count('emailChange', { account: userId, ip: from.ip });
    await limits.count('emailChangeAddress', { account: username, ip: from.ip });
    const timestamp = now();
    const pending = {
      userId,
      purpose: 'change' as const,
      address: username,
      proof: accountEmails.isOn ? ('link' as const) : ('code' as const),
      createdAt: timestamp,
      expiresAt: new Date(timestamp.getTime() + HOURS * HOUR_MS),
    };
    const code = accountEmails.isOn ? null : String(randomInt(100_000_000)).padStart(8, '0');
    const emailProof = code === null ? await createLinkProof(userId, username) : undefined;
    const secretHash = emailProof?.secretHash ?? emailCodeHash(userId, code ?? '', secret);
    await inTransaction(db, async (tx) => {
      await lockCheckedUser(identity, user, 'wrong_password', tx);
      await proofs.replace({ ...pending, secretHash }, tx);
      if (emailProof) await accountEmails.add(userId, emailProof.email, tx);
      await audit.record({ userId, event: 'email_change_requested', device: from.device }, tx);
    });
    accountEmails.sendSoon();
    return { username, proof: pending.proof, expiresAt: pending.expiresAt, code };
  };
}
