import {
  answerWithdrawal,
  approvePayment,
  endPayment,
  findPayments,
  listPaymentsToReview,
  listWithdrawals,
  refundPayment,
  refundPaymentPart,
  saveInvoiceNumber,
  rejectPayment,
} from '@forja/contract/payments/admin-payments';
import type { ReplyOf } from '@forja/contract/http/endpoint';
import type { WithdrawalState } from '@forja/contract/payments/withdrawal';
import { listProviderMessages } from '@forja/contract/payments/provider-messages';
import { readReconciliation, resolveDifference } from '@forja/contract/payments/reconciliation';
import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { callAsAdmin as call } from './proof/call-as-admin.ts';
import type { Verdict } from './deciding.ts';

const PENDING_PAYMENTS = ['/api/admin/pending-payments'];
const FOUND_PAYMENTS = ['/api/admin/payments'];
const WITHDRAWALS = ['/api/admin/withdrawals'];

/** Each fetched page adds a row to the access log of its people. */
export const paymentsToReviewQuery = (reason: string) =>
  infiniteQueryOptions({
    queryKey: [...PENDING_PAYMENTS, reason],
    queryFn: ({ pageParam: cursor }) => call(listPaymentsToReview, { body: { reason, cursor } }),
    initialPageParam: undefined as string | undefined, // the first page has no cursor
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });

export type WithdrawalToAnswer = ReplyOf<typeof listWithdrawals>['items'][number];

export const withdrawalsQuery = (reason: string) =>
  infiniteQueryOptions({
    queryKey: [...WITHDRAWALS, reason],
    queryFn: ({ pageParam: cursor }) => call(listWithdrawals, { body: { reason, cursor } }),
    initialPageParam: undefined as string | undefined, // the first page has no cursor
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });

export const reconciliationQuery = queryOptions({
  queryKey: ['/api/admin/reconciliation'],
  queryFn: () => call(readReconciliation, {}),
  staleTime: 0,
});

export const providerMessagesQuery = queryOptions({
  queryKey: ['/api/admin/provider-messages'],
  queryFn: () => call(listProviderMessages, {}),
  staleTime: 0,
});

export function useResolveDifference() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string }) =>
      call(resolveDifference, { params: { id }, body: { reason } }),
    onSettled: () => cache.invalidateQueries({ queryKey: reconciliationQuery.queryKey }),
  });
}

/** Exact match of an email, a payment number or a receipt. */
export const foundPaymentsQuery = ({ query, reason }: { query: string; reason: string }) =>
  infiniteQueryOptions({
    queryKey: [...FOUND_PAYMENTS, query, reason],
    queryFn: ({ pageParam: cursor }) => call(findPayments, { body: { query, reason, cursor } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    enabled: query !== '',
    staleTime: 0,
  });

export type Decision = { id: string; verdict: Verdict; reason: string };

const ENDPOINTS = {
  approve: approvePayment,
  refund: refundPayment,
  end: endPayment,
  reject: rejectPayment,
  dismiss: rejectPayment,
} satisfies Record<Verdict, unknown>;

export function useDecidePayment() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id, verdict, reason }: Decision) =>
      call(ENDPOINTS[verdict], { params: { id }, body: { reason } }),
    // A refusal also refetches: another administrator may have decided first.
    onSettled: () =>
      Promise.all(
        [PENDING_PAYMENTS, FOUND_PAYMENTS, WITHDRAWALS].map((queryKey) =>
          cache.invalidateQueries({ queryKey }),
        ),
      ),
  });
}

type PartialRefund = {
  id: string;
  amountMinor: number;
  seenRefundedMinor: number;
  endsMembership: boolean;
  reason: string;
};

export function useRefundPart() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: PartialRefund) =>
      call(refundPaymentPart, { params: { id }, body }),
    onSettled: () => cache.invalidateQueries({ queryKey: FOUND_PAYMENTS }),
  });
}

export function useSaveInvoice() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string; invoiceNumber: string; reason: string }) =>
      call(saveInvoiceNumber, { params: { id }, body }),
    onSettled: () => cache.invalidateQueries({ queryKey: FOUND_PAYMENTS }),
  });
}

/** `seenAnswerAt` keeps this answer from overwriting one given meanwhile. */
type Answer = { id: string; state: WithdrawalState; answer: string; seenAnswerAt: Date | null };

export function useAnswerWithdrawal() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id, seenAnswerAt, ...body }: Answer) =>
      call(answerWithdrawal, {
        params: { id },
        body: { ...body, seenAnswerAt: seenAnswerAt?.toISOString() ?? null },
      }),
    onSettled: () => cache.invalidateQueries({ queryKey: WITHDRAWALS }),
  });
}
