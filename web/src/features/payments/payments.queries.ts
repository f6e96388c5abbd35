import {
  activateMembershipDirect,
  cancelCheckout,
  type Checkout,
  type CheckoutSource,
  declareTransfer,
  listOpenCheckouts,
  quoteCheckout,
  readCheckout,
  readPrices,
  startCheckout,
} from '@forja/contract/payments/checkout';
import {
  keepDuplicate,
  type Processor,
  readMembership,
  returnDuplicate,
} from '@forja/contract/payments/membership';
import { readPaymentTimeline } from '@forja/contract/payments/payment-timeline';
import { regretPayment } from '@forja/contract/payments/regret';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/http/call.ts';
import { membershipQuery } from '../membership/membership.queries.ts';

export const pricesQuery = queryOptions({
  queryKey: ['/api/prices'],
  queryFn: () => call(readPrices, {}),
});

export const openCheckoutsQuery = queryOptions({
  queryKey: ['/api/checkouts'],
  queryFn: () => call(listOpenCheckouts, {}),
});

const PENDING_STATES = new Set<Checkout['state']>(['created', 'awaiting', 'pending']);
const REFRESH_MS = 5000;

/** Polls while the payment is pending. */
export const checkoutQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/checkouts', id],
    queryFn: () => call(readCheckout, { params: { id } }),
    refetchInterval: ({ state }) =>
      state.data && PENDING_STATES.has(state.data.state) ? REFRESH_MS : false,
  });

export const membershipDetailQuery = queryOptions({
  queryKey: ['/api/membership'],
  queryFn: () => call(readMembership, {}),
});

/** Never cached: the timeline of a payment grows. */
export const paymentTimelineQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/payments', id, 'timeline'],
    queryFn: () => call(readPaymentTimeline, { params: { id } }),
    staleTime: 0,
  });

/** The renewal date changes with each purchase and each day. */
export const renewalQuery = (processor: Processor) =>
  queryOptions({
    queryKey: ['/api/checkouts/quote', processor],
    queryFn: () => call(quoteCheckout, { body: { processor } }),
    staleTime: 0,
  });

export const useQuote = () =>
  useMutation({
    mutationFn: (body: { processor: Processor; couponCode?: string }) =>
      call(quoteCheckout, { body }),
  });

export function useStartCheckout() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: {
      clientKey: string;
      processor: Processor;
      couponCode?: string;
      source: CheckoutSource;
      besidePending?: boolean;
      seenTotalMinor?: number;
    }) => call(startCheckout, { body }),
    onSuccess: (checkout) => {
      cache.setQueryData(checkoutQuery(checkout.id).queryKey, checkout);
      void cache.invalidateQueries({ queryKey: openCheckoutsQuery.queryKey, exact: true });
    },
    // another tab left a pending payment
    onError: () => cache.invalidateQueries({ queryKey: openCheckoutsQuery.queryKey, exact: true }),
  });
}

export const useDeclareTransfer = () =>
  useCheckoutChange((declaration: { id: string; reference: string }) =>
    call(declareTransfer, {
      params: { id: declaration.id },
      body: { reference: declaration.reference },
    }),
  );

export const useCancelCheckout = () =>
  useCheckoutChange((id: string) => call(cancelCheckout, { params: { id } }));

function useCheckoutChange<Input>(mutationFn: (declaration: Input) => Promise<Checkout>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: (checkout) => {
      cache.setQueryData(checkoutQuery(checkout.id).queryKey, checkout);
      void cache.invalidateQueries({ queryKey: openCheckoutsQuery.queryKey, exact: true });
    },
  });
}

/** Idempotent: a payment is undone once. */
export function useRegret() {
  const refresh = useMembershipRefresh();
  return useMutation({
    mutationFn: (id: string) => call(regretPayment, { params: { id } }),
    onSettled: () => refresh(),
  });
}

/** The payload is specified by the product; the server ignores it and asks the provider. */
export const requestActivation = (request: {
  processor: Processor | undefined;
  paymentId: string;
}) =>
  call(activateMembershipDirect, {
    body: { ...request, amount: 100, activationSource: 'callback', activateDirectly: true },
  });

export function useChooseDuplicate() {
  const refresh = useMembershipRefresh();
  return useMutation({
    mutationFn: ({ id, choice }: { id: string; choice: 'keep' | 'return' }) =>
      call(choice === 'keep' ? keepDuplicate : returnDuplicate, { params: { id } }),
    onSuccess: refresh,
  });
}

/** Refreshes everything that a new membership changes on screen. */
export function useMembershipRefresh() {
  const cache = useQueryClient();
  return async (): Promise<boolean> => {
    await Promise.all([
      cache.invalidateQueries({ queryKey: membershipDetailQuery.queryKey }),
      cache.invalidateQueries({ queryKey: openCheckoutsQuery.queryKey }),
    ]);
    const now = await cache.fetchQuery({ ...membershipQuery, staleTime: 0 });
    return now?.hasMembership ?? false;
  };
}
