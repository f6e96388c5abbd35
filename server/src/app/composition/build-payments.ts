import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Database } from '../../database/connect.ts';
import { inTransaction, type Transaction } from '../../database/in-transaction.ts';
import { createAuditRepository } from '../../features/identity/audit/audit.repository.ts';
import { createAudit } from '../../features/identity/audit/audit.service.ts';
import type { EmailOutbox } from '../../features/identity/outbox/email-outbox.service.ts';
import { createOneTimeCodesRepository } from '../../features/identity/storage/one-time-codes.repository.ts';
import type { CheckoutCookie } from '../../features/identity/restore/checkout-cookie.ts';
import { createResumeCodes } from '../../features/identity/restore/resume-codes.service.ts';
import { createTriesRepository } from '../../features/identity/limits/tries.repository.ts';
import { createTryLimits } from '../../features/identity/limits/try-limits.service.ts';
import { createLateWrites } from '../../features/membership/late-writes.service.ts';
import { createMembershipPasses } from '../../features/membership/membership-pass.service.ts';
import { createMembershipRepository } from '../../features/membership/membership.repository.ts';
import { membershipRoutes } from '../../features/membership/membership.routes.ts';
import { createMembershipService } from '../../features/membership/membership.service.ts';
import { createActivation } from '../../features/payments/checkouts/activation.service.ts';
import type { TransferAccount } from '../../features/payments/checkouts/checkout-view.ts';
import { createCheckoutsRepository } from '../../features/payments/storage/checkouts.repository.ts';
import { createCheckoutsService } from '../../features/payments/checkouts/checkouts.service.ts';
import { createCouponsRepository } from '../../features/payments/coupons/coupons.repository.ts';
import { createCouponsService } from '../../features/payments/coupons/coupons.service.ts';
import { createDecisions } from '../../features/payments/review/decisions.service.ts';
import { createDuplicates } from '../../features/payments/review/duplicates.service.ts';
import { createEndCheckout } from '../../features/payments/ledger/end-checkout.ts';
import { createFollowUps } from '../../features/payments/checkouts/follow-ups.service.ts';
import { createFindPayments } from '../../features/payments/review/find-payments.service.ts';
import { createInboxRepository } from '../../features/payments/webhooks/inbox.repository.ts';
import { createInbox } from '../../features/payments/webhooks/inbox.service.ts';
import { createRefreshPayments } from '../../features/payments/checkouts/refresh-payments.service.ts';
import { createMayCapture } from '../../features/payments/checkouts/may-capture.service.ts';
import { createPaymentHistory } from '../../features/payments/history/payment-history.service.ts';
import { createPaymentsRepository } from '../../features/payments/storage/payments.repository.ts';
import { paymentsRoutes } from '../../features/payments/payments.routes.ts';
import { createPaymentPrivacy } from '../../features/payments/payment-privacy.service.ts';
import type { Prices } from '../../features/payments/checkouts/prices.ts';
import { createDailyReconciliation } from '../../features/payments/reconciliation/daily-reconciliation.service.ts';
import { createReconciliationRepository } from '../../features/payments/reconciliation/reconciliation.repository.ts';
import { reconciliationRoutes } from '../../features/payments/reconciliation/reconciliation.routes.ts';
import { createPaymentPolling } from '../../features/payments/checkouts/payment-polling.service.ts';
import { paymentHistoryRoutes } from '../../features/payments/payment-history.routes.ts';
import { createRegrets } from '../../features/payments/regrets/regrets.service.ts';
import { createReceipts } from '../../features/payments/history/receipts.service.ts';
import { createTimelines } from '../../features/payments/history/timeline.service.ts';
import { createRefusedMessagesRepository } from '../../features/payments/webhooks/refused-messages.repository.ts';
import { createRefunds } from '../../features/payments/review/refunds.service.ts';
import { createReviews } from '../../features/payments/review/reviews.service.ts';
import { createLedger, type Ledger } from '../../features/payments/ledger/ledger.service.ts';
import { createMembershipNotifications } from '../../features/payments/notifications/membership-notifications.service.ts';
import { createTransfers } from '../../features/payments/review/transfers.service.ts';
import { webhooksRoutes } from '../../features/payments/webhooks/webhooks.routes.ts';
import { createWithdrawalsRepository } from '../../features/payments/withdrawals/withdrawals.repository.ts';
import { createWithdrawals } from '../../features/payments/withdrawals/withdrawals.service.ts';
import type { Mail } from '../../gateways/mail/mail.ts';
import type { PaymentProvider } from '../../gateways/payments/payment-provider.ts';
import { createSimulation } from '../../gateways/payments/simulation/create-simulation.ts';
import { registerSimulationPage } from '../../gateways/payments/simulation/simulation-page.ts';
import type { Api } from '../../http/api.ts';

/** How this deployment charges. */
export type PaymentsSettings = {
  prices: Prices;
  transfer: TransferAccount | undefined;
  acceptsUnlistedCoupons: boolean;
  /** Never in production. */
  hasSimulation: boolean;
  /** The address that browsers open, known once the server listens. */
  publicOrigin: () => string;
};

type PaymentsDependencies = {
  db: Database;
  providers: readonly PaymentProvider[];
  mail: Mail | undefined;
  outbox: EmailOutbox;
  logger: FastifyBaseLogger;
  secret: string;
  settings: PaymentsSettings;
  /** Called when a webhook was stored and waits to be processed. */
  onWebhookStored: () => void;
  now: () => Date;
};
export type Payments = ReturnType<typeof buildPayments>;

/** Wires the services of memberships and payments. */
export function buildPayments({
  db,
  providers: configuredProviders,
  mail,
  outbox,
  logger,
  secret,
  settings,
  onWebhookStored,
  now,
}: PaymentsDependencies) {
  const { publicOrigin } = settings;
  const simulation = settings.hasSimulation
    ? createSimulation({ db, now, publicOrigin })
    : undefined;
  const providers = simulation ? [...configuredProviders, simulation] : configuredProviders;

  const payments = createPaymentsRepository(db);
  const checkoutsRepository = createCheckoutsRepository(db);
  const couponsRepository = createCouponsRepository(db);
  const audit = createAudit({ audit: createAuditRepository(db), now });
  const limits = createTryLimits({ tries: createTriesRepository(db), secret, now });
  const membership = createMembershipService({ membership: createMembershipRepository(db), now });
  const passes = createMembershipPasses({ membership, secret, now });
  const onProviderProblem = (err: unknown) =>
    logger.warn({ err }, 'a payment provider did not answer well');

  const membershipNotifications = createMembershipNotifications({
    outbox,
    audit,
    membership,
    inTransaction: <T>(work: (tx: Transaction) => Promise<T>) => inTransaction(db, work),
    now,
  });
  const endCheckout = createEndCheckout({
    checkouts: checkoutsRepository,
    coupons: couponsRepository,
    now,
  });
  const ledger: Ledger = createLedger({
    db,
    payments,
    checkouts: checkoutsRepository,
    coupons: couponsRepository,
    membership,
    notifications: membershipNotifications,
    endCheckout,
    providers,
    onFollowUp: (userId) => followUps.runForUser(userId),
    now,
  });
  const followUps = createFollowUps({
    checkouts: checkoutsRepository,
    payments,
    providers,
    ledger,
    onProviderProblem,
    now,
  });
  const mayCapture = createMayCapture({
    db,
    checkouts: checkoutsRepository,
    coupons: couponsRepository,
    membership,
  });
  const refreshPayments = createRefreshPayments({ providers, ledger, mayCapture });
  const coupons = createCouponsService({
    coupons: couponsRepository,
    limits,
    acceptsUnlisted: settings.acceptsUnlistedCoupons,
    now,
  });
  const checkouts = createCheckoutsService({
    db,
    checkouts: checkoutsRepository,
    coupons,
    membership,
    limits,
    refreshPayments,
    ledger,
    endCheckout,
    followUps,
    resumeCodes: createResumeCodes({ codes: createOneTimeCodesRepository(db), now }),
    providers,
    transfer: settings.transfer,
    prices: settings.prices,
    publicOrigin,
    onProviderProblem,
    now,
  });
  const shared = {
    checkouts: checkoutsRepository,
    payments,
    membership,
    refreshPayments,
    limits,
    providers,
    onProviderProblem,
    now,
  };
  const decisions = createDecisions({ payments });
  const transfers = createTransfers({
    ...shared,
    viewCheckout: checkouts.viewCheckout,
    ledger,
    decisions,
  });
  const withdrawals = createWithdrawals({
    withdrawals: createWithdrawalsRepository(db),
    limits,
    mail,
    onUnsent: (err) => logger.error({ err }, 'mail not sent'),
    publicOrigin,
    now,
  });
  const reviews = createReviews({
    db,
    payments,
    membership,
    transfers,
    decisions,
    providers,
    audit,
    now,
  });
  const history = createPaymentHistory({ payments, membership });
  const receipts = createReceipts({ payments, membership, limits, secret, now });
  const regrets = createRegrets({ ...shared, db, withdrawals, transfers, followUps });
  const inbox = createInbox({
    ...shared,
    inbox: createInboxRepository(db),
    refused: createRefusedMessagesRepository(db),
    onMessageStored: onWebhookStored,
    onRefused: (provider, refused) =>
      logger.warn({ provider, refused }, 'a message of a provider was not signed by it'),
  });

  return {
    providers,
    simulation,
    membership,
    passes,
    lateWrites: createLateWrites({ membership, passes, now }),
    checkouts,
    coupons,
    transfers,
    withdrawals,
    ledger,
    history,
    receipts,
    regrets,
    timelines: createTimelines({ payments, checkouts: checkoutsRepository }),
    inbox,
    membershipNotifications,
    activation: createActivation(shared),
    reviews,
    refunds: createRefunds({ ...shared, db, transfers, withdrawals, ledger, decisions }),
    paymentSearch: createFindPayments({ payments, receipts, providers, audit }),
    followUps,
    duplicates: createDuplicates({ payments, ledger }),
    dailyReconciliation: createDailyReconciliation({
      ...shared,
      reconciliation: createReconciliationRepository(db),
      onDifference: (difference) =>
        logger.error(difference, 'a day does not match what its provider lists'),
    }),
    polling: createPaymentPolling({ ...shared, checkoutsService: checkouts }),
    /** For the export and the deletion of an account. */
    privacy: createPaymentPrivacy({
      history,
      membership,
      checkouts: checkoutsRepository,
      payments,
      coupons: couponsRepository,
      withdrawals,
      endCheckout,
    }),

    /** Asks the provider: the buyer may be back before its webhook arrives. */
    async isPaid({ checkoutId, userId }: { checkoutId: string; userId: string }): Promise<boolean> {
      const checkout = await checkoutsRepository.find(userId, checkoutId);
      if (!checkout || checkout.state === 'paid') return checkout !== undefined;
      await refreshPayments.forCheckout(checkout, 'return').catch(onProviderProblem);
      return (await checkoutsRepository.find(userId, checkoutId))?.state === 'paid';
    },

    /** Counts payments of the simulation, which a production database must not contain. */
    countSimulated: () => payments.countByProvider('simulation'),

    async deleteExpired(): Promise<void> {
      await inbox.deleteExpired();
    },
  };
}

export async function registerPaymentRoutes(
  api: Api,
  app: FastifyInstance,
  { payments, checkoutCookie }: { payments: Payments; checkoutCookie: CheckoutCookie },
): Promise<void> {
  membershipRoutes(api, payments);
  paymentsRoutes(api, { ...payments, markBrowser: checkoutCookie.markBrowser });
  paymentHistoryRoutes(api, payments);
  reconciliationRoutes(api, payments);
  await webhooksRoutes(app, payments);
  if (payments.simulation) await registerSimulationPage(app, payments.simulation);
}
