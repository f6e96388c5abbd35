import { createHmac, randomInt } from 'node:crypto';
import { HOUR_MS } from '@forja/domain/units/durations';
import type { Database } from '../../../database/connect.ts';
import { inTransaction, type Transaction } from '../../../database/in-transaction.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Caller } from '../../../http/caller.ts';
import type { Audit } from '../audit/audit.service.ts';
import type { RequestContext } from '../sessions/request-context.ts';
import type { IdentityRepository } from '../storage/identity.repository.ts';
import type { OneTimeCodesRepository } from '../storage/one-time-codes.repository.ts';
import type { PasswordCheck } from '../passwords/password-check.ts';
import type { AccountReversals } from '../reversal/account-reversals.service.ts';
import { newToken, tokenHash, encodeToken } from '../sessions/session-token.ts';
import type { TryLimits } from '../limits/try-limits.service.ts';
import type { AccountEmails } from '../outbox/account-emails.service.ts';
import type { EmailProofsRepository } from '../storage/email-proofs.repository.ts';
import { addressChangeEmail, addressTakenEmail } from './email.messages.ts';

const HOURS = 24;

type Dependencies = {
  db: Database;
  identity: IdentityRepository;
  proofs: EmailProofsRepository;
  codes: OneTimeCodesRepository;
  reversals: AccountReversals;
  accountEmails: AccountEmails;
  assertPassword: PasswordCheck;
  limits: TryLimits;
  audit: Audit;
  secret: string;
  publicOrigin: () => string;
  now: () => Date;
};

export type EmailChange = ReturnType<typeof createEmailChange>;

/** Changes the address of an account. Response and duration are the same whether the new address is taken or free. */
export function createEmailChange(dependencies: Dependencies) {
  const {
    db,
    identity,
    proofs,
    codes,
    reversals,
    accountEmails,
    assertPassword,
    limits,
    audit,
    secret,
  } = dependencies;
  const { publicOrigin, now } = dependencies;

  /** Keyed, because eight digits are few: the database alone does not reveal the code. */
  const codeHash = (userId: string, code: string) =>
    createHmac('sha256', secret).update(`email change:${userId}:${code}`).digest('base64url');

  /** When the address is taken, the email says so and its token is discarded. */
  async function createLinkProof(userId: string, address: string) {
    const isTaken = (await identity.findByUsername(address)) !== undefined;
    const token = newToken(userId);
    const link = `${publicOrigin()}/verificar-correo#enlace=${encodeToken(token)}`;
    const texts = [addressChangeEmail(link, HOURS), addressTakenEmail()] as const;
    return { secretHash: tokenHash(token), email: { to: address, ...texts[isTaken ? 1 : 0] } };
  }

  /** Returns false when another account has the address. Links sent to the previous address are removed. */
  async function complete(
    userId: string,
    { address, isVerified }: { address: string; isVerified: boolean },
    { device }: RequestContext,
    tx: Transaction,
  ): Promise<boolean> {
    const user = await identity.lockUser(userId, tx);
    if (!user) return false;
    if (!(await identity.rename(userId, address, isVerified ? now() : null, tx))) return false;
    await codes.removeLinks(userId, tx);
    await proofs.remove(userId, 'change', tx);
    await proofs.remove(userId, 'verify', tx);
    await audit.record({ userId, event: 'email_changed', device }, tx);
    await reversals.offer({ userId, kind: 'email_changed', previousUsername: user.username }, tx);
    return true;
  }

  return {
    async request(
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
      const secretHash = emailProof?.secretHash ?? codeHash(userId, code ?? '');
      await inTransaction(db, async (tx) => {
        await proofs.replace({ ...pending, secretHash }, tx);
        if (emailProof) await accountEmails.add(userId, emailProof.email, tx);
        await audit.record({ userId, event: 'email_change_requested', device: from.device }, tx);
      });
      accountEmails.sendSoon();
      return { username, proof: pending.proof, expiresAt: pending.expiresAt, code };
    },

    async pending(userId: string) {
      const proof = await proofs.find(userId, 'change', now());
      return proof
        ? { username: proof.address, proof: proof.proof, expiresAt: proof.expiresAt }
        : null;
    },

    async cancel(userId: string, { device }: RequestContext): Promise<void> {
      await inTransaction(db, async (tx) => {
        if (await proofs.remove(userId, 'change', tx))
          await audit.record({ userId, event: 'email_change_cancelled', device }, tx);
      });
    },

    /** Finds the user with a pending change to this address and this code. */
    async findByCode(address: string, code: string): Promise<string | undefined> {
      const pendingCodes = await proofs.listCodes(address, now());
      return pendingCodes.find(({ userId, secretHash }) => secretHash === codeHash(userId, code))
        ?.userId;
    },

    /** Completes a change at sign-in, after the password check. Returns false when it is no longer pending. */
    async completeByCode(
      userId: string,
      { username, emailCode }: { username: string; emailCode: string },
      from: RequestContext,
      tx: Transaction,
    ): Promise<boolean> {
      const key = { userId, purpose: 'change' as const, secretHash: codeHash(userId, emailCode) };
      if (!(await proofs.consume(key, tx))) return false;
      return complete(userId, { address: username, isVerified: false }, from, tx);
    },

    complete,
  };
}
