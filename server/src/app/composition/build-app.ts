import cookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Database } from '../../database/connect.ts';
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
import {
  buildPayments,
  registerPaymentRoutes,
  type Payments,
  type PaymentsSettings,
} from './build-payments.ts';
import { createChanges } from '../../features/records/changes.service.ts';
import { type RecordCollection, createRecords } from '../../features/records/records.service.ts';
import { recordsRoutes } from '../../features/records/records.routes.ts';
import { answer } from '../../http/answer-errors.ts';
import type { Api } from '../../http/api.ts';
import { requestId } from '../../http/request-id.ts';
import { applyHttpConventions } from '../../http/http-conventions.ts';
import type { Mail } from '../../gateways/mail/mail.ts';
import type { PaymentProvider } from '../../gateways/payments/payment-provider.ts';
import { accountsRoutes, buildAccounts } from './build-accounts.ts';
import { collections as registered } from '../collections.ts';
import { compressJson } from '../plugins/compress-json.ts';
import { registerHealthRoutes } from '../health/health.ts';
import { documentApi, registerOpenApiPages } from '../openapi/openapi.ts';
import { refuseUnderPressure } from '../plugins/pressure.ts';
import { logRequests, disabledRequestLogging } from '../plugins/request-log.ts';
import { addSecurityHeaders } from '../plugins/security.ts';
import { registerStaticSite } from '../site/static-site.ts';
import { watchProxies } from '../plugins/watch-proxies.ts';

export type AppDependencies = {
  db: Database;
  logger: FastifyBaseLogger;
  now: () => Date;
  /** Absent where no mail server is configured: nothing then offers to send email. */
  mail?: Mail | undefined;
  /** The payment providers, in the order in which they are offered. */
  providers: readonly PaymentProvider[];
  /** Called when a webhook was stored and waits to be processed. */
  onWebhookStored: () => void;
  /** Those of the registry unless a test adds its own. */
  collections?: readonly RecordCollection[] | undefined;
  settings: {
    isProduction: boolean;
    /** Production's rules, and every page says that it is not production. */
    isStaging: boolean;
    /** Absent on a laptop, where this machine's own names are trusted. */
    appOrigin: string | undefined;
    secret: string;
    secureCookies: boolean;
    trustedProxies: string[] | undefined;
    webDist: string;
    payments: PaymentsSettings;
  };
};

const BODY_BYTES = 64 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;

export type App = {
  app: FastifyInstance;
  endpoints: Api['endpoints'];
  payments: Payments;
  deleteExpired: () => Promise<void>;
  /** Sends the account emails that could not be sent at once. */
  sendAccountEmails: () => Promise<void>;
};

/** Composes the whole server. It does not listen. */
export async function buildApp({
  db,
  logger,
  now,
  mail,
  providers,
  onWebhookStored,
  collections = registered,
  settings,
}: AppDependencies): Promise<App> {
  const app = Fastify({
    loggerInstance: logger,
    logController: disabledRequestLogging,
    genReqId: requestId,
    requestIdHeader: false,
    trustProxy: settings.trustedProxies ?? false,
    bodyLimit: BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    frameworkErrors: (error, request, reply) => void answer(error, request, reply),
    routerOptions: { maxParamLength: 200 },
  });
  const endpoints: Api['endpoints'] = [];

  logRequests(app);
  const proxies = watchProxies(app, { settings, now, logger });
  await addSecurityHeaders(app, settings);
  await refuseUnderPressure(app);
  await compressJson(app);
  applyHttpConventions(app, { endpoints, appOrigin: settings.appOrigin });
  await app.register(cookie);
  await documentApi(app);

  const sessionCookie = createSessionCookie({ secure: settings.secureCookies });
  const checkoutCookie = createCheckoutCookie({ secure: settings.secureCookies });
  const records = createRecords({ db, collections, now });
  const changes = createChanges({ db, now });
  const outbox = createEmailOutbox({ outboxEmails: createEmailOutboxRepository(db), mail, now });
  const payments = buildPayments({
    db,
    providers,
    mail,
    outbox,
    logger,
    secret: settings.secret,
    settings: settings.payments,
    onWebhookStored,
    now,
  });
  const accounts = buildAccounts({
    db,
    isPaid: payments.isPaid,
    mail,
    outbox,
    publicOrigin: settings.payments.publicOrigin,
    logger,
    now,
    secret: settings.secret,
  });

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
    appOrigin: settings.appOrigin,
  });
  recordsRoutes(api, { records, changes, collections });
  await registerPaymentRoutes(api, app, { payments, checkoutCookie });
  const exportDependencies = {
    ...accounts,
    records,
    payments: payments.privacy,
    collections: collections.map(({ contract }) => contract),
    signatures: createExportSignatures(settings),
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
    forgetSession: (reply) => void sessionCookie.clear(reply),
  });
  app.addHook(
    'onClose',
    async () => void (await Promise.all([accounts.drain(), payments.withdrawals.drain()])),
  );

  registerHealthRoutes(app, db, proxies);
  await registerOpenApiPages(api, settings);
  await registerStaticSite(app, settings);

  /** Deletes expired rows. Several servers may run it at once. */
  const deleteExpired = async () => {
    await accounts.deleteExpired();
    await changes.collectTombstones();
    await payments.deleteExpired();
    await outbox.deleteExpired();
  };
  return {
    app,
    endpoints,
    payments,
    deleteExpired,
    sendAccountEmails: accounts.accountEmails.deliver,
  };
}
