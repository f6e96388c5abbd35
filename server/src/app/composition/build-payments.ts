import type { Keyring } from '../../keys/keyring.ts';
import type { FastifyInstance } from 'fastify';
import { createOneTimeCodesRepository } from '../../features/identity/storage/one-time-codes.repository.ts';
import type { CheckoutCookie } from '../../features/identity/restore/checkout-cookie.ts';
import { createResumeCodes } from '../../features/identity/restore/resume-codes.service.ts';
import { createLateWrites } from '../../features/membership/late-writes.service.ts';
import { createMembershipPasses } from '../../features/membership/membership-pass.service.ts';
import { membershipRoutes } from '../../features/membership/membership.routes.ts';
import { createActivation } from '../../features/payments/checkouts/activation.service.ts';
import type { TransferAccount } from '../../features/payments/checkouts/checkout-view.ts';
import { createCheckoutsService } from '../../features/payments/checkouts/checkouts.service.ts';
import { createCouponsService } from '../../features/payments/coupons/coupons.service.ts';
import { createListedCoupons } from '../../features/payments/coupons/listed-coupons.service.ts';
import { createHandGrants } from '../../features/payments/gifts/hand-grants.service.ts';
import { createInboxRepository } from '../../features/payments/webhooks/inbox.repository.ts';
import { createInbox } from '../../features/payments/webhooks/inbox.service.ts';
import { createPaymentHistory } from '../../features/payments/history/payment-history.service.ts';
import { paymentsRoutes } from '../../features/payments/payments.routes.ts';
import { createPaymentPrivacy } from '../../features/payments/payment-privacy.service.ts';
import { createPriceSchedule } from '../../features/payments/prices/price-schedule.service.ts';
import type { Prices } from '../../features/payments/prices/prices.ts';
import { createDailyReconciliation } from '../../features/payments/reconciliation/daily-reconciliation.service.ts';
import { createReconciliationRepository } from '../../features/payments/reconciliation/reconciliation.repository.ts';
import { reconciliationRoutes } from '../../features/payments/reconciliation/reconciliation.routes.ts';
import { createPaymentPolling } from '../../features/payments/checkouts/payment-polling.service.ts';
import { paymentHistoryRoutes } from '../../features/payments/payment-history.routes.ts';
import { createReceipts } from '../../features/payments/history/receipts.service.ts';
import { createTimelines } from '../../features/payments/history/timeline.service.ts';
import { createRefusedMessagesRepository } from '../../features/payments/webhooks/refused-messages.repository.ts';
import { webhooksRoutes } from '../../features/payments/webhooks/webhooks.routes.ts';
import { createWithdrawalsRepository } from '../../features/payments/withdrawals/withdrawals.repository.ts';
import { createWithdrawals } from '../../features/payments/withdrawals/withdrawals.service.ts';
import type { Mail } from '../../gateways/mail/mail.ts';
import { registerSimulationPage } from '../../gateways/payments/simulation/simulation-page.ts';
import type { Api } from '../../http/api.ts';
import { buildLedger, type LedgerDependencies } from './build-ledger.ts';
import { buildReviews } from './build-reviews.ts';

export type PaymentsSettings = LedgerDependencies['settings'] & {
  prices: Prices;
  transfer: TransferAccount | undefined;
  acceptsUnlistedCoupons: boolean;
};

type PaymentsDependencies = LedgerDependencies & {
  keys: Keyring;
  mail: Mail | undefined;
  settings: PaymentsSettings;
  onWebhookStored: () => void;
};
export type Payments = ReturnType<typeof buildPayments>;

export function buildPayments(dependencies: PaymentsDependencies) {
  const { db, mail, logger, keys, supportEmail, settings, onWebhookStored, now } = dependencies;
  const { publicOrigin } = settings;
  const core = buildLedger(dependencies);
  const { membership, limits, payments } = core;

  const coupons = createCouponsService({
    coupons: core.coupons,
    limits,
    acceptsUnlisted: settings.acceptsUnlistedCoupons,
    now,
  });
  const resumeCodes = createResumeCodes({ codes: createOneTimeCodesRepository(db), now });
  const priceSchedule = createPriceSchedule({ ...core, db, prices: settings.prices });
  const checkouts = createCheckoutsService({
    ...core,
    ...settings,
    ...priceSchedule,
    coupons,
    resumeCodes,
  });
  const withdrawals = createWithdrawals({
    db,
    withdrawals: createWithdrawalsRepository(db),
    audit: core.audit,
    limits,
    mail,
    onUnsent: (err) => logger.error({ err }, 'mail not sent'),
    publicOrigin,
    supportEmail,
    now,
  });
  const history = createPaymentHistory(core);
  const receipts = createReceipts({ ...core, keys: keys.paymentReceipt });
  const passes = createMembershipPasses({ membership, keys: keys.membershipPass, now });
  const inbox = createInbox({
    ...core,
    inbox: createInboxRepository(db),
    refused: createRefusedMessagesRepository(db),
    onMessageStored: onWebhookStored,
    onRefused: (provider, refused) =>
      logger.warn({ provider, refused }, 'a message of a provider was not signed by it'),
  });

  return {
    ...buildReviews({ ...core, viewCheckout: checkouts.viewCheckout, withdrawals, receipts }),
    providers: core.providers,
    simulation: core.simulation,
    membership,
    passes,
    lateWrites: createLateWrites({ membership, passes, now }),
    checkouts,
    priceSchedule,
    coupons,
    listedCoupons: createListedCoupons({ ...core, db }),
    handGrants: createHandGrants({ ...core, db }),
    withdrawals,
    ledger: core.ledger,
    history,
    receipts,
    timelines: createTimelines(core),
    inbox,
    membershipNotifications: core.notifications,
    activation: createActivation(core),
    followUps: core.followUps,
    dailyReconciliation: createDailyReconciliation({
      ...core,
      reconciliation: createReconciliationRepository(db),
      onDifference: (difference) =>
        logger.error(difference, 'a day does not match what its provider lists'),
    }),
    polling: createPaymentPolling({ ...core, checkoutsService: checkouts }),
    privacy: createPaymentPrivacy({ ...core, history, withdrawals }),

    /** Asks the provider, because the buyer may return before its webhook arrives. */
    async isPaid({ checkoutId, userId }: { checkoutId: string; userId: string }): Promise<boolean> {
      const checkout = await core.checkouts.find(userId, checkoutId);
      if (!checkout || checkout.state === 'paid') return checkout !== undefined;
      await core.refreshPayments.forCheckout(checkout, 'return').catch(core.onProviderProblem);
      return (await core.checkouts.find(userId, checkoutId))?.state === 'paid';
    },

    /** Counts simulated payments, which a production database must not contain. */
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
