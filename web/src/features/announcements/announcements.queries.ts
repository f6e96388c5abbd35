import { chooseLetters, readSiteNotice, stopLetters } from '@forja/contract/announcements';
import { HOUR_MS } from '@forja/domain/units/durations';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/http/call.ts';
import { refreshAccount } from '../identity/session.queries.ts';

/** Fetched once per visit, or when it is stale. */
export const siteNoticeQuery = queryOptions({
  queryKey: ['/api/site-notice'],
  queryFn: () => call(readSiteNotice, {}),
  staleTime: HOUR_MS,
  retry: false,
});

export function useChooseLetters() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (wantsLetters: boolean) => call(chooseLetters, { body: { wantsLetters } }),
    onSuccess: () => refreshAccount(cache),
  });
}

export const useStopLetters = () =>
  useMutation({ mutationFn: (token: string) => call(stopLetters, { body: { token } }) });
