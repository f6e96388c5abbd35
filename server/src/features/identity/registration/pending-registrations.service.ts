import { createHash } from 'node:crypto';
import { type Device, device as deviceSchema } from '@forja/contract/identity/account';
import type { registrationCompletion } from '@forja/contract/identity/registration';
import { HOUR_MS } from '@forja/domain/units/durations';
import { z } from 'zod';
import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { createBackgroundEmails } from '../../../gateways/mail/background-emails.ts';
import type { Mail } from '../../../gateways/mail/mail.ts';
import { AppError } from '../../../http/app-error.ts';
import type { TryLimits } from '../limits/try-limits.service.ts';
import type { EmailQueueRepository } from '../outbox/email-queue.repository.ts';
import { isSecret } from '../passwords/secret-hash.ts';
import type { PurposeKeys } from '../../../keys/keyring.ts';
import { createTextCipher } from '../../../keys/sealed-text.ts';
import type { RequestContext } from '../sessions/request-context.ts';
import { decodeToken, encodeToken, newToken, tokenHash } from '../sessions/session-token.ts';
import type { NewUser } from '../storage/identity.repository.ts';
import type { PendingRegistrationsRepository } from '../storage/pending-registrations.repository.ts';
import {
  type AccountAdditionDependencies,
  type Arrival,
  createAddAccount,
  type SignInResult,
} from './add-account.ts';
import { accountExistsEmail, registrationEmail } from './registration.messages.ts';

const HOURS = 24;
const sealedSchema = z.object({ token: z.string(), device: deviceSchema });
const CHOOSE_PASSWORD = 'Para crear la cuenta, poné la contraseña que elegiste en el formulario.';
const WRONG_PASSWORD = 'Esa no es la contraseña que elegiste en el formulario.';

type Dependencies = AccountAdditionDependencies & {
  db: Database;
  pendingRegistrations: PendingRegistrationsRepository;
  queue: EmailQueueRepository;
  mail: Mail;
  limits: TryLimits;
  keys: PurposeKeys;
  publicOrigin: () => string;
  onUnsent: (error: unknown) => void;
  now: () => Date;
};
type Account = NewUser & { acceptedAt: Date; createdAt: Date };
type Request = {
  browserKey?: string | undefined;
  next?: string | undefined;
  arrival: Arrival | undefined;
  device: Device;
};

export type PendingRegistrations = ReturnType<typeof createPendingRegistrations>;

/** A fast hash suffices for a random key. */
const browserKeyHash = (key: string): string =>
  createHash('sha256').update(key).digest('base64url');

/** No account exists until the mailbox is proved, so the address stays free for its owner. */
export function createPendingRegistrations(dependencies: Dependencies) {
  const { db, pendingRegistrations, queue, mail, limits, publicOrigin, onUnsent, now } =
    dependencies;
  const addAccount = createAddAccount(dependencies);
  const { encrypt, decrypt } = createTextCipher(dependencies.keys);
  const backgroundEmails = createBackgroundEmails(onUnsent);

  /** Reads whether the address has an account only here, after the response. */
  const deliver = () =>
    queue.process('registration', async ({ userId }) => {
      const pending = await pendingRegistrations.findUnsent(userId, now());
      if (!pending?.sealedToken) return;
      const { username, hasAccount, wasNotified, sealedToken, createdAt } = pending;
      const { token, device } = sealedSchema.parse(JSON.parse(decrypt(sealedToken)));
      const moment = { at: createdAt, device };
      const origin = publicOrigin();
      const email = hasAccount
        ? accountExistsEmail(
            { signIn: `${origin}/auth`, recover: `${origin}/auth?modo=recuperar` },
            moment,
          )
        : registrationEmail(`${origin}/verificar-correo#registro=${token}`, {
            hours: HOURS,
            ...moment,
          });
      // one such email a day is enough
      if (hasAccount && wasNotified) return pendingRegistrations.remove(userId);
      await mail.send({ to: username, ...email });
      await pendingRegistrations.markSent(userId);
    });

  return {
    /** Does the same work for every address. */
    async add(account: Account, { browserKey, next, arrival, device }: Request): Promise<void> {
      const token = newToken(account.id);
      await inTransaction(db, async (tx) => {
        await pendingRegistrations.add(
          {
            ...account,
            tokenHash: tokenHash(token),
            sealedToken: encrypt(JSON.stringify({ token: encodeToken(token), device })),
            browserKeyHash: browserKey === undefined ? null : browserKeyHash(browserKey),
            arrivalCode: arrival?.code ?? null,
            arrivalBrowserHash: arrival?.browserHash ?? null,
            next: next ?? null,
            expiresAt: new Date(account.createdAt.getTime() + HOURS * HOUR_MS),
          },
          tx,
        );
        await queue.add('registration', { userId: account.id, key: 'registration' }, tx);
      });
      backgroundEmails.start(deliver());
    },

    /**
     * The link proves the mailbox, not who filled in the form. Another browser must send the form's
     * password, so that nobody signs in to an account whose password somebody else knows.
     */
    async complete(
      { token, browserKey, password }: z.output<typeof registrationCompletion>,
      from: RequestContext,
    ): Promise<SignInResult & { next: string | null }> {
      await limits.count('emailLinkUse', { ip: from.ip });
      const link = decodeToken(token);
      const key = link && { id: link.userId, tokenHash: tokenHash(link) };
      const pending = key && (await pendingRegistrations.find(key, now()));
      if (!pending) throw new AppError('link_expired');
      const { id, username, passwordHash, secretQuestion, secretAnswerHash } = pending;
      const { referralCode, acceptedAt, arrivalCode, arrivalBrowserHash, next } = pending;
      const isSameBrowser =
        browserKey !== undefined && pending.browserKeyHash === browserKeyHash(browserKey);
      if (!isSameBrowser) {
        if (password === undefined)
          throw new AppError('credentials_unproved', {
            current: { username },
            message: CHOOSE_PASSWORD,
          });
        if (!(await isSecret(password, passwordHash)))
          throw new AppError('wrong_password', { message: WRONG_PASSWORD });
      }
      const timestamp = now();
      const result = await inTransaction(db, async (tx) => {
        if (!(await pendingRegistrations.consume(key, timestamp, tx)))
          throw new AppError('link_expired');
        const signedIn = await addAccount(
          {
            id,
            username,
            passwordHash,
            secretQuestion,
            secretAnswerHash,
            referralCode,
            acceptedAt,
            createdAt: timestamp,
            emailVerifiedAt: timestamp,
          },
          arrivalCode === null || arrivalBrowserHash === null
            ? undefined
            : { code: arrivalCode, browserHash: arrivalBrowserHash },
          from,
          tx,
        );
        await pendingRegistrations.removeOfAddress(username, tx);
        return signedIn;
      });
      return { ...result, next };
    },

    deliver,
    deleteExpired: (): Promise<void> => pendingRegistrations.deleteExpired(now()),
    drain: backgroundEmails.drain,
  };
}
