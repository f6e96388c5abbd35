import { z } from 'zod/mini';
import { reason } from './admin-payments.ts';
import { successBody, idParams, instant } from '../http/common.ts';
import { endpoint } from '../http/endpoint.ts';
import { processor } from './membership.ts';

const SMALL = 8 * 1024;

/** unknown_payment: listed by the provider only. missing_payment: in our ledger only. */
export const DIFFERENCE_KINDS = ['unknown_payment', 'missing_payment', 'amount', 'refund'] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

const cents = z.int();

export const readReconciliation = endpoint({
  method: 'GET',
  path: '/api/admin/reconciliation',
  access: 'admin',
  needsRecentProof: false,
  summary:
    'Returns the reconciliation of the last days with each provider, and every unresolved difference',
  response: z.object({
    days: z.array(
      z.object({
        processor,
        day: z.string(),
        checkedAt: instant,
        currency: z.string(),
        theirPaymentsMinor: cents,
        ourPaymentsMinor: cents,
        theirRefundsMinor: cents,
        ourRefundsMinor: cents,
        theirFeesMinor: z.nullable(cents),
        theirTaxesMinor: z.nullable(cents),
        theirNetMinor: z.nullable(cents),
        problem: z.nullable(z.string()),
        openDifferences: z.int(),
      }),
    ),
    differences: z.array(
      z.object({
        id: z.uuid(),
        processor,
        day: z.string(),
        kind: z.enum(DIFFERENCE_KINDS),
        providerPaymentId: z.string(),
        currency: z.string(),
        theirMinor: cents,
        ourMinor: cents,
        foundAt: instant,
      }),
    ),
  }),
});

export const resolveDifference = endpoint({
  method: 'POST',
  path: '/api/admin/reconciliation/:id/resolve',
  access: 'admin',
  summary: 'Resolves a difference with an explanation',
  params: idParams,
  body: z.object({ reason }),
  maxBodyBytes: SMALL,
  response: successBody,
  refusals: ['payment_not_found', 'difference_already_resolved'],
});
