import { createHmac, randomInt } from 'node:crypto';
import type { Database } from '../../../database/connect.ts';
import { inTransaction, type Transaction } from '../../../database/in-transaction.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Caller } from '../../../http/caller.ts';
import type { Audit } from '../audit/audit.service.ts';
import type { From } from '../sessions/request-context.ts';
import type { IdentityRepository } from '../identity.repository.ts';
import type { OneTimeCodesRepository } from '../recovery/one-time-codes.repository.ts';
import type { PasswordCheck } from '../passwords/password-check.ts';
import type { AccountReversals } from '../reversal/account-reversals.service.ts';
import { newToken, tokenHash, written } from '../sessions/session-token.ts';
import type { TryLimits } from '../limits/try-limits.service.ts';
import type { AccountLetters } from './account-emails.service.ts';
import type { EmailProofsRepository } from './email-proofs.repository.ts';
import { changeLetter, takenLetter } from './email.messages.ts';

const HOURS = 24;
const HOUR_MS = 3_600_000;

type Dependencies = {
  db: Database;
  identity: IdentityRepository;
  proofs: EmailProofsRepository;
  codes: OneTimeCodesRepository;
  reversals: AccountReversals;
  letters: AccountLetters;
  assertPassword: PasswordCheck;
  limits: TryLimits;
  audit: Audit;
  secret: string;
  publicOrigin: () => string;
  now: () => Date;
};

export type EmailChange = ReturnType<typeof createEmailChange>;

/** Another address for an account. What is answered, and how long it takes, is the same whether it is taken or free. */
export function createEmailChange(dependencies: Dependencies) {
  const { db, identity, proofs, codes, reversals, letters, assertPassword, limits, audit, secret } = dependencies;
  const { publicOrigin, now } = dependencies;

  /** Keyed, because eight figures are few: the database alone does not tell the code. */
  const codeHash = (userId: string, code: string) =>
    createHmac('sha256', secret).update(`email change:${userId}:${code}`).digest('base64url');

  /** The link of a letter that says that the address is taken would open nothing: its token is thrown away. */
  async function linkProof(userId: string, address: string) {
    const isTaken = (await identity.findByUsername(address)) !== undefined;
    const token = newToken(userId);
    const link = `${publicOrigin()}/verificar-correo#enlace=${written(token)}`;
    const texts = [changeLetter(link, HOURS), takenLetter()] as const;
    return { secretHash: tokenHash(token), letter: { to: address, ...texts[isTaken ? 1 : 0] } };
  }

  /** False when another account has the address. Links that were sent to the address of before open nothing now. */
  async function complete(
    userId: string,
    { address, isVerified }: { address: string; isVerified: boolean },
    { device }: From,
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
    async request(caller: Caller, { password, username }: { password: string; username: string }, from: From) {
      const userId = caller.id;
      const user = await assertPassword(userId, password, from);
      if (user.username === username)
        throw new AppError('invalid_input', { fields: [{ path: 'username', message: 'Ese ya es tu correo.' }] });
      await limits.count('emailChange', { account: userId, ip: from.ip });
      await limits.count('emailChangeAddress', { account: username, ip: from.ip });
      const at = now();
      const pending = {
        userId,
        purpose: 'change' as const,
        address: username,
        proof: letters.isOn ? ('link' as const) : ('code' as const),
        createdAt: at,
        expiresAt: new Date(at.getTime() + HOURS * HOUR_MS),
      };
      const code = letters.isOn ? null : String(randomInt(100_000_000)).padStart(8, '0');
      const sent = code === null ? await linkProof(userId, username) : undefined;
      const secretHash = sent?.secretHash ?? codeHash(userId, code ?? '');
      await inTransaction(db, async (tx) => {
        await proofs.replace({ ...pending, secretHash }, tx);
        if (sent) await letters.add(userId, sent.letter, tx);
        await audit.record({ userId, event: 'email_change_requested', device: from.device }, tx);
      });
      letters.sendSoon();
      return { username, proof: pending.proof, expiresAt: pending.expiresAt, code };
    },

    async pending(userId: string) {
      const found = await proofs.find(userId, 'change', now());
      return found ? { username: found.address, proof: found.proof, expiresAt: found.expiresAt } : null;
    },

    async cancel(userId: string, { device }: From): Promise<void> {
      await inTransaction(db, async (tx) => {
        if (await proofs.remove(userId, 'change', tx))
          await audit.record({ userId, event: 'email_change_cancelled', device }, tx);
      });
    },

    /** Whose change to this address waits for this code. */
    async findByCode(address: string, code: string): Promise<string | undefined> {
      const waiting = await proofs.listCodes(address, now());
      return waiting.find(({ userId, secretHash }) => secretHash === codeHash(userId, code))?.userId;
    },

    /** At sign-in, once the password turned out right. False also when the change does not wait any more. */
    async completeByCode(
      userId: string,
      { username, emailCode }: { username: string; emailCode: string },
      from: From,
      tx: Transaction,
    ): Promise<boolean> {
      const key = { userId, purpose: 'change' as const, secretHash: codeHash(userId, emailCode) };
      if (!(await proofs.take(key, tx))) return false;
      return complete(userId, { address: username, isVerified: false }, from, tx);
    },

    complete,
  };
}
