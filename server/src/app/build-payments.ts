import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Database } from '../database/connect.ts';
import { inTransaction, type Transaction } from '../database/in-transaction.ts';
import { createAuditRepository } from '../features/identity/audit.repository.ts';
import { createAudit } from '../features/identity/audit.service.ts';
import type { EmailOutbox } from '../features/identity/email-outbox.service.ts';
import { createOneTimeCodesRepository } from '../features/identity/one-time-codes.repository.ts';
import type { CheckoutCookie } from '../features/identity/restore/checkout-cookie.ts';
import { createResumeCodes } from '../features/identity/resume-codes.service.ts';
import { createTriesRepository } from '../features/identity/tries.repository.ts';
import { createTryLimits } from '../features/identity/try-limits.service.ts';
import { createLateWrites } from '../features/membership/late-writes.service.ts';
import { createMembershipPasses } from '../features/membership/membership-pass.service.ts';
import { createMembershipRepository } from '../features/membership/membership.repository.ts';
import { membershipRoutes } from '../features/membership/membership.routes.ts';
import { createMembershipService } from '../features/membership/membership.service.ts';
import { createActivation } from '../features/payments/checkouts/activation.service.ts';
import type { TransferAccount } from '../features/payments/checkouts/checkout-view.ts';
import { createCheckoutsRepository } from '../features/payments/checkouts/checkouts.repository.ts';
import { createCheckoutsService } from '../features/payments/checkouts/checkouts.service.ts';
import { createCouponsRepository } from '../features/payments/coupons/coupons.repository.ts';
import { createCouponsService } from '../features/payments/coupons/coupons.service.ts';
import { createDecisions } from '../features/payments/review/decisions.service.ts';
import { createDuplicates } from '../features/payments/review/duplicates.service.ts';
import { createEndCheckout } from '../features/payments/checkouts/end-checkout.ts';
import { createFollowUps } from '../features/payments/checkouts/follow-ups.service.ts';
import { createFindPayments } from '../features/payments/review/find-payments.service.ts';
import { createInboxRepository } from '../features/payments/webhooks/inbox.repository.ts';
import { createInbox } from '../features/payments/webhooks/inbox.service.ts';
import { createLook } from '../features/payments/checkouts/refresh-payments.service.ts';
import { createMayCapture } from '../features/payments/checkouts/may-capture.service.ts';
import { createOwnPayments } from '../features/payments/history/payment-history.service.ts';
import { createPaymentsRepository } from '../features/payments/ledger/payments.repository.ts';
import { paymentsRoutes } from '../features/payments/payments.routes.ts';
import { createPeoplesPayments } from '../features/payments/payment-privacy.service.ts';
import type { Prices } from '../features/payments/checkouts/prices.ts';
import { createDailyReconciliation } from '../features/payments/reconciliation/daily-reconciliation.service.ts';
import { createReconciliationRepository } from '../features/payments/reconciliation/reconciliation.repository.ts';
import { reconciliationRoutes } from '../features/payments/reconciliation/reconciliation.routes.ts';
import { createReconciliation } from '../features/payments/checkouts/payment-polling.service.ts';
import { ownPaymentRoutes } from '../features/payments/history/payment-history.routes.ts';
import { createRegrets } from '../features/payments/withdrawals/regrets.service.ts';
import { createReceipts } from '../features/payments/history/receipts.service.ts';
import { createTimelines } from '../features/payments/history/timeline.service.ts';
import { createRefusedMessagesRepository } from '../features/payments/webhooks/refused-messages.repository.ts';
import { createRefunds } from '../features/payments/review/refunds.service.ts';
import { createReviews } from '../features/payments/review/reviews.service.ts';
import { createSettle, type Settle } from '../features/payments/ledger/record-payment.service.ts';
import { createTidings } from '../features/payments/notifications/membership-notifications.service.ts';
import { createTransfers } from '../features/payments/review/transfers.service.ts';
import { webhooksRoutes } from '../features/payments/webhooks/webhooks.routes.ts';
import { createWithdrawalsRepository } from '../features/payments/withdrawals/withdrawals.repository.ts';
import { createWithdrawals } from '../features/payments/withdrawals/withdrawals.service.ts';
import type { Mail } from '../gateways/mail/mail.ts';
import type { PaymentProvider } from '../gateways/payments/payment-provider.ts';
import { createSimulation } from '../gateways/payments/simulation/create-simulation.ts';
import { simulationPage } from '../gateways/payments/simulation/simulation-page.ts';
import type { Api } from '../http/api.ts';

/** How this deployment is paid. */
export type PaymentsSettings = {
  prices: Prices;
  transfer: TransferAccount | undefined;
  acceptsUnlistedCoupons: boolean;
  /** Never in production. */
  hasSimulation: boolean;
  /** The address that people open, known once the server listens. */
  publicOrigin: () => string;
};

type Parts = {
  db: Database;
  providers: readonly PaymentProvider[];
  mail: Mail | undefined;
  outbox: EmailOutbox;
  logger: FastifyBaseLogger;
  secret: string;
  settings: PaymentsSettings;
  /** Called when a message of a provider waits to be looked into. */
  onWork: () => void;
  now: () => Date;
};
export type Payments = ReturnType<typeof buildPayments>;

/** Memberships and the money behind them, put together. */
export function buildPayments({ db, providers: real, mail, outbox, logger, secret, settings, onWork, now }: Parts) {
  const { publicOrigin } = settings;
  const simulation = settings.hasSimulation ? createSimulation({ db, now, publicOrigin }) : undefined;
  const providers = simulation ? [...real, simulation] : real;

  const payments = createPaymentsRepository(db);
  const checkoutRows = createCheckoutsRepository(db);
  const couponRows = createCouponsRepository(db);
  const audit = createAudit({ audit: createAuditRepository(db), now });
  const limits = createTryLimits({ tries: createTriesRepository(db), secret, now });
  const membership = createMembershipService({ membership: createMembershipRepository(db), now });
  const passes = createMembershipPasses({ membership, secret, now });
  const onProviderProblem = (err: unknown) => logger.warn({ err }, 'a payment provider did not answer well');

  const tidings = createTidings({
    outbox,
    audit,
    membership,
    inTransaction: <T>(work: (tx: Transaction) => Promise<T>) => inTransaction(db, work),
    now,
  });
  const endCheckout = createEndCheckout({ checkouts: checkoutRows, coupons: couponRows, now });
  const settle: Settle = createSettle({
    db,
    payments,
    checkouts: checkoutRows,
    coupons: couponRows,
    membership,
    tidings,
    endCheckout,
    providers,
    onFollowUp: (userId) => followUps.run(userId),
    now,
  });
  const followUps = createFollowUps({ checkouts: checkoutRows, payments, providers, settle, onProviderProblem, now });
  const mayCapture = createMayCapture({ db, checkouts: checkoutRows, coupons: couponRows, membership });
  const look = createLook({ providers, settle, mayCapture });
  const coupons = createCouponsService({
    coupons: couponRows,
    limits,
    acceptsUnlisted: settings.acceptsUnlistedCoupons,
    now,
  });
  const checkouts = createCheckoutsService({
    db,
    checkouts: checkoutRows,
    coupons,
    membership,
    limits,
    look,
    settle,
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
  const base = { checkouts: checkoutRows, payments, membership, look, limits, providers, onProviderProblem, now };
  const decisions = createDecisions({ payments });
  const transfers = createTransfers({ ...base, shown: checkouts.shown, settle, decisions });
  const withdrawals = createWithdrawals({
    withdrawals: createWithdrawalsRepository(db),
    limits,
    mail,
    onUnsent: (err) => logger.error({ err }, 'mail not sent'),
    publicOrigin,
    now,
  });
  const reviews = createReviews({ db, payments, membership, transfers, decisions, providers, audit, now });
  const own = createOwnPayments({ payments, membership });
  const receipts = createReceipts({ payments, membership, limits, secret, now });
  const regrets = createRegrets({ ...base, db, withdrawals, transfers, followUps });
  const inbox = createInbox({
    ...base,
    inbox: createInboxRepository(db),
    refused: createRefusedMessagesRepository(db),
    onKept: onWork,
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
    settle,
    own,
    receipts,
    regrets,
    timelines: createTimelines({ payments, checkouts: checkoutRows }),
    inbox,
    tidings,
    activation: createActivation(base),
    reviews,
    refunds: createRefunds({ ...base, db, transfers, withdrawals, settle, decisions }),
    finder: createFindPayments({ payments, receipts, providers, audit }),
    followUps,
    duplicates: createDuplicates({ payments, settle }),
    dailyReconciliation: createDailyReconciliation({
      ...base,
      reconciliation: createReconciliationRepository(db),
      onDifference: (difference) => logger.error(difference, 'a day does not match what its provider lists'),
    }),
    reconciliation: createReconciliation({ ...base, service: checkouts }),
    /** What export and deletion of an account ask for. */
    people: createPeoplesPayments({
      own,
      membership,
      checkouts: checkoutRows,
      payments,
      coupons: couponRows,
      withdrawals,
      endCheckout,
    }),

    /** The buyer may be back before the provider's message: it is asked. */
    async isPaid({ checkoutId, userId }: { checkoutId: string; userId: string }): Promise<boolean> {
      const checkout = await checkoutRows.find(userId, checkoutId);
      if (!checkout || checkout.state === 'paid') return checkout !== undefined;
      await look.at(checkout, 'return').catch(onProviderProblem);
      return (await checkoutRows.find(userId, checkoutId))?.state === 'paid';
    },

    /** Memberships that nobody paid, on a database that becomes the real one. */
    countSimulated: () => payments.countOf('simulation'),

    async sweep(): Promise<void> {
      await inbox.forgetOld();
    },
  };
}

export async function hangPayments(
  api: Api,
  app: FastifyInstance,
  { payments, checkoutCookie }: { payments: Payments; checkoutCookie: CheckoutCookie },
): Promise<void> {
  membershipRoutes(api, payments);
  paymentsRoutes(api, { ...payments, markBrowser: checkoutCookie.mark });
  ownPaymentRoutes(api, payments);
  reconciliationRoutes(api, payments);
  await webhooksRoutes(app, payments);
  if (payments.simulation) await simulationPage(app, payments.simulation);
}
