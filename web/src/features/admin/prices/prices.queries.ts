import { cancelPrice, schedulePrice } from '@forja/contract/admin/admin-prices';
import { readAdminTable } from '@forja/contract/admin/admin-tables';
import type { RequestOf } from '@forja/contract/http/endpoint';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callAsAdmin as call } from '../proof/call-as-admin.ts';

const PRICES = ['/api/admin/tables', 'prices'];

export const upcomingPricesQuery = queryOptions({
  queryKey: [...PRICES, 'upcoming'],
  queryFn: () =>
    call(readAdminTable, {
      params: { table: 'prices' },
      query: { filter: 'upcoming', sort: 'starts_at', direction: 'asc' },
    }),
  staleTime: 0,
});

function useChangePrices<Body>(change: (body: Body) => Promise<unknown>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => cache.invalidateQueries({ queryKey: PRICES }),
  });
}

export const useSchedulePrice = () =>
  useChangePrices((body: RequestOf<typeof schedulePrice>['body']) => call(schedulePrice, { body }));
export const useCancelPrice = () =>
  useChangePrices(({ id, reason }: { id: string; reason: string }) =>
    call(cancelPrice, { params: { id }, body: { reason } }),
  );
