import type { Device } from '@forja/contract/identity/account';
import { createHmac, randomInt } from 'node:crypto';
import { HOUR_MS } from '@forja/domain/units/durations';
import type { Database } from '../../../database/connect.ts';
import { inTransaction, type Transaction } from '../../../database/in-transaction.ts';
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

/** Keyed, because the database alone would reveal a code of eight digits. */
export const emailCodeHash = (userId: string, code: string, secret: string): string =>
  createHmac('sha256', secret).update(`email change:${userId}:${code}`).digest('base64url');

export function createEmailChangeRequests(dependencies: EmailChangeRequestDependencies) {
  const { db, identity, proofs, accountEmails, assertPassword, limits, audit } = dependencies;
  const { secret, publicOrigin, now } = dependencies;

  /** A taken address gets an email that says so, and its token is discarded. */
  async function createLinkProof({ userId, username: address, device }: NewAddress) {
    const moment = { at: now(), device };
    const isTaken = (await identity.findByUsername(address)) !== undefined;
    const token = newToken(userId);
    const links = createEmailLinks(publicOrigin(), token);
    const texts = [
      addressChangeEmail(links, { hours: HOURS, ...moment }),
      addressTakenEmail(moment),
    ] as const;
    return { secretHash: tokenHash(token), email: { to: address, ...texts[isTaken ? 1 : 0] } };
  }

  /** `check` authorizes inside the same transaction. */
  async function openChange(change: NewAddress, check: (tx: Transaction) => Promise<unknown>) {
    const { userId, username } = change;
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
    const emailProof = code === null ? await createLinkProof(change) : undefined;
    const secretHash = emailProof?.secretHash ?? emailCodeHash(userId, code ?? '', secret);
    await inTransaction(db, async (tx) => {
      await check(tx);
      await proofs.replace({ ...pending, secretHash }, tx);
      if (emailProof) await accountEmails.add(userId, emailProof.email, tx);
    });
    accountEmails.sendSoon();
    return { username, proof: pending.proof, expiresAt: pending.expiresAt, code };
  }

  async function countRequest({ userId, username, ip }: ChangeRequest): Promise<void> {
    await limits.count('emailChange', { account: userId, ip });
    await limits.count('emailChangeAddress', { account: username, ip });
  }

  return {
    async request(
      caller: Caller,
      { password, username }: { password: string; username: string },
      from: RequestContext,
    ) {
      const userId = caller.id;
      const user = await assertPassword(userId, password, from);
      assertOtherAddress(user, username, 'Ese ya es tu correo.');
      await countRequest({ userId, username, ip: from.ip });
      return openChange({ userId, username, device: from.device }, async (tx) => {
        await lockCheckedUser(identity, user, 'wrong_password', tx);
        await audit.record({ userId, event: 'email_change_requested', device: from.device }, tx);
      });
    },

    async requestForPerson(
      user: { id: string; username: string },
      username: string,
      { ip, check }: { ip: string; check: (tx: Transaction) => Promise<unknown> },
    ) {
      assertOtherAddress(user, username, 'Ese ya es su correo.');
      await countRequest({ userId: user.id, username, ip });
      return openChange({ userId: user.id, username, device: undefined }, check);
    },
  };
}

type NewAddress = { userId: string; username: string; device: Device | undefined };
type ChangeRequest = { userId: string; username: string; ip: string };

function assertOtherAddress(user: { username: string }, username: string, message: string): void {
  if (user.username === username)
    throw new AppError('invalid_input', { fields: [{ path: 'username', message }] });
}
