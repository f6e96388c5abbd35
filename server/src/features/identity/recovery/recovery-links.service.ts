import { brand } from '@forja/contract/brand';
import type { linkRecovery } from '@forja/contract/identity/recovery';
import type { z } from 'zod';
import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { createBackgroundEmails } from '../../../gateways/mail/background-emails.ts';
import type { Mail } from '../../../gateways/mail/mail.ts';
import { AppError } from '../../../http/app-error.ts';
import type { RequestContext } from '../sessions/request-context.ts';
import type { AccountEmails } from '../outbox/account-emails.service.ts';
import type { IdentityRepository } from '../storage/identity.repository.ts';
import type { KnownDevices } from '../devices/known-devices.service.ts';
import type { OneTimeCodesRepository } from '../storage/one-time-codes.repository.ts';
import { assertGoodPassword } from '../passwords/assert-good-password.ts';
import { hashSecret } from '../passwords/secret-hash.ts';
import { newToken, decodeToken, tokenHash, encodeToken } from '../sessions/session-token.ts';
import type { TryLimits } from '../limits/try-limits.service.ts';
import type { RecoveryService } from './recovery.service.ts';

const MINUTES = 30;

type Dependencies = {
  db: Database;
  identity: IdentityRepository;
  codes: OneTimeCodesRepository;
  recovery: RecoveryService;
  accountEmails: AccountEmails;
  limits: TryLimits;
  knownDevices: KnownDevices;
  mail: Mail;
  onUnsent: (error: unknown) => void;
  now: () => Date;
};

type LinkRecovery = Pick<z.output<typeof linkRecovery>, 'token' | 'newPassword' | 'removePasskeys'>;

export type RecoveryLinks = ReturnType<typeof createRecoveryLinks>;

/** Recovers an account by email, where a mail server is configured. */
export function createRecoveryLinks(dependencies: Dependencies) {
  const {
    db,
    identity,
    codes,
    recovery,
    accountEmails,
    limits,
    knownDevices,
    mail,
    onUnsent,
    now,
  } = dependencies;
  const backgroundEmails = createBackgroundEmails(onUnsent);

  async function sendLink(username: string, origin: string): Promise<void> {
    const user = await identity.findByUsername(username);
    if (!user) return;
    const token = newToken(user.id);
    const expiresAt = new Date(now().getTime() + MINUTES * 60_000);
    await inTransaction(db, (tx) =>
      codes.replaceLink({ userId: user.id, tokenHash: tokenHash(token), expiresAt }, tx),
    );
    await mail.send({
      to: user.username,
      ...recoveryEmail(`${origin}/auth?modo=recuperar#enlace=${encodeToken(token)}`),
    });
  }

  return {
    /** Responds before the lookup, so that neither response nor duration reveals whether the account exists. */
    async request(
      username: string,
      { from, origin }: { from: RequestContext; origin: string },
    ): Promise<void> {
      await limits.count('recoveryLink', await knownDevices.findLimitSubject(username, from));
      backgroundEmails.start(sendLink(username, origin));
    },

    async use(
      { token, newPassword, removePasskeys }: LinkRecovery,
      from: RequestContext,
    ): Promise<void> {
      await limits.count('recoveryLinkUse', { ip: from.ip });
      const link = decodeToken(token);
      const user = link && (await identity.findUser(link.userId));
      if (!user) throw new AppError('link_expired');
      assertGoodPassword({ username: user.username, password: newPassword }, 'newPassword');
      const passwordHash = await hashSecret(newPassword);
      await inTransaction(db, async (tx) => {
        if (!(await codes.useLink({ userId: user.id, tokenHash: tokenHash(link) }, now(), tx)))
          throw new AppError('link_expired');
        await recovery.replacePassword(user, { passwordHash, removePasskeys }, from, tx);
        // the link proves the mailbox, if the account still has that address
        await identity.verifyEmail(user.id, user.username, now(), tx);
      });
      accountEmails.sendSoon();
    },

    drain: backgroundEmails.drain,
  };
}

const recoveryEmail = (link: string) => ({
  subject: `Recuperá tu cuenta de ${brand.name}`,
  text: `Hola:

Alguien pidió cambiar la contraseña de tu cuenta de ${brand.name}. Si fuiste vos, abrí este enlace:

${link}

Sirve una sola vez, durante ${MINUTES} minutos. Si no lo pediste, no hagas nada: tu contraseña sigue igual.
`,
});
