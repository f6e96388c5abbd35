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
import type { ResetCredentials } from '../ownership/reset-credentials.ts';
import type { RecordRecovery } from './record-recovery.ts';
import { type Moment, momentText } from '../outbox/moment.messages.ts';

const MINUTES = 30;

type Dependencies = {
  db: Database;
  identity: IdentityRepository;
  codes: OneTimeCodesRepository;
  resetCredentials: ResetCredentials;
  recordRecovery: RecordRecovery;
  accountEmails: AccountEmails;
  limits: TryLimits;
  knownDevices: KnownDevices;
  mail: Mail;
  onUnsent: (error: unknown) => void;
  now: () => Date;
};

type LinkRecovery = Pick<z.output<typeof linkRecovery>, 'token' | 'newPassword'>;

export type RecoveryLinks = ReturnType<typeof createRecoveryLinks>;

export function createRecoveryLinks(dependencies: Dependencies) {
  const {
    db,
    identity,
    codes,
    resetCredentials,
    recordRecovery,
    accountEmails,
    limits,
    knownDevices,
    mail,
    onUnsent,
    now,
  } = dependencies;
  const backgroundEmails = createBackgroundEmails(onUnsent);

  async function sendLink(
    username: string,
    { origin, moment }: { origin: string; moment: Moment },
  ): Promise<void> {
    const user = await identity.findByUsername(username);
    if (!user) return;
    const token = newToken(user.id);
    const expiresAt = new Date(now().getTime() + MINUTES * 60_000);
    const isStored = await inTransaction(db, async (tx) => {
      // the address changed meanwhile
      if ((await identity.lockUser(user.id, tx))?.username !== username) return false;
      await codes.replaceLink({ userId: user.id, tokenHash: tokenHash(token), expiresAt }, tx);
      return true;
    });
    if (!isStored) return;
    await mail.send({
      to: user.username,
      ...recoveryEmail(`${origin}/auth?modo=recuperar#enlace=${encodeToken(token)}`, moment),
    });
  }

  return {
    /**
     * Responds before the lookup, so that neither response nor duration reveals whether the account
     * exists.
     */
    async request(
      username: string,
      { from, origin }: { from: RequestContext; origin: string },
    ): Promise<void> {
      await limits.count('recoveryLink', await knownDevices.findLimitSubject(username, from));
      const moment = { at: now(), device: from.device };
      backgroundEmails.start(sendLink(username, { origin, moment }));
    },

    async use({ token, newPassword }: LinkRecovery, from: RequestContext): Promise<void> {
      await limits.count('recoveryLinkUse', { ip: from.ip });
      const link = decodeToken(token);
      const user = link && (await identity.findUser(link.userId));
      if (!user) throw new AppError('link_expired');
      assertGoodPassword({ username: user.username, password: newPassword }, 'newPassword');
      const passwordHash = await hashSecret(newPassword);
      await inTransaction(db, async (tx) => {
        const lockedUser = await identity.lockUser(link.userId, tx);
        const key = { userId: link.userId, tokenHash: tokenHash(link) };
        if (!lockedUser || !(await codes.useLink(key, now(), tx)))
          throw new AppError('link_expired');
        const { id, username } = lockedUser;
        await resetCredentials(lockedUser, { passwordHash, mailbox: username }, from, tx);
        await identity.verifyEmail(id, username, now(), tx);
        await recordRecovery(lockedUser, from, tx);
      });
      accountEmails.sendSoon();
    },

    drain: backgroundEmails.drain,
  };
}

const recoveryEmail = (link: string, moment: Moment) => ({
  subject: `Recuperá tu cuenta de ${brand.name}`,
  text: `Hola:

Alguien pidió cambiar la contraseña de la cuenta de ${brand.name} que tiene esta dirección.

${momentText(moment)}

Si fuiste vos, elegí otra con este enlace:

${link}

Sirve una sola vez, durante ${MINUTES} minutos. Con la contraseña nueva se cierran todas las sesiones, se borran las llaves de acceso y deja de servir la respuesta secreta, también si las puso otra persona. Si no lo pediste, no hagas nada: la contraseña sigue igual.
`,
});
