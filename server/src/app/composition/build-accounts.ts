import type { FastifyBaseLogger } from 'fastify';
import type { Keyring } from '../../keys/keyring.ts';
import type { Database } from '../../database/connect.ts';
import { createAccessRevocation } from '../../features/identity/sessions/access-revocation.ts';
import { accountRoutes } from '../../features/identity/account/account.routes.ts';
import { administrationRoutes } from '../../features/identity/administration/administration.routes.ts';
import { createAccountAdministration } from '../../features/identity/administration/account-administration.service.ts';
import { createAccountService } from '../../features/identity/account/account.service.ts';
import { createAccountPrivacy } from '../../features/identity/account-privacy.service.ts';
import { createAuditRepository } from '../../features/identity/audit/audit.repository.ts';
import { createAudit } from '../../features/identity/audit/audit.service.ts';
import { createAccountEmails } from '../../features/identity/outbox/account-emails.service.ts';
import { createSecurityLetters } from '../../features/identity/outbox/security-letters.service.ts';
import { createEmailChange } from '../../features/identity/email/email-change.service.ts';
import { createEmailProofsRepository } from '../../features/identity/storage/email-proofs.repository.ts';
import { createEmailVerification } from '../../features/identity/email/email-verification.service.ts';
import { emailRoutes } from '../../features/identity/email/email.routes.ts';
import type { EmailOutbox } from '../../features/identity/outbox/email-outbox.service.ts';
import { createDescribeBlock } from '../../features/identity/storage/describe-block.ts';
import { createIdentityRepository } from '../../features/identity/storage/identity.repository.ts';
import { identityRoutes } from '../../features/identity/identity.routes.ts';
import { createIdentityService } from '../../features/identity/identity.service.ts';
import { createKnownDevicesRepository } from '../../features/identity/devices/known-devices.repository.ts';
import { createKnownDevices } from '../../features/identity/devices/known-devices.service.ts';
import { createOneTimeCodesRepository } from '../../features/identity/storage/one-time-codes.repository.ts';
import { createPasskeysRepository } from '../../features/identity/storage/passkeys.repository.ts';
import { passkeysRoutes } from '../../features/identity/passkeys/passkeys.routes.ts';
import { createPasskeysService } from '../../features/identity/passkeys/passkeys.service.ts';
import { createPasswordCheck } from '../../features/identity/passwords/password-check.ts';
import { recoveryLinksRoutes } from '../../features/identity/recovery/recovery-links.routes.ts';
import { createRecoveryLinks } from '../../features/identity/recovery/recovery-links.service.ts';
import { recoveryRoutes } from '../../features/identity/recovery/recovery.routes.ts';
import { createRecoveryService } from '../../features/identity/recovery/recovery.service.ts';
import { createAccountReversalsRepository } from '../../features/identity/storage/account-reversals.repository.ts';
import { createResetCredentials } from '../../features/identity/ownership/reset-credentials.ts';
import { createRecordRecovery } from '../../features/identity/recovery/record-recovery.ts';
import { createAccountReversals } from '../../features/identity/reversal/account-reversals.service.ts';
import type { CheckoutCookie } from '../../features/identity/restore/checkout-cookie.ts';
import { restoreSessionRoutes } from '../../features/identity/restore/restore-session.routes.ts';
import {
  createRestoreSession,
  type IsPaid,
} from '../../features/identity/restore/restore-session.service.ts';
import type { AccountAdditionDependencies } from '../../features/identity/registration/add-account.ts';
import { createPendingRegistrations } from '../../features/identity/registration/pending-registrations.service.ts';
import { createPendingRegistrationsRepository } from '../../features/identity/storage/pending-registrations.repository.ts';
import type { EmailQueueRepository } from '../../features/identity/outbox/email-queue.repository.ts';
import { secondFactorRoutes } from '../../features/identity/second-factor/second-factor.routes.ts';
import { createSecondFactor } from '../../features/identity/second-factor/second-factor.service.ts';
import type { SessionCookie } from '../../features/identity/sessions/session-cookie.ts';
import { createSignIns } from '../../features/identity/sessions/sign-ins.ts';
import { createTriesRepository } from '../../features/identity/limits/tries.repository.ts';
import { createTryLimits } from '../../features/identity/limits/try-limits.service.ts';
import type { Mail } from '../../gateways/mail/mail.ts';
import type { Api } from '../../http/api.ts';

type AccountsDependencies = {
  db: Database;
  isPaid: IsPaid;
  onRegistered: AccountAdditionDependencies['onRegistered'];
  mail: Mail | undefined;
  outbox: EmailOutbox;
  queue: EmailQueueRepository;
  publicOrigin: () => string;
  logger: FastifyBaseLogger;
  secret: string;
  supportEmail: string;
  keys: Keyring;
  now: () => Date;
};
type Accounts = ReturnType<typeof buildAccounts>;

function buildSharedAccounts({
  db,
  mail,
  outbox,
  logger,
  secret,
  supportEmail,
  keys,
  ...settings
}: AccountsDependencies) {
  const { now } = settings;
  const onUnsent = (err: unknown) => logger.error({ err }, 'mail not sent');
  const storage = {
    db,
    identity: createIdentityRepository(db),
    tries: createTriesRepository(db),
    codes: createOneTimeCodesRepository(db),
    passkeys: createPasskeysRepository(db),
    proofs: createEmailProofsRepository(db),
    accountReversals: createAccountReversalsRepository(db),
    pendingRegistrations: createPendingRegistrationsRepository(db),
  };
  const knownDevices = createKnownDevices({ devices: createKnownDevicesRepository(db), now });
  const accountEmails = createAccountEmails({
    outbox,
    isOn: mail !== undefined,
    keys: keys.accountEmails,
    onUnsent,
  });
  const notifyOwner = createSecurityLetters({ ...settings, ...storage, accountEmails });
  const audit = createAudit({ audit: createAuditRepository(db), notifyOwner, now });
  const revokeAccess = createAccessRevocation(storage);
  const services = {
    ...settings,
    ...storage,
    secret,
    supportEmail,
    onUnsent,
    audit,
    describeBlock: createDescribeBlock(supportEmail),
    limits: createTryLimits({ ...storage, secret, now }),
    knownDevices,
    signIns: createSignIns({ ...storage, knownDevices, now }),
    accountEmails,
    revokeAccess,
    resetCredentials: createResetCredentials({ ...storage, audit, revokeAccess, now }),
  };
  const reversals = createAccountReversals(services);
  return {
    ...services,
    secondFactor: createSecondFactor({ ...services, keys: keys.secondFactor }),
    assertPassword: createPasswordCheck(services),
    reversals,
    recordRecovery: createRecordRecovery({ audit, reversals }),
  };
}

export function buildAccounts(dependencies: AccountsDependencies) {
  const { mail, keys } = dependencies;
  const shared = buildSharedAccounts(dependencies);
  const emailChange = createEmailChange(shared);
  const emailVerification = createEmailVerification({ ...shared, emailChange });
  const registrations =
    mail && createPendingRegistrations({ ...shared, mail, keys: keys.registrationEmails });
  const identity = createIdentityService({ ...shared, emailChange, registrations });
  const account = createAccountService({ ...shared, emailChange });
  const passkeys = createPasskeysService(shared);
  const recovery = createRecoveryService(shared);
  const links = mail && createRecoveryLinks({ ...shared, mail });

  return {
    identity,
    registrations,
    account,
    privacy: createAccountPrivacy({ ...shared, account }),
    passkeys,
    secondFactor: shared.secondFactor,
    assertPassword: shared.assertPassword,
    audit: shared.audit,
    limits: shared.limits,
    recovery,
    links,
    accountEmails: shared.accountEmails,
    reversals: shared.reversals,
    emailChange,
    emailVerification,
    sessionRestoration: createRestoreSession(shared),
    administration: createAccountAdministration({ ...shared, emailChange }),

    drain: async () =>
      void (await Promise.all([
        links?.drain(),
        registrations?.drain(),
        shared.accountEmails.drain(),
      ])),

    async deleteExpired() {
      const at = shared.now();
      await shared.tries.deleteEnded(at);
      await shared.identity.deleteExpiredSignIns(at);
      await shared.codes.deleteExpired(at);
      await shared.proofs.deleteExpired(at);
      await shared.reversals.deleteExpired();
      await registrations?.deleteExpired();
      await passkeys.deleteExpiredChallenges();
      await shared.audit.deleteExpired();
      await shared.knownDevices.deleteUnused();
    },
  };
}

type AccountRoutesDependencies = {
  accounts: Accounts;
  cookie: SessionCookie;
  checkoutCookie: CheckoutCookie;
  readArrival: Parameters<typeof identityRoutes>[1]['readArrival'];
  appOrigin: string | undefined;
};

export function accountsRoutes(
  api: Api,
  { accounts, cookie, checkoutCookie, readArrival, appOrigin }: AccountRoutesDependencies,
): void {
  const { links } = accounts;
  identityRoutes(api, { ...accounts, cookie, readArrival });
  recoveryRoutes(api, { ...accounts, cookie, byMail: links !== undefined });
  if (links) recoveryLinksRoutes(api, { links, cookie, appOrigin });
  emailRoutes(api, { ...accounts, cookie, byMail: links !== undefined });
  restoreSessionRoutes(api, { ...accounts, cookie, checkoutCookie });
  accountRoutes(api, { ...accounts, cookie });
  passkeysRoutes(api, { ...accounts, cookie, appOrigin });
  secondFactorRoutes(api, { ...accounts, cookie });
  administrationRoutes(api, accounts);
}
