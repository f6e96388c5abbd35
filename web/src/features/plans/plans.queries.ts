import { createPlan, deletePlan, listPlans, readPlan, restorePlan } from '@forja/contract/plans';
import type { PlanInput } from '@forja/domain/person/plan-input';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/call.ts';

export const plansQuery = infiniteQueryOptions({
  queryKey: ['/api/plans'],
  queryFn: ({ pageParam }) => call(listPlans, { query: pageParam === undefined ? {} : { cursor: pageParam } }),
  initialPageParam: undefined as string | undefined, // the first page has no cursor
  getNextPageParam: ({ next }) => next ?? undefined,
});

export const planQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/plans', id],
    queryFn: () => call(readPlan, { params: { id } }),
  });

/** The id is made here, so that asking twice (a double tap, a lost answer) saves one plan. */
export function useSavePlan() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id, input }: { id: string; input: PlanInput }) => call(createPlan, { body: { ...input, id } }),
    onSuccess: async (saved) => {
      cache.setQueryData(planQuery(saved.id).queryKey, saved);
      await cache.invalidateQueries({ queryKey: plansQuery.queryKey, exact: true });
    },
  });
}

export function useDeletePlan() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deletePlan, { params: { id } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: plansQuery.queryKey, exact: true }),
  });
}

/** Takes a deleted plan out of memory, once no page shows it: it would be asked for again. */
export function useForgetPlan() {
  const cache = useQueryClient();
  return (id: string) => cache.removeQueries({ queryKey: planQuery(id).queryKey });
}

export function useRestorePlan() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(restorePlan, { params: { id } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: plansQuery.queryKey, exact: true }),
  });
}
