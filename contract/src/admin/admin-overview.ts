import { z } from 'zod/mini';
import { instant } from '../http/common.ts';
import { endpoint } from '../http/endpoint.ts';
import type { Seller } from '../payments/seller.ts';
import { minorUnits, processor } from '../payments/membership.ts';

/** A month of Buenos Aires: 2026-03. */
const month = z.string();
const count = z.int();

export const JOB_NAMES = [
  'webhooks',
  'payment_polling',
  'membership_emails',
  'account_emails',
  'expired_data',
  'reconciliation',
  'recent_payments',
  'figures',
] as const;
export type JobName = (typeof JOB_NAMES)[number];

export const SELLER_PARTS = [
  'tradeName',
  'legalName',
  'cuit',
  'address',
  'taxCondition',
  'supportHours',
  'supportArea',
  'dataFiscalUrl',
] as const satisfies readonly (keyof Seller)[];

export const OPENING_STEPS = [
  ...SELLER_PARTS,
  'contacts',
  'https',
  'mail',
  'mercadopago',
  'paypal',
  'transfer',
  'second_administrator',
  'backup',
] as const;
export type OpeningStep = (typeof OPENING_STEPS)[number];

export const readAdminOverview = endpoint({
  method: 'GET',
  path: '/api/admin/overview',
  access: 'admin',
  needsRecentProof: false,
  summary: 'Returns pending decisions, monthly figures and system health',
  response: z.object({
    /** Time of the counts; pending decisions are current. */
    countedAt: instant,
    counts: z.object({
      people: count,
      members: count,
      paymentsToReview: count,
      withdrawalsOpen: count,
      withdrawalsOverdue: count,
      openDifferences: count,
      newPartners: count,
    }),
    /** The last twelve months, oldest first, with the current one. */
    months: z.array(
      z.object({
        month,
        registrations: count,
        members: count,
        checkouts: count,
        paidCheckouts: count,
      }),
    ),
    income: z.array(
      z.object({
        month,
        processor,
        currency: z.string(),
        amountMinor: minorUnits,
        payments: count,
      }),
    ),
    /** People by month of their first membership, and how many had one 3 and 6 months later. */
    cohorts: z.array(
      z.object({
        month,
        people: count,
        dueAt3: count,
        keptAt3: count,
        dueAt6: count,
        keptAt6: count,
      }),
    ),
    health: z.object({
      postgresVersion: z.string(),
      nodeVersion: z.string(),
      migrations: count,
      lastMigration: z.nullable(z.string()),
      emailsWaiting: count,
      oldestEmailAt: z.nullable(instant),
      webhooksWaiting: count,
      oldestWebhookAt: z.nullable(instant),
      /** Payments overdue for a refresh or a refund. */
      lateJobs: count,
      lastWebhookAt: z.nullable(instant),
      syncedDevices: count,
      lastSyncAt: z.nullable(instant),
    }),
    missing: z.array(z.enum(OPENING_STEPS)),
    jobs: z.array(
      z.object({
        name: z.enum(JOB_NAMES),
        startedAt: z.nullable(instant),
        succeededAt: z.nullable(instant),
        failedAt: z.nullable(instant),
        /** late: the last success is older than the schedule allows. */
        state: z.enum(['on_time', 'late', 'failed', 'never_ran']),
      }),
    ),
  }),
});
