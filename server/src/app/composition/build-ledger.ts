import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../database/connect.ts';
import { inTransaction, type Transaction } from '../../database/in-transaction.ts';
import { createAuditRepository } from '../../features/identity/audit/audit.repository.ts';
import { createAudit } from '../../features/identity/audit/audit.service.ts';
import type { Keyring } from '../../keys/keyring.ts';
import type { EmailOutbox } from '../../features/identity/outbox/email-outbox.service.ts';
import { createTriesRepository } from '../../features/identity/limits/tries.repository.ts';
import { createTryLimits } from '../../features/identity/limits/try-limits.service.ts';
import { createMembershipRepository } from '../../features/membership/membership.repository.ts';
import { createMembershipService } from '../../features/membership/membership.service.ts';
import { createCheckoutsRepository } from '../../features/payments/storage/checkouts.repository.ts';
import { createCouponsRepository } from '../../features/payments/coupons/coupons.repository.ts';
import { createEndCheckout } from '../../features/payments/ledger/end-checkout.ts';
import { createFollowUps } from '../../features/payments/checkouts/follow-ups.service.ts';
import { createRefreshPayments } from '../../features/payments/checkouts/refresh-payments.service.ts';
import { createMayCapture } from '../../features/payments/checkouts/may-capture.service.ts';
import { createPaymentsRepository } from '../../features/payments/storage/payments.repository.ts';
import { createLedger, type Ledger } from '../../features/payments/ledger/ledger.service.ts';
import { createMembershipNotifications } from '../../features/payments/notifications/membership-notifications.service.ts';
import { createPersonHashes } from '../../features/referrals/person-hashes.service.ts';
import type { Referrals } from '../../features/referrals/referrals.service.ts';
import type { PaymentProvider } from '../../gateways/payments/payment-provider.ts';
import { createSimulation } from '../../gateways/payments/simulation/create-simulation.ts';

export type LedgerDependencies = {
  db: Database;
  providers: readonly PaymentProvider[];
  outbox: EmailOutbox;
  referrals: Pick<Referrals, 'recordCredit'>;
  logger: FastifyBaseLogger;
  secret: string;
  keys: Keyring;
  supportEmail: string;
  settings: {
    hasSimulation: boolean;
    /** Public origin, known once the server listens. */
    publicOrigin: () => string;
  };
  now: () => Date;
};
export type LedgerServices = ReturnType<typeof buildLedger>;

export function buildLedger({
  db,
  outbox,
  referrals,
  logger,
  secret,
  keys,
  supportEmail,
  settings,
  now,
  ...dependencies
}: LedgerDependencies) {
  const { publicOrigin, hasSimulation } = settings;
  const simulation = hasSimulation ? createSimulation({ db, now, publicOrigin }) : undefined;
  const providers = simulation ? [...dependencies.providers, simulation] : dependencies.providers;

  const audit = createAudit({ audit: createAuditRepository(db), now });
  const membership = createMembershipService({ membership: createMembershipRepository(db), now });
  const shared = {
    db,
    payments: createPaymentsRepository(db),
    checkouts: createCheckoutsRepository(db),
    coupons: createCouponsRepository(db),
    membership,
    referrals,
    hashes: createPersonHashes(keys.personComparison),
    audit,
    limits: createTryLimits({ tries: createTriesRepository(db), secret, now }),
    notifications: createMembershipNotifications({
      outbox,
      audit,
      membership,
      inTransaction: <T>(work: (tx: Transaction) => Promise<T>) => inTransaction(db, work),
      supportEmail,
      onUnsent: (err) => logger.error({ err }, 'mail not sent'),
      now,
    }),
    simulation,
    providers,
    onProviderProblem: (err: unknown) =>
      logger.warn({ err }, 'a payment provider did not answer well'),
    now,
  };
  const endCheckout = createEndCheckout(shared);
  const ledger: Ledger = createLedger({
    ...shared,
    endCheckout,
    onFollowUp: (userId) => followUps.runForUser(userId),
  });
  const followUps = createFollowUps({ ...shared, ledger });
  const mayCapture = createMayCapture(shared);
  const refreshPayments = createRefreshPayments({ providers, ledger, mayCapture });

  return { ...shared, endCheckout, ledger, followUps, refreshPayments };
}
