import { brand } from '@forja/contract/brand';
import type { linkRecovery } from '@forja/contract/recovery';
import type { z } from 'zod';
import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { createBackgroundSends } from '../../../gateways/mail/background-sends.ts';
import type { Mail } from '../../../gateways/mail/mail.ts';
import { AppError } from '../../../http/app-error.ts';
import type { From } from '../sessions/request-context.ts';
import type { AccountLetters } from '../email/account-emails.service.ts';
import type { IdentityRepository } from '../identity.repository.ts';
import type { KnownDevices } from '../devices/known-devices.service.ts';
import type { OneTimeCodesRepository } from './one-time-codes.repository.ts';
import { assertGoodPassword } from '../passwords/assert-good-password.ts';
import { hashSecret } from '../passwords/secret-hash.ts';
import { newToken, readToken, tokenHash, written } from '../sessions/session-token.ts';
import type { TryLimits } from '../limits/try-limits.service.ts';
import type { RecoveryService } from './recovery.service.ts';

const MINUTES = 30;

type Parts = {
  db: Database;
  identity: IdentityRepository;
  codes: OneTimeCodesRepository;
  recovery: RecoveryService;
  letters: AccountLetters;
  limits: TryLimits;
  knownDevices: KnownDevices;
  mail: Mail;
  onUnsent: (error: unknown) => void;
  now: () => Date;
};

type LinkRecovery = Pick<z.output<typeof linkRecovery>, 'token' | 'newPassword' | 'removePasskeys'>;

export type RecoveryLinks = ReturnType<typeof createRecoveryLinks>;

/** Back into an account by its mailbox, where the server can send mail. */
export function createRecoveryLinks(parts: Parts) {
  const { db, identity, codes, recovery, letters, limits, knownDevices, mail, onUnsent, now } = parts;
  const sends = createBackgroundSends(onUnsent);

  async function send(username: string, origin: string): Promise<void> {
    const user = await identity.findByUsername(username);
    if (!user) return;
    const token = newToken(user.id);
    const expiresAt = new Date(now().getTime() + MINUTES * 60_000);
    await inTransaction(db, (tx) => codes.replaceLink({ userId: user.id, tokenHash: tokenHash(token), expiresAt }, tx));
    await mail.send({ to: user.username, ...letterWith(`${origin}/auth?modo=recuperar#enlace=${written(token)}`) });
  }

  return {
    /** Answered before anything is looked up: neither the answer nor its time tells whether there is an account. */
    async request(username: string, { from, origin }: { from: From; origin: string }): Promise<void> {
      await limits.count('recoveryLink', await knownDevices.findWho(username, from));
      sends.start(send(username, origin));
    },

    async use({ token, newPassword, removePasskeys }: LinkRecovery, from: From): Promise<void> {
      await limits.count('recoveryLinkUse', { ip: from.ip });
      const link = readToken(token);
      const user = link && (await identity.findUser(link.userId));
      if (!user) throw new AppError('link_expired');
      assertGoodPassword({ username: user.username, password: newPassword }, 'newPassword');
      const passwordHash = await hashSecret(newPassword);
      await inTransaction(db, async (tx) => {
        if (!(await codes.useLink({ userId: user.id, tokenHash: tokenHash(link) }, now(), tx)))
          throw new AppError('link_expired');
        await recovery.replacePassword(user, { passwordHash, removePasskeys }, from, tx);
        // who read the letter reads the mailbox, if the account still has that address
        await identity.verifyEmail(user.id, user.username, now(), tx);
      });
      letters.sendSoon();
    },

    settled: sends.settled,
  };
}

const letterWith = (link: string) => ({
  subject: `Recuperá tu cuenta de ${brand.name}`,
  text: `Hola:

Alguien pidió cambiar la contraseña de tu cuenta de ${brand.name}. Si fuiste vos, abrí este enlace:

${link}

Sirve una sola vez, durante ${MINUTES} minutos. Si no lo pediste, no hagas nada: tu contraseña sigue igual.
`,
});
