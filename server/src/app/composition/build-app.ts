import type { FastifyInstance } from 'fastify';
import type { Contacts } from '@forja/contract/brand';
import type { Seller } from '@forja/contract/payments/seller';
import type { Database } from '../../database/connect.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { accountExportRoutes } from '../../features/account-export/account-export.routes.ts';
import { createAccountExport } from '../../features/account-export/account-export.service.ts';
import { createAccountImport } from '../../features/account-export/account-import.service.ts';
import { createExportSignatures } from '../../features/account-export/export-signatures.ts';
import { readRequestContext } from '../../features/identity/sessions/request-context.ts';
import { createFindCaller } from '../../features/identity/find-caller.ts';
import { readCurrentSession } from '../../features/identity/sessions/current-session.ts';
import { createCheckoutCookie } from '../../features/identity/restore/checkout-cookie.ts';
import { createSessionCookie } from '../../features/identity/sessions/session-cookie.ts';
import { createEmailOutbox } from '../../features/identity/outbox/email-outbox.service.ts';
import { createEmailOutboxRepository } from '../../features/identity/outbox/email-outbox.repository.ts';
import { createEmailQueueRepository } from '../../features/identity/outbox/email-queue.repository.ts';
import {
  buildPayments,
  registerPaymentRoutes,
  type Payments,
  type PaymentsSettings,
} from './build-payments.ts';
import { createChanges } from '../../features/records/changes.service.ts';
import { type RecordCollection, createRecords } from '../../features/records/records.service.ts';
import { createAccountWork } from '../../features/records/work/account-work.service.ts';
import { recordsRoutes } from '../../features/records/records.routes.ts';
import type { Api } from '../../http/api.ts';
import { createKeyring, type Keyring, type Secrets } from '../../keys/keyring.ts';
import { buildServer, type ServerDependencies } from './build-server.ts';
import { createReferralCookie } from '../../features/referrals/referral-cookie.ts';
import { partnersRoutes } from '../../features/partners/partners.routes.ts';
import { referralsRoutes } from '../../features/referrals/referrals.routes.ts';
import type { Mail } from '../../gateways/mail/mail.ts';
import type { PaymentProvider } from '../../gateways/payments/payment-provider.ts';
import { adminRoutes } from '../../features/admin/admin.routes.ts';
import { announcementsRoutes } from '../../features/announcements/announcements.routes.ts';
import { buildAdmin } from './build-admin.ts';
import { buildAnnouncements } from './build-announcements.ts';
import { accountsRoutes, buildAccounts } from './build-accounts.ts';
import { buildPartners } from './build-partners.ts';
import { buildReferrals } from './build-referrals.ts';
import { collections as registered } from '../collections.ts';
import { type Health, registerHealthRoutes } from '../health/health.ts';
import { registerOpenApiPages } from '../openapi/openapi.ts';
import { registerStaticSite } from '../site/static-site.ts';

export type AppDependencies = ServerDependencies & {
  db: Database;
  /** Absent without a mail server: no page then offers email. */
  mail?: Mail | undefined;
  providers: readonly PaymentProvider[];
  /** Runs when a webhook was stored and waits to be processed. */
  onWebhookStored: () => void;
  collections?: readonly RecordCollection[] | undefined;
  settings: Secrets & {
    secureCookies: boolean;
    payments: PaymentsSettings;
    contacts: Contacts;
    seller: Seller;
    /** Percentage of a referred user's first payment, credited to the referrer. */
    referralPercent: number;
  };
};

export type App = {
  app: FastifyInstance;
  endpoints: Api['endpoints'];
  payments: Payments;
  health: Health;
  deleteExpired: () => Promise<void>;
  sendAccountEmails: () => Promise<void>;
  refreshFigures: () => Promise<void>;
};

function buildServices(
  dependencies: AppDependencies & { keys: Keyring },
  collections: readonly RecordCollection[],
) {
  const { db, logger, now, mail, settings } = dependencies;
  const { secret } = settings;
  const queue = createEmailQueueRepository(db, (err) => logger.error({ err }, 'email queue'));
  const outbox = createEmailOutbox({
    outboxEmails: createEmailOutboxRepository(db),
    queue,
    mail,
    inTransaction: (work) => inTransaction(db, work),
    now,
  });
  const referrals = buildReferrals({ ...dependencies, secret, percent: settings.referralPercent });
  const payments = buildPayments({
    ...dependencies,
    referrals,
    mail,
    outbox,
    secret,
    supportEmail: settings.contacts.supportEmail,
    settings: settings.payments,
  });
  const accounts = buildAccounts({
    ...dependencies,
    isPaid: payments.isPaid,
    onRegistered: referrals.attribute,
    mail,
    outbox,
    queue,
    publicOrigin: settings.payments.publicOrigin,
    secret,
    supportEmail: settings.contacts.supportEmail,
  });
  return {
    work: createAccountWork({ db, now }),
    records: createRecords({ db, collections, now }),
    changes: createChanges({ db, now }),
    outbox,
    partners: buildPartners({ ...dependencies, secret }),
    referrals,
    payments,
    accounts,
    announcements: buildAnnouncements({
      ...dependencies,
      outbox,
      audit: accounts.audit,
      publicOrigin: settings.payments.publicOrigin,
    }),
  };
}

export async function buildApp(dependencies: AppDependencies): Promise<App> {
  const { db, now, collections = registered, settings } = dependencies;
  const keys = createKeyring(settings);
  const endpoints: Api['endpoints'] = [];
  const { app, proxies } = await buildServer({ ...dependencies, keys }, endpoints);

  const sessionCookie = createSessionCookie({ secure: settings.secureCookies });
  const checkoutCookie = createCheckoutCookie({ secure: settings.secureCookies });
  const referralCookie = createReferralCookie({ secure: settings.secureCookies });
  const services = buildServices({ ...dependencies, keys }, collections);
  const { work, records, changes, outbox, partners, referrals, payments, accounts, announcements } =
    services;

  const api: Api = {
    app,
    findCaller: createFindCaller(accounts.identity, sessionCookie),
    isMember: payments.membership.isMember,
    mayArriveLate: payments.lateWrites.mayArriveLate,
    endpoints,
  };
  accountsRoutes(api, {
    accounts,
    cookie: sessionCookie,
    checkoutCookie,
    readArrival: referralCookie.read,
    appOrigin: settings.appOrigin,
  });
  referralsRoutes(api, { referrals, referralCookie });
  partnersRoutes(api, partners);
  const admin = buildAdmin({ ...dependencies, partners, payments });
  adminRoutes(api, admin);
  await announcementsRoutes(api, {
    ...announcements,
    readDevice: (request) => readRequestContext(request, sessionCookie).device,
  });
  recordsRoutes(api, { work, records, changes, collections });
  await registerPaymentRoutes(api, app, { payments, checkoutCookie });
  const exportDependencies = {
    ...accounts,
    work,
    records,
    payments: payments.privacy,
    partners,
    referrals,
    notes: admin.notes,
    collections: collections.map(({ contract }) => contract),
    signatures: createExportSignatures(keys.accountExport),
    isMember: api.isMember,
    now,
  };
  accountExportRoutes(api, {
    ...exportDependencies,
    data: createAccountExport(exportDependencies),
    imports: createAccountImport(exportDependencies),
    describeVisit: (request) => ({
      current: readCurrentSession(request, sessionCookie),
      from: readRequestContext(request, sessionCookie),
    }),
    forgetSession: (reply) => sessionCookie.clear(reply),
  });
  app.addHook('onReady', outbox.open);
  app.addHook('onReady', async () => {
    // sealing again waits for the next start when the database is away
    if (keys.secondFactor.all.length > 1)
      await accounts.secondFactor
        .reseal()
        .catch((err: unknown) =>
          dependencies.logger.error({ err }, 'second steps not sealed again'),
        );
  });
  app.addHook('onClose', async () => {
    await Promise.all([
      accounts.drain(),
      payments.withdrawals.drain(),
      payments.membershipNotifications.drain(),
      admin.partners.drain(),
      announcements.letters.drain(),
    ]);
    await outbox.close();
  });

  const health = registerHealthRoutes(app, db, proxies);
  await registerOpenApiPages(api, settings);
  await registerStaticSite(
    app,
    { ...settings, now, syncSessionMark: sessionCookie.syncMark },
    {
      readPrices: payments.priceSchedule.readShownPrices,
      readOffer: payments.checkouts.shownPrices,
    },
  );

  /** Several servers may run it at once. */
  const deleteExpired = async () => {
    await accounts.deleteExpired();
    await changes.collectTombstones();
    await payments.deleteExpired();
    await partners.deleteExpired();
    await outbox.deleteExpired();
  };
  return {
    app,
    endpoints,
    payments,
    health,
    deleteExpired,
    async sendAccountEmails() {
      await outbox.queueEarlierEmails();
      await accounts.accountEmails.deliver();
      await accounts.registrations?.deliver();
      await announcements.letters.sendDue();
    },
    refreshFigures: admin.overview.refreshFigures,
  };
}
